import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour, minute, second } from '#src/contact/delivery/back-off.ts'
import { makeOutbox, newMessage, sql, stopClock, type TestOutbox, untilState } from '#test/support/outbox.ts'
import { type Meter, meterOf } from '#test/support/row-meter.ts'
import type { Outbox } from './outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Queues messages, one per ms, the last one now. */
function queue(outbox: TestOutbox, total: number) {
  return sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO messages (reference, key, fingerprint, body, createdAt, queuedAt, dueAt)
     SELECT 'N' || i, 'N' || i, '', '{"message":"N' || i || '"}', ?2 - ?1 + i, ?2 - ?1 + i, ?2 - ?1 + i FROM n`,
    total,
    Date.now(),
  )
}

/** A long timeout: the machine may be busy. */
const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 5 })

const untilOpen = ({ stub }: TestOutbox) =>
  until(async () => expect((await stub.summary()).breaker).toBe('open'))

const untilQueued = ({ stub }: TestOutbox, queued: number) =>
  until(async () => expect((await stub.summary()).queued).toBe(queued))

const untilRequests = ({ account }: TestOutbox, requests: number) =>
  until(async () => expect((await account.read()).requests).toBe(requests))

const ring = ({ stub }: TestOutbox) => runInDurableObject(stub, (outbox: Outbox) => outbox.alarm())

const mailed = async ({ account }: TestOutbox) =>
  (await account.read()).mails.map(({ payload }) =>
    Number(/N(\d+)\n$/.exec(payload.content[0]?.value ?? '')?.[1]),
  )

/** Goes from alarm to alarm; each starts a probe that fails. @returns the number of alarms */
function live({ stub }: TestOutbox, clock: ReturnType<typeof stopClock>, duration: number, counts: Meter) {
  const end = Date.now() + duration
  return runInDurableObject(stub, async (outbox: Outbox) => {
    let alarms = 0
    for (; counts.nextAlarm() <= end; alarms++) {
      clock.pass(counts.nextAlarm() - Date.now())
      const failed = counts.failedProbes()
      await outbox.alarm()
      while (counts.failedProbes() === failed) await new Promise((done) => setTimeout(done, 1))
    }
    return alarms
  })
}

describe('10,000 messages wait', () => {
  test('the provider is out for an hour: tries, rows read and rows written stay small; then all goes in order', async () => {
    const outbox = await makeOutbox('bounds', [], { kind: 'status', status: 503 })
    const clock = stopClock()
    await queue(outbox, 10_000)
    const counts = await meterOf(outbox)
    await ring(outbox)
    await untilRequests(outbox, 6)
    await untilOpen(outbox)
    const alarms = await live(outbox, clock, hour, counts)
    const { requests } = await outbox.account.read()
    // Six at once, then after 2, 4, 8 and 16 s, then every 30 s.
    expect(requests).toBeLessThanOrEqual(6 + 4 + hour / (30 * second))
    expect(requests).toBeGreaterThan(100)
    expect(alarms).toBeLessThanOrEqual(requests)
    expect(counts.written()).toBeLessThanOrEqual(2 * requests)
    expect(counts.read()).toBeLessThanOrEqual(40 * requests)
    expect(await sql(outbox, 'SELECT sum(attempts) AS total FROM messages')).toEqual([{ total: 0 }])

    // Two hundred show the order. Ten thousand would take too long.
    await sql(outbox, 'DELETE FROM messages WHERE createdAt > (SELECT min(createdAt) FROM messages) + 200')
    await outbox.account.fail([])
    clock.pass(30 * second)
    await until(async () => {
      await ring(outbox)
      expect((await outbox.stub.summary()).queued).toBe(0)
    })
    const order = await mailed(outbox)
    // The successful probe goes first, then the oldest. Six at a time may overtake each other.
    const [, ...rest] = order
    for (const [index, number] of rest.entries()) expect(Math.abs(number - index - 1)).toBeLessThanOrEqual(12)
    expect(new Set(order).size).toBe(201)
  }, 60_000)

  test('a revoked key for a day: below a tenth of what the free plan lets an object write', async () => {
    const outbox = await makeOutbox('revoked', [], { kind: 'status', status: 403 })
    const clock = stopClock()
    await queue(outbox, 10_000)
    const counts = await meterOf(outbox)
    await ring(outbox)
    await untilOpen(outbox)
    await untilRequests(outbox, 6)
    counts.reset()
    clock.pass(30 * second)
    await ring(outbox)
    await untilRequests(outbox, 7)
    await live(outbox, clock, 10 * minute, counts)
    expect((counts.written() / 10.5) * (day / minute)).toBeLessThan(10_000)
    expect((counts.read() / 10.5) * (day / minute)).toBeLessThan(500_000)
  }, 60_000)
})

test.each([
  ['mails that go through', null, 1],
  ['mails that are refused once, and asked about twice', { kind: 'status', status: 400 } as const, 2],
])(
  '%s: one wake asks for at most 50, the rest waits for the next, the breaker stays closed',
  async (_, fault, each) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox(`wake-${each}`, [], fault)
    await queue(outbox, 120)
    const setAlarm = await runInDurableObject(outbox.stub, (__: Outbox, { storage }) =>
      vi.spyOn(storage, 'setAlarm').mockResolvedValue(),
    )
    let before = 0
    for (let left = 120; left > 0; ) {
      setAlarm.mockClear()
      await ring(outbox)
      await until(async () => {
        const { queued, breaker } = await outbox.stub.summary()
        expect([queued <= Math.max(0, left - 21), breaker]).toEqual([true, 'closed'])
        expect(setAlarm.mock.calls.length > 0 || queued === 0).toBe(true)
      })
      const settled = () => outbox.account.read()
      let { requests } = await settled()
      await until(async () => {
        const now = (await settled()).requests
        const isSettled = now === requests
        requests = now
        expect(isSettled).toBe(true)
      })
      expect(requests - before).toBeLessThanOrEqual(50)
      before = requests
      left = (await outbox.stub.summary()).queued
      // From now on, not from the start of the wake: on a busy machine a wake itself takes a while.
      if (left > 0) expect(Number(setAlarm.mock.lastCall?.[0]) - Date.now()).toBeLessThan(30 * second)
    }
    expect((await outbox.account.read()).requests).toBe(120 * each)
  },
)

test('a message while all is well: 15 rows written, and none for an alarm that is set already', async () => {
  const outbox = await makeOutbox('rows')
  await outbox.stub.accept(newMessage('first'))
  await untilState(outbox, 'first', 'sent')
  const counts = await meterOf(outbox)
  await outbox.stub.accept(newMessage('second'))
  await untilState(outbox, 'second', 'sent')
  expect(counts.written()).toBeLessThanOrEqual(15)
  expect(counts.read()).toBeLessThan(100)
})

describe('a quota', () => {
  const limit = { kind: 'status', status: 429, retryAfter: '60' } as const

  test('Retry-After holds the queue: not one try before, whatever comes in; then the oldest first', async () => {
    const outbox = await makeOutbox('hold', [limit])
    const clock = stopClock()
    await outbox.stub.accept(newMessage('first', 'N1'))
    await untilOpen(outbox)
    for (let number = 2; number <= 9; number++) {
      clock.pass(second)
      await outbox.stub.accept(newMessage(`k${number}`, `N${number}`))
    }
    clock.pass(50 * second)
    await ring(outbox)
    expect((await outbox.account.read()).requests).toBe(1)
    clock.pass(5 * second)
    await ring(outbox)
    await untilQueued(outbox, 0)
    expect((await mailed(outbox))[0]).toBe(1)
    expect((await mailed(outbox)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a daily limit for a week: no message dies', async () => {
    const outbox = await makeOutbox('week', [], { ...limit, retryAfter: '86400' })
    const clock = stopClock()
    await queue(outbox, 3)
    for (let passed = 0; passed < 7; passed++) {
      await ring(outbox)
      await untilRequests(outbox, 3 + passed)
      await untilOpen(outbox)
      clock.pass(day)
    }
    expect(await outbox.stub.summary()).toMatchObject({ queued: 3, dead: 0 })
    await outbox.account.fail([])
    await ring(outbox)
    await untilQueued(outbox, 0)
  })

  test('ten a day for a hundred that wait: half of them for the oldest, half for the newest', async () => {
    const wait = { ...limit, retryAfter: String(day / second) }
    const outbox = await makeOutbox('shared', [wait, ...Array(10).fill(null)], wait)
    const clock = stopClock()
    await queue(outbox, 1)
    await ring(outbox)
    await untilOpen(outbox)
    await sql(outbox, 'DELETE FROM messages')
    await queue(outbox, 100)
    clock.pass(day)
    await ring(outbox)
    await untilOpen(outbox)
    const numbers = await mailed(outbox)
    expect(numbers[0]).toBe(1)
    expect(numbers.filter((number) => number <= 6)).toHaveLength(5)
    expect(numbers.filter((number) => number >= 95)).toHaveLength(5)
  })
})
