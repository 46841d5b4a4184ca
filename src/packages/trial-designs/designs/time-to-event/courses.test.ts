import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeToEvent } from './design.ts'

type Texts = Record<string, string>

function valuesOf(texts: Texts): Partial<Record<string, number>> {
  const computed = timeToEvent.answer(texts)
  return computed.isResult ? computed.values : {}
}
const codeOf = (texts: Texts) => {
  const computed = timeToEvent.answer(texts)
  return computed.isResult ? undefined : computed.faults[0]?.code
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((x) => x.toFixed(3))
const course = fc.record({
  hr: real(0.4, 0.85),
  allocation: fc.constantFrom('1', '2', '1:2'),
  controlBy: fc.constantFrom('median', 'rate', 'changing'),
  median: real(3, 40),
  eventFree: real(20, 90),
  eventFreeAt: real(6, 36),
  changeAt: real(1, 20),
  laterMedian: real(3, 40),
  delay: fc.constantFrom('0', '0', '2'),
  recruitment: fc.constantFrom('months', 'rate'),
  accrual: real(8, 40),
  perMonth: real(5, 60),
  pace: fc.constantFrom('even', 'steps'),
  firstMonths: real(1, 3),
  firstPace: real(10, 300),
  nextMonths: real(0, 4),
  nextPace: real(10, 150),
  exposure: fc.constantFrom('untilEnd', 'fixed'),
  followUp: real(6, 30),
  lost: real(1, 20),
  lostTreated: fc.oneof(fc.constant(''), real(1, 20)),
})
const seeded = { seed: 20261129, numRuns: 300 }

describe('over random courses', () => {
  test('the size reaches its power and whole events; a less favorable course never has more', () => {
    fc.assert(
      fc.property(course, (texts) => {
        const { first, total = 0, events = 0, expectedEvents = 0, power = 0 } = valuesOf(texts)
        fc.pre(first !== undefined)
        expect(power).toBeGreaterThan(0.8 - 1e-9)
        expect(expectedEvents).toBeGreaterThan(events - 1e-6)
        const having = (changed: Texts) =>
          valuesOf({ ...texts, ...changed }).exactTotal ?? Number.POSITIVE_INFINITY
        const real = having({})
        expect(real).toBeLessThan(total + 1e-6)
        expect(having({ power: '85' })).toBeGreaterThan(real)
        expect(having({ delay: '3' })).toBeGreaterThan(real)
        expect(having({ hr: String(Number(texts.hr) ** 0.9) })).toBeGreaterThan(real)
        expect(having({ lost: '25', lostTreated: '25' })).toBeGreaterThan(real)
      }),
      seeded,
    )
  })

  test('what is found for a size: with it the size has its power', () => {
    fc.assert(
      fc.property(course, fc.constantFrom('hr', 'followUp'), (texts, find) => {
        const given = { ...texts, n: '400', find }
        const found = valuesOf(given)[find]
        fc.pre(found !== undefined && found > 0)
        const back = valuesOf({ ...given, [find]: String(found), find: 'power' })
        expect(back.power).toBeCloseTo(0.8, 6)
      }),
      seeded,
    )
  })

  test('a size and the rate that it needs determine each other', () => {
    fc.assert(
      fc.property(course, (texts) => {
        const typed: Texts = { ...texts, find: 'power', n: '200', recruitment: 'months' }
        const { ratePerMonth, power, duration } = valuesOf(typed)
        fc.pre(ratePerMonth !== undefined)
        const back = valuesOf({ ...typed, recruitment: 'rate', perMonth: String(ratePerMonth) })
        expect(back.recruitedIn).toBeCloseTo(Number(texts.accrual), 6)
        expect(back.duration).toBeCloseTo(duration ?? 0, 6)
        expect(back.power).toBeCloseTo(power ?? 0, 8)
      }),
      seeded,
    )
  })

  test('events by month: they grow to those expected, and recruitment to all', () => {
    fc.assert(
      fc.property(course, (texts) => {
        const answer = timeToEvent.answer(texts)
        if (!answer.isResult) return
        const rows = answer.table?.rows ?? []
        for (const column of [1, 2]) {
          const values = rows.map((row) => row[column] ?? 0)
          expect(values).toEqual([...values].sort((a, b) => a - b))
        }
        expect(rows.at(-1)?.[1]).toBeCloseTo(answer.values.total ?? 0, 6)
        expect(rows.at(-1)?.[2]).toBeCloseTo(answer.values.expectedEvents ?? 0, 6)
      }),
      { ...seeded, numRuns: 100 },
    )
  })
})

test.each<[Texts, Texts]>([
  [{ controlBy: 'rate', eventFree: '50', eventFreeAt: '12' }, {}],
  [{ controlBy: 'changing', changeAt: '7', laterMedian: '12' }, {}],
  [{ pace: 'steps', firstPace: '100', nextMonths: '4', nextPace: '100' }, {}],
  [{ lostTreated: '5' }, {}],
  [{ exposure: 'fixed', accrual: '0.1' }, { accrual: '0.1' }],
  [{ delay: '0' }, {}],
])('%j: the same trial as %j', (one, other) => {
  for (const find of ['size', 'power', 'hr', 'followUp']) {
    const [there, back] = [valuesOf({ find, n: '320', ...one }), valuesOf({ find, n: '320', ...other })]
    expect((there.power ?? 0) / (back.power ?? 0)).toBeCloseTo(1, 2)
    expect((there.exactTotal ?? 1) / (back.exactTotal ?? 1)).toBeCloseTo(1, 2)
  }
})

test.each<[Texts, string]>([
  [{ pace: 'steps', firstMonths: '12', nextMonths: '6' }, 'neverFullRate'],
  [{ exposure: 'fixed', followUp: '0' }, 'noFollowedTime'],
  [{ delay: '30' }, 'delayBeyondEnd'],
  [{ delay: '12', exposure: 'fixed' }, 'delayBeyondEnd'],
  [{ delay: '3', method: 'freedman' }, 'freedmanWithDelay'],
  [{ recruitment: 'rate', perMonth: '0.1' }, 'recruitmentTooLong'],
])('%j: %s', (texts, code) => {
  expect(codeOf(texts)).toBe(code)
})

test('a delay counts only for superiority: with a margin the field is not read', () => {
  const withMargin = { goal: 'noninferiority', hr: '1' }
  expect(valuesOf({ ...withMargin, delay: '6' })).toEqual(valuesOf(withMargin))
})
