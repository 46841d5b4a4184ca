import { describe, expect, test } from 'vitest'
import { day, hour, minute, second } from './back-off.ts'
import { Breaker } from './breaker.ts'
import type { Failure } from './mailchannels.ts'

const message = (row: number) => ({ reference: `M${row}`, dueAt: row, row })
const bad: Failure = { state: 'retry', reason: 'status 500' }
const limited = (after?: number): Failure => ({ state: 'limited', reason: 'status 429', after })
const start = 1_000_000

/** Lets one message fail, and after it another as the probe: the provider is out. */
function makeOut() {
  const breaker = new Breaker(null)
  breaker.fail(message(1), bad, start)
  breaker.start(message(2), start + 2 * second)
  breaker.fail(message(2), bad, start + 2 * second)
  return breaker
}

describe('closed', () => {
  test('as many tries as there is room for, and nothing to write down', () => {
    const breaker = new Breaker(null)
    expect([breaker.phase, breaker.places(start, 6), breaker.unwritten(start)]).toEqual(['closed', 6, null])
    breaker.start(message(1), start)
    breaker.succeed(message(1), start)
    expect([breaker.phase, breaker.unwritten(start)]).toEqual(['closed', null])
  })

  test('one failure: nobody is asked for 2 s, then one; it may be the message, so nobody is called out', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(1), bad, start)
    expect([breaker.phase, breaker.isOut, breaker.unwritten(start)]).toEqual(['open', false, null])
    expect(breaker.places(start + 1999, 6)).toBe(0)
    expect(breaker.places(start + 2000, 6)).toBe(1)
    breaker.start(message(2), start + 2000)
    expect([breaker.phase, breaker.places(start + 3000, 5)]).toEqual(['half-open', 0])
  })

  test('another gets through: closed again, and who failed is named', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(1), bad, start)
    breaker.start(message(2), start + 2000)
    expect(breaker.succeed(message(2), start + 2000)).toEqual([
      ['M1', { state: 'retry', reason: 'status 500' }],
    ])
    expect([breaker.phase, breaker.unwritten(start)]).toEqual(['closed', null])
  })
})

describe('open', () => {
  test('two different messages fail in a row: the provider is out and no message is to blame', () => {
    const breaker = makeOut()
    expect([breaker.phase, breaker.isOut]).toEqual(['open', true])
    breaker.start(message(3), start + 6 * second)
    expect(breaker.succeed(message(3), start + 6 * second)).toEqual([])
    expect(breaker.phase).toBe('closed')
  })

  test('the only message fails again and again: blamed as soon as another gets through', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(1), bad, start)
    for (let now = start; now < start + minute; now = breaker.probeAt) {
      breaker.start(message(1), now)
      breaker.fail(message(1), bad, now)
    }
    expect(breaker.isOut).toBe(true)
    breaker.start(message(2), breaker.probeAt)
    expect(breaker.succeed(message(2), breaker.probeAt)).toHaveLength(1)
  })

  test('the probes: after 2, 4, 8, 16 s, then every 30 s, each behind the last', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(1), bad, start)
    const waits = []
    for (let row = 2, now = start; row < 9; row++) {
      waits.push((breaker.probeAt - now) / second)
      expect(breaker.last.row).toBe(row - 1)
      now = breaker.probeAt
      breaker.start(message(row), now)
      breaker.fail(message(row), bad, now)
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 30, 30])
  })

  test('a late success of a try from before: the probe decides all the same', () => {
    const breaker = makeOut()
    breaker.succeed(message(9), start + 3 * second)
    expect(breaker.phase).toBe('open')
  })

  test('it survives a restart, once a probe has failed', () => {
    const breaker = makeOut()
    const written = breaker.unwritten(start)
    expect(breaker.unwritten(start)).toBeNull()
    const again = new Breaker(written)
    expect([again.phase, again.isOut, again.reason, again.probeAt]).toEqual([
      'open',
      true,
      'status 500',
      breaker.probeAt,
    ])
    again.start(message(3), again.probeAt)
    again.succeed(message(3), again.probeAt)
    expect(new Breaker(again.unwritten(start)).phase).toBe('closed')
  })

  test.each(['', 'x', '{}', '{"state":"open"}', 'null'])('what was written is "%s": closed', (text) => {
    expect(new Breaker(text).phase).toBe('closed')
  })

  test('an operator wakes it: the next probe is due', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(1), limited(hour), start)
    breaker.wake(start + 5)
    expect(breaker.places(start + 5, 6)).toBe(1)
  })

  test('the probe makes no mail: another is asked at once', () => {
    const breaker = makeOut()
    const now = breaker.probeAt
    breaker.start(message(3), now)
    breaker.pass(message(3), now)
    expect([breaker.places(now, 6), breaker.last.row]).toEqual([1, 3])
  })
})

describe('a quota', () => {
  test('Retry-After holds the queue and no message, for a day at most', () => {
    for (const [after, held] of [
      [minute, minute],
      [99_999 * hour, day],
    ] as const) {
      const breaker = new Breaker(null)
      breaker.fail(message(1), limited(after), start)
      expect(breaker.places(start + held - 1, 6)).toBe(0)
      expect(breaker.places(start + held, 6)).toBe(1)
      expect(breaker.succeed(message(2), start)).toEqual([])
      expect(breaker.phase).toBe('open')
    }
  })

  test('six tries that were told so at once: written down once', () => {
    const breaker = new Breaker(null)
    const written = Array.from({ length: 6 }, (_, index) => {
      breaker.fail(message(index), limited(hour), start + index)
      return breaker.unwritten(start + index)
    })
    expect(written.filter((text) => text !== null)).toHaveLength(1)
  })

  test('the oldest is asked first afterwards', () => {
    const breaker = new Breaker(null)
    breaker.fail(message(5), limited(hour), start)
    expect(breaker.last.row).toBe(0)
  })

  test('held for an hour: shared for a day; held for a minute: not', () => {
    for (const [after, isRationed] of [
      [hour, true],
      [minute, false],
    ] as const) {
      const breaker = new Breaker(null)
      breaker.fail(message(1), limited(after), start)
      breaker.start(message(1), start + after)
      breaker.succeed(message(1), start + after)
      expect(breaker.isRationed(start + after + 1)).toBe(isRationed)
      expect(breaker.isRationed(start + after + day)).toBe(false)
    }
  })
})
