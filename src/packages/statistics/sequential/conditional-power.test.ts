import { expect, test } from 'vitest'
import { normalUpper, normalUpperQuantile } from '../distributions/normal.ts'
import { hwangShihDeCani, obrienFlemingType } from './alpha-spending.ts'
import { conditionalPower, predictivePower } from './conditional-power.ts'
import { driftFor, exitsAbove, power } from './exits.ts'
import { withFutility } from './futility.ts'
import { boundariesThatSpend } from './stopping-boundaries.ts'

const efficacy = boundariesThatSpend([0.3, 0.55, 0.8, 1], obrienFlemingType(0.025), false)
const { plan, drift } = withFutility(efficacy, {
  spending: hwangShihDeCani(0.1, -4),
  binding: null,
  fixedDrift: normalUpperQuantile(0.025) + normalUpperQuantile(0.1),
})

/**
 * gsDesign 3.11.0.9003, r = 80: gsCP with no effect, the planned one and the estimate; gsPP with
 * equal weights of drifts from -40 to 40, 0.005 apart.
 */
test.each([
  [0, 0, [0.00739414214, 0.60871826432, 0.00739414214, 0.087558369]],
  [1, 0.5, [0.00574242948, 0.36176332984, 0.01859136377, 0.05913235247]],
  [2, 1.8, [0.174243282, 0.707961152, 0.485031648, 0.48661127]],
])('look %i, Z %d: conditional and predictive power of gsDesign', (look, z, expected) => {
  const given = conditionalPower(plan, look, z)
  const trend = z / Math.sqrt(plan.looks[look]?.fraction ?? 1)
  const found = [given(0), given(drift), given(trend), predictivePower(plan, look, z)]
  for (const [i, chance] of found.entries()) expect(chance).toBeCloseTo(expected[i] ?? 0, 6)
})

/** East 6.5, as printed in gsDesign 3.11.0.9003, test-independent-test-gsCP.R: 800 participants with one look. */
test('a two-sided plan: conditional power of East', () => {
  const spending = hwangShihDeCani(0.025, -4)
  const twoSided = boundariesThatSpend([1 / 3, 2 / 3, 1], spending, true)
  const fixedDrift = normalUpperQuantile(0.025) + normalUpperQuantile(0.1)
  const maximum = 800 * (driftFor(twoSided, 0.9) / fixedDrift) ** 2
  const given = conditionalPower(twoSided, 0, 0.943317)
  expect(given(0.05733214 * Math.sqrt(maximum))).toBeCloseTo(0.3306859, 6)
})

test('before the last look: the closed forms', () => {
  const [t, z] = [0.8, 1.8]
  const bound = plan.looks[3]?.upper ?? 0
  expect(conditionalPower(plan, 2, z)(2)).toBeCloseTo(
    normalUpper((bound - z * Math.sqrt(t) - 2 * (1 - t)) / Math.sqrt(1 - t)),
    12,
  )
  expect(predictivePower(plan, 2, z)).toBeCloseTo(
    normalUpper((bound * Math.sqrt(t) - z) / Math.sqrt(1 - t)),
    12,
  )
})

test('over all results of the first look the mean of the conditional power is the power', () => {
  const [low, high] = [plan.looks[0]?.lower ?? 0, plan.looks[0]?.upper ?? 0]
  const steps = 200
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const z = low + ((high - low) * (i + 0.5)) / steps
    const place = z - drift * Math.sqrt(0.3)
    sum += (conditionalPower(plan, 0, z)(drift) * Math.exp((-place * place) / 2)) / Math.sqrt(2 * Math.PI)
  }
  const later = power(plan, drift) - (exitsAbove(plan, drift)[0] ?? 0)
  expect((sum * (high - low)) / steps).toBeCloseTo(later, 4)
})

test('a result far beyond a bound decides: nearly 1 and nearly 0', () => {
  for (const look of [0, 1, 2]) {
    expect(predictivePower(efficacy, look, 9)).toBeGreaterThan(0.999)
    expect(conditionalPower(efficacy, look, 9)(40)).toBeGreaterThan(0.999999)
    expect(conditionalPower(efficacy, look, -9)(-40)).toBeLessThan(1e-9)
  }
})

test('a first look at 2 % with an extreme Z, and a last step of 2 %: still probabilities', () => {
  const early = boundariesThatSpend([0.02, 0.04, 0.5, 0.98, 1], obrienFlemingType(0.025), false)
  for (const z of [-10, 0, 10]) {
    const chances = [conditionalPower(early, 0, z)(3), predictivePower(early, 0, z)]
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
  }
})
