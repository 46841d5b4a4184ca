import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { twoMeans } from './design.ts'

const compute = valuesOf(twoMeans)

const study = fc
  .record({
    comparison: fc.constantFrom('two', 'paired', 'one'),
    goal: fc.constantFrom('superiority', 'noninferiority', 'equivalence'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(10, 99),
    difference: real(-2, 2),
    sd: real(1, 20),
    margin: real(2.5, 9),
    allocation: real(0.2, 5, 2),
  })
  .filter((texts) => isAsked(texts) && Math.abs(Number(texts.difference)) > 0.1)

describe('over random studies', () => {
  test('the size reaches the power; one fewer in each group does not', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { first = 0, second = 0, size = 0, power = 0, exact = 0 } = compute(texts)
        expect(power).toBeGreaterThanOrEqual(Number(texts.power) / 100 - 1e-9)
        const fewer = (first || size) - 1
        // Both arms are the real size rounded up, so a smaller arm is too small.
        expect(first || size).toBeLessThan(exact + 1)
        if (texts.comparison === 'two') expect(second).toBeLessThan(exact / Number(texts.allocation) + 1)
        if (fewer < 4 || texts.allocation !== '1.00') return
        expect(compute({ ...texts, n: String(fewer) }).power).toBeLessThan(Number(texts.power) / 100)
      }),
      seeded,
    )
  })

  test('more participants, a larger alpha, a smaller deviation: never less power', () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 5, max: 400 }), (texts, n) => {
        const powerOf = (changed: Texts) => compute({ ...texts, n: String(n), ...changed }).power ?? 0
        const power = powerOf({}) - 1e-9
        // Far below the needed size, two tests may lose power with one participant more.
        if (texts.goal !== 'equivalence' || power > 2 * Number(texts.alpha))
          expect(powerOf({ n: String(n + 1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ alpha: String(Number(texts.alpha) * 1.1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ sd: String(Number(texts.sd) * 0.9) })).toBeGreaterThanOrEqual(power)
      }),
      seeded,
    )
  })

  test('lower is better, and the difference has the other sign: the same study', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const mirrored = { ...texts, better: 'lower', difference: String(-Number(texts.difference)) }
        const [one, other] = [compute({ ...texts, better: 'higher' }), compute(mirrored)]
        expect(other).toMatchObject({ ...one, power: expect.anything(), exact: expect.anything() })
        expect(other.exact).toBeCloseTo(one.exact ?? 0, 5)
        expect(other.power).toBeCloseTo(one.power ?? 0, 8)
      }),
      seeded,
    )
  })

  test('groups swapped: the same sizes, the other way around', () => {
    fc.assert(
      fc.property(study, fc.constantFrom(1, 2, 4, 5), (texts, allocation) => {
        const two = { ...texts, comparison: 'two' }
        const one = compute({ ...two, allocation: `${allocation}:1` })
        const other = compute({ ...two, allocation: `1:${allocation}` })
        expect([other.second, other.first]).toEqual([one.first, one.second])
      }),
      seeded,
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{ difference: '0' }, 'difference', 'noDifference'],
    [{ goal: 'noninferiority', difference: '-5', margin: '5' }, 'margin', 'beyondMargin'],
    [{ goal: 'noninferiority', better: 'lower', difference: '5', margin: '5' }, 'margin', 'beyondMargin'],
    [{ goal: 'equivalence', difference: '6', margin: '5' }, 'margin', 'beyondMargin'],
    [{ power: '4' }, 'power', 'powerBelowAlpha'],
    [{ difference: '0.0001' }, '', 'tooMany'],
    [{ sd: '0.000001' }, 'difference', 'beyondDeviations'],
    [{ difference: '-1000000', sd: '999' }, 'difference', 'beyondDeviations'],
    [{ goal: 'equivalence', margin: '10001' }, 'margin', 'beyondDeviations'],
    [{ goal: 'noninferiority', margin: '1000000', n: '441629' }, 'margin', 'beyondDeviations'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(twoMeans.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })

  test.each([
    [{ sd: '-3' }, 'sd', 'tooSmall'],
    [{ sd: '' }, 'sd', 'missing'],
    [{ alpha: 'abc' }, 'alpha', 'notANumber'],
    [{ alpha: 'five' }, 'alpha', 'notANumber'],
    [{ n: '20.5' }, 'n', 'notWhole'],
    [{ n: '1000001' }, 'n', 'tooLarge'],
    [{ goal: 'both' }, 'goal', 'notAnOption'],
    [{ sd: '1'.repeat(31) }, 'sd', 'tooLong'],
  ])('%j: a fault at %s, %s', (texts: Texts, field, code) => {
    expect(twoMeans.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })
})

test('a thousand standard deviations, and a number with all digits of a double: computed', () => {
  expect(compute({ difference: '10000' }).total).toBe(4)
  expect(compute({ alpha: '0.000012345678901234567' }).power).toBeGreaterThan(0.8)
})

test('a margin that does not count: not read, not even if it is nonsense', () => {
  expect(compute({ margin: 'nonsense' }).total).toBe(128)
})

test('a percent sign, spaces, a typographic minus: read as they are meant', () => {
  expect(compute({ power: ' 90 % ', difference: '−5' }).total).toBe(172)
})

// By hand: the critical value is 0, so the power is P(|difference of the means| < margin), 2 Φ(5 / √40)
// − 1, which 0.4999 nearly gives too.
test('two one-sided tests at a level of 1/2: the chance that the difference is within the margin', () => {
  const texts = { goal: 'equivalence', sides: '1', difference: '0', n: '5' }
  expect(compute({ ...texts, alpha: '0.5' }).power).toBeCloseTo(0.5708, 4)
  expect(compute({ ...texts, alpha: '0.4999' }).power).toBeCloseTo(0.5708, 3)
})

// Computed by the version before `allocation`.
test.each([
  [
    { goal: 'noninferiority', difference: '-1', ratio: '0.5' },
    { first: 149, second: 75 },
  ],
  [
    { goal: 'equivalence', difference: '1', ratio: '1.5', sides: '1' },
    { first: 68, second: 102 },
  ],
  [
    { n: '40', ratio: '3' },
    { second: 120, power: 0.7769602528908534 },
  ],
])('an older address, %j: the same study', (texts: Texts, expected) => {
  const computed = compute(texts)
  for (const [quantity, value] of Object.entries(expected)) expect(computed[quantity]).toBeCloseTo(value, 8)
})

// By hand: 48 / 0.9 = 53.3 and 96 / 0.9 = 106.7.
test('dropout of 10 %: each group enlarged and rounded up for itself', () => {
  expect(compute({ ratio: '2', dropout: '10' })).toMatchObject({
    first: 48,
    second: 96,
    enrolledFirst: 54,
    enrolledSecond: 107,
    enrolledTotal: 161,
  })
})
