import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exitsAbove, exitsBelow, power as powerOf } from '#src/statistics/sequential/stopping-boundaries.ts'
import { groupSequential } from './design.ts'
import type { Rules } from './inputs.ts'
import { refuseTimes, solve, timesOf } from './plan.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = groupSequential.compute(texts)
  return 'values' in computed ? computed.values : {}
}

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const rules: fc.Arbitrary<Rules> = fc.record({
  boundary: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis'),
  gamma: double(-20, 5),
  shape: double(0, 0.5),
  sides: fc.constantFrom('1', '2'),
  alpha: double(0.0001, 0.2),
  power: double(0.3, 0.9999),
  looks: fc.integer({ min: 2, max: 6 }),
  t1: double(5, 20),
  t2: double(25, 35),
  t3: double(40, 55),
  t4: double(60, 75),
  t5: double(80, 95),
} as const)
const seeded = { seed: 20260923, numRuns: 300 }

function solved(rule: Rules) {
  if (refuseTimes(rule)) throw new Error('looks too close')
  return { fractions: timesOf(rule), ...solve(rule) }
}

describe('over random plans', () => {
  test('the error of each tail is what was asked for, and no bound is missing', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { plan } = solved(rule)
        for (const { upper } of plan.looks) expect(Number.isFinite(upper)).toBe(true)
        expect(powerOf(plan, 0) / (rule.alpha / Number(rule.sides))).toBeCloseTo(1, 7)
      }),
      seeded,
    )
  })

  test('the drift gives the power; less, or a smaller alpha at the same drift, gives less', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { plan, drift, fixedDrift } = solved(rule)
        expect(powerOf(plan, drift)).toBeCloseTo(rule.power, 9)
        expect(drift).toBeGreaterThanOrEqual(fixedDrift - 1e-9)
        expect(powerOf(plan, drift * 0.99)).toBeLessThan(rule.power)
        // With two sides a smaller alpha also stops fewer trials on the wrong side.
        if (rule.sides === '2') return
        const stricter = solved({ ...rule, alpha: rule.alpha * 0.9 }).plan
        expect(powerOf(stricter, drift)).toBeLessThan(rule.power)
      }),
      seeded,
    )
  })

  test('the arms swapped in a two-sided trial: the mirrored bounds are crossed as often', () => {
    fc.assert(
      fc.property(rules, double(0, 5), (rule, drift) => {
        const { plan } = solved({ ...rule, sides: '2' })
        const above = exitsAbove(plan, drift)
        for (const [i, exit] of exitsBelow(plan, -drift).entries())
          expect(exit).toBeCloseTo(above[i] ?? 0, 12)
      }),
      seeded,
    )
  })

  test('the whole maximum reaches the power; one participant fewer does not', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 20, max: 5000 }), (rule, fixed) => {
        const texts: Texts = { fixed: String(fixed) }
        for (const [name, value] of Object.entries(rule)) texts[name] = String(value)
        texts.power = String(rule.power * 100)
        const { maximum = 0, exactMaximum = 0, power = 0 } = compute(texts)
        const { plan, drift } = solved(rule)
        expect(power).toBeGreaterThanOrEqual(rule.power - 1e-9)
        const fewer = drift * Math.sqrt((maximum - 1) / exactMaximum)
        expect(powerOf(plan, fewer)).toBeLessThan(rule.power)
      }),
      seeded,
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{ looks: '7' }, { faults: [{ field: 'looks', code: 'tooManyLooks' }] }],
    [{ looks: '1' }, { faults: [{ field: 'looks', code: 'tooSmall' }] }],
    [{ looks: '2.5' }, { faults: [{ field: 'looks', code: 'notWhole' }] }],
    [{ t1: '50', t2: '54' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '70', t2: '40' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '70' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '4' }, { faults: [{ field: 't1', code: 'tooSmall' }] }],
    [{ power: '5' }, { refusal: { field: 'power', code: 'powerBelowAlpha' } }],
    [{ fixed: '1000000' }, { refusal: { field: '', code: 'tooMany' } }],
    [{ boundary: 'hwangShihDeCani', gamma: '-21' }, { faults: [{ field: 'gamma', code: 'tooSmall' }] }],
    [{ boundary: 'haybittle' }, { faults: [{ field: 'boundary', code: 'notAnOption' }] }],
  ])('%j', (texts: Texts, expected) => {
    expect(groupSequential.compute(texts)).toMatchObject(expected)
  })

  test('a look that the number of looks does not have: not read', () => {
    expect(compute({ looks: '2', t1: '60', t2: '61' })).toEqual(compute({ looks: '2', t1: '60' }))
  })
})

describe('what is shown beside the sizes', () => {
  const answer = groupSequential.answer({ looks: '4', boundary: 'pocock', t1: '20', t2: '50', t3: '65' })
  if (!answer.isResult) throw new Error('no result')
  const rows = answer.table?.rows ?? []

  test('the table: looks at their times, all of alpha spent, the power reached', () => {
    expect(rows.map(([fraction]) => fraction)).toEqual([0.2, 0.5, 0.65, 1])
    expect(rows.at(-1)?.[4]).toBeCloseTo(0.05, 10)
    expect(rows.at(-1)?.[5]).toBeCloseTo(answer.values.power ?? 0, 12)
  })

  test('a nominal p is that of its Z, of both tails', () => {
    // R 4.2.2: 2 * pnorm(2.437977, lower.tail = FALSE), the first of five looks.
    const five = groupSequential.answer({ looks: '5', boundary: 'pocock' })
    expect(five.isResult && five.table?.rows[0]?.[3]).toBeCloseTo(0.0147697, 7)
  })

  test('the curve: the error without an effect, the power at the planned one', () => {
    const line = answer.curve?.lines[0] ?? []
    expect(line[0]?.[1]).toBeCloseTo(0.025, 9)
    const near = line.filter(([effect]) => Math.abs(effect - 1) < 0.06).map(([, power]) => power)
    expect(Math.min(...near)).toBeLessThan(answer.values.power ?? 0)
    expect(Math.max(...near)).toBeGreaterThan(answer.values.power ?? 0)
  })

  test('the call in R: gsDesign by the level of one tail, rpact where a constant is solved for', () => {
    expect(answer.r).toContain(
      'gsDesign::gsDesign(k = 4, test.type = 2, alpha = 0.025, beta = 0.2, timing = c(0.2, 0.5, 0.65, 1), sfu = gsDesign::sfLDPocock, n.fix = 200)',
    )
    const other = groupSequential.answer({ boundary: 'wangTsiatis', looks: '2' })
    expect(other.isResult && other.r).toContain(
      'sided = 2, informationRates = c(0.5, 1), typeOfDesign = "WT", deltaWT = 0)',
    )
  })
})
