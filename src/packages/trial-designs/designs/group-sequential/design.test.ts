import { exitsAbove, exitsOf, power as powerOf } from '@marom/statistics/sequential'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../frame/fields.ts'
import { readInputs } from '../../frame/read-inputs.ts'
import { groupSequential } from './design.ts'
import { fields, type Rules } from './inputs.ts'
import { refuseFutility, refuseTimes, solve, timesOf } from './plan.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = groupSequential.answer(texts)
  return computed.isResult ? computed.values : {}
}

const both = fc.constant('both' as const)
const rulesOfNothing = {
  goal: fc.constant('superiority'),
  futility: fc.constant('none'),
  futilityGamma: fc.constant(-2),
  binding: fc.constant('no'),
  harm: fc.constant('byTest'),
  harmGamma: fc.constant(-2),
  harmLevel: fc.constant(0.1),
  ...{ stop1: both, stop2: both, stop3: both, stop4: both, stop5: both },
} as const

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
  ...rulesOfNothing,
} as const)
const seeded = { seed: 20260923, numRuns: 300 }

function rulesOf(texts: Texts): Rules {
  const read = readInputs(fields, textsOf(fields, texts))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.inputs
}

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
        for (const [i, exit] of exitsOf(plan, -drift).below.entries())
          expect(exit).toBeCloseTo(above[i] ?? 0, 9)
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
    [{ t1: '50', t2: '54' }, { faults: [{ field: 't2', code: 'looksTooClose' }] }],
    [{ t1: '70', t2: '40' }, { faults: [{ field: 't2', code: 'looksTooClose' }] }],
    [{ t1: '70' }, { faults: [{ field: 't2', code: 'looksTooClose' }] }],
    [{ t1: '4' }, { faults: [{ field: 't1', code: 'tooSmall' }] }],
    [{ power: '5' }, { faults: [{ field: 'power', code: 'powerBelowAlpha' }] }],
    [{ fixed: '1000000' }, { faults: [{ field: '', code: 'tooMany' }] }],
    [{ boundary: 'hwangShihDeCani', gamma: '-21' }, { faults: [{ field: 'gamma', code: 'tooSmall' }] }],
    [{ boundary: 'haybittle' }, { faults: [{ field: 'boundary', code: 'notAnOption' }] }],
  ])('%j', (texts: Texts, expected) => {
    expect(groupSequential.answer(texts)).toMatchObject(expected)
  })

  test('a look that the number of looks does not have: not read', () => {
    expect(compute({ looks: '2', t1: '60', t2: '61' })).toEqual(compute({ looks: '2', t1: '60' }))
  })
})

describe('over random plans that stop for futility', () => {
  const futile = fc.record({
    futility: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani'),
    futilityGamma: double(-20, 5),
    binding: fc.constantFrom('no', 'yes'),
    harm: fc.constantFrom('byTest', 'none', 'obrienFleming', 'pocock', 'hwangShihDeCani'),
    power: double(0.5, 0.9999),
  } as const)

  test('the power is reached, the type I error kept, and harm is below futility, which is below efficacy', () => {
    fc.assert(
      fc.property(rules, futile, (base, change) => {
        const rule: Rules = { ...base, ...change }
        fc.pre(refuseFutility(rule) === null)
        const { plan, efficacy, futility, harm, drift, fixedDrift } = solve(rule)
        expect(powerOf(plan, drift)).toBeCloseTo(rule.power, 7)
        expect(drift).toBeGreaterThanOrEqual(fixedDrift - 1e-9)
        expect(powerOf(efficacy, 0) / (rule.alpha / Number(rule.sides))).toBeCloseTo(1, 6)
        for (const [i, { upper }] of plan.looks.slice(0, -1).entries()) {
          expect(futility?.[i]).toBeLessThan(upper)
          if (harm) expect(harm[i]).toBeLessThanOrEqual(futility?.[i] ?? 0)
        }
      }),
      { seed: 20261126, numRuns: 300 },
    )
  })

  test('a binding boundary needs no more than a non-binding one, which needs more than none', () => {
    const sizeOf = (texts: Texts) => compute({ power: '90', looks: '4', ...texts }).exactMaximum ?? 0
    for (const futility of ['obrienFleming', 'pocock', 'hwangShihDeCani']) {
      const nonbinding = sizeOf({ futility })
      expect(sizeOf({ futility, binding: 'yes' })).toBeLessThan(nonbinding)
      expect(sizeOf({})).toBeLessThan(nonbinding)
    }
  })
})

describe('an address without the newer fields', () => {
  test('two-sided: the mirrored boundary, as before', () => {
    const { futility, harm, plan } = solve(rulesOf({ looks: '4' }))
    expect(futility).toBeNull()
    expect(harm).toEqual(plan.looks.map(({ upper }) => -upper))
  })

  test('one-sided: no lower boundary, as before', () => {
    expect(solve(rulesOf({ sides: '1' }))).toMatchObject({ futility: null, harm: null })
  })
})

describe('what futility and harm refuse', () => {
  test.each([
    [
      { futility: 'pocock', power: '40' },
      { field: 'power', code: 'powerTooLow' },
    ],
    [
      { futility: 'pocock', binding: 'yes', boundary: 'wangTsiatis' },
      { field: 'binding', code: 'bindingShape' },
    ],
  ])('%j', (texts: Texts, refusal) => {
    expect(groupSequential.answer(texts)).toMatchObject({ faults: [refusal] })
  })

  test('a Wang-Tsiatis boundary with a non-binding one for futility: answered', () => {
    expect(compute({ futility: 'pocock', boundary: 'wangTsiatis' }).power).toBeGreaterThan(0.8)
  })
})
