import { normalUpperQuantile } from '@marom/statistics/distributions'
import {
  boundariesThatSpend,
  conditionalPower,
  driftFor,
  hwangShihDeCani,
  obrienFlemingType,
  predictivePower,
  withFutility,
} from '@marom/statistics/sequential'

const fixedDrift = () => normalUpperQuantile(0.025) + normalUpperQuantile(0.1)

/** Four looks that may stop for futility. */
function futile() {
  const efficacy = boundariesThatSpend([0.3, 0.55, 0.8, 1], obrienFlemingType(0.025), false)
  const spending = hwangShihDeCani(0.1, -4)
  return withFutility(efficacy, { spending, binding: null, fixedDrift: fixedDrift() })
}

const of = 't = 0.3, 0.55, 0.8, 1, a OF, b HSD −4'

/** At a look with a Z: with no effect, with the planned one, and predictive with a flat prior. */
function atLook(look: number, z: number): [string, () => number][] {
  const given = `Z${'₁₂₃'[look]} = ${z}`
  return [
    [`CP(${given}, θ = 0), ${of}`, () => conditionalPower(futile().plan, look, z)(0)],
    [`CP(${given}, θ = θ₁), ${of}`, () => conditionalPower(futile().plan, look, z)(futile().drift)],
    [`PP(${given}), ${of}`, () => predictivePower(futile().plan, look, z)],
  ]
}

/** Two-sided, three even looks, 800 participants with a single one; θ for one participant. */
function east(): number {
  const twoSided = boundariesThatSpend([1 / 3, 2 / 3, 1], hwangShihDeCani(0.025, -4), true)
  const maximum = 800 * (driftFor(twoSided, 0.9) / fixedDrift()) ** 2
  return conditionalPower(twoSided, 0, 0.943317)(0.05733214 * Math.sqrt(maximum))
}

export const conditionalPowers: readonly (readonly [string, () => number])[] = [
  ...atLook(0, 0),
  ...atLook(1, 0.5),
  ...atLook(2, 1.8),
  ['CP(Z₁ = 0.943317, θ = 0.05733214 √n), t = 1/3, 2/3, 1, a HSD −4', east],
]
