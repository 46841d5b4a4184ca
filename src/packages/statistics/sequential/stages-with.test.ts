import { describe, expect, test } from 'vitest'
import { hwangShihDeCani, obrienFlemingType, pocockType } from './alpha-spending.ts'
import { conditionalPower } from './conditional-power.ts'
import { driftFor, exitsOf, power } from './exits.ts'
import { withFutility } from './futility.ts'
import { type Means, meanAt, type Plan, walk } from './plan.ts'
import { boundariesThatSpend } from './stopping-boundaries.ts'

const fractions = [0.2, 0.45, 0.5, 0.8, 1]
const efficacy = boundariesThatSpend(fractions, obrienFlemingType(0.025), false)
const twoSided = boundariesThatSpend(fractions, pocockType(0.025), true)
const futile = withFutility(efficacy, { spending: pocockType(0.2), binding: null, fixedDrift: 2.8 })
const open = boundariesThatSpend(fractions, obrienFlemingType(0.025), false, [false, true, false, true, true])

/** The same chances on a grid of their own: a motion without a drift, and bounds less the expectations. */
function walked(plan: Plan, means: Means) {
  const bounds = plan.looks.map(({ fraction, upper, lower }) => {
    const mean = meanAt(means, fraction)
    return { upper: upper - mean, lower: Math.max(-7.5, lower - mean) }
  })
  const boundsAt = (_: unknown, __: number, look: number) => bounds[look] ?? { upper: 0, lower: 0 }
  return exitsOf(walk(fractions, boundsAt, 6, 0), 0)
}

const late = (drift: number) => (fraction: number) => drift * fraction ** 1.4
const sudden = (fraction: number) => (fraction < 0.48 ? 0 : 4.5)

describe.each([
  ['efficacy', efficacy],
  ['two-sided', twoSided],
  ['futility', futile.plan],
  ['looks without efficacy', open],
] as const)('%s', (_, plan) => {
  test.each([
    ['late', late(2.9)],
    ['strong and late', late(6)],
    ['sudden', sudden],
    ['in the wrong direction', late(-2)],
  ] as const)('an effect that is %s: the chances on a grid of their own', (_, means) => {
    const [found, expected] = [exitsOf(plan, means), walked(plan, means)]
    for (const side of ['above', 'below'] as const)
      for (const [look, chance] of expected[side].entries()) expect(found[side][look]).toBeCloseTo(chance, 8)
  })

  test('an effect that does not change has the chances of its drift', () => {
    const [found, expected] = [exitsOf(plan, (t) => 2.7 * Math.sqrt(t)), exitsOf(plan, 2.7)]
    for (const [look, chance] of expected.above.entries()) expect(found.above[look]).toBeCloseTo(chance, 9)
    for (const [look, chance] of expected.below.entries()) expect(found.below[look]).toBeCloseTo(chance, 9)
  })
})

test('the drift for a power, with an effect that grows, has this power', () => {
  const growth = (fraction: number) => fraction ** 0.9
  expect(power(efficacy, late(driftFor(efficacy, 0.85, growth)))).toBeLessThan(0.85)
  const drift = driftFor(efficacy, 0.85, growth)
  expect(power(efficacy, (fraction) => drift * growth(fraction))).toBeCloseTo(0.85, 10)
})

test.each([null, pocockType(0.025)])(
  'futility with a growing effect spends its error (binding: %s)',
  (binding) => {
    const growth = (fraction: number) => fraction ** 1.1
    const options = { spending: hwangShihDeCani(0.1, -2), binding, fixedDrift: 3.24 }
    const start = boundariesThatSpend(fractions, pocockType(0.025), false)
    const steady = withFutility(start, options)
    const { plan, drift } = withFutility(start, { ...options, changing: { growth, steady } })
    const { below } = exitsOf(plan, (fraction) => drift * growth(fraction))
    let spent = 0
    for (const [look, fraction] of fractions.entries()) {
      spent += below[look] ?? 0
      expect(spent).toBeCloseTo(options.spending(fraction), 7)
    }
    // The search begins elsewhere, and ends at the same plan.
    const same = withFutility(start, {
      ...options,
      changing: { growth: Math.sqrt, steady: { ...steady, drift: 3 } },
    })
    expect(same.drift).toBeCloseTo(steady.drift, 8)
  },
)

test('conditional power with an effect that grows: the chances of the looks that remain', () => {
  const given = conditionalPower(efficacy, 2, 1.2)
  expect(given((t) => 3 * Math.sqrt(t))).toBeCloseTo(given(3), 6)
  // All of the effect comes at the end: only the last look shows it.
  const atEnd = given((fraction) => (fraction < 1 ? 0 : 3))
  expect(atEnd).toBeGreaterThan(given(0))
  expect(given((fraction) => (fraction < 0.8 ? 0 : 3))).toBeGreaterThan(atEnd)
})
