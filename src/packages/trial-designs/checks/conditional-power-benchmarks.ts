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
import { gsDesign, gsDesignTests } from '../designs/sources.ts'
import type { FunctionBenchmark } from '../frame/benchmark.ts'

const fixedDrift = () => normalUpperQuantile(0.025) + normalUpperQuantile(0.1)

/** Four looks that may stop for futility. */
function futile() {
  const efficacy = boundariesThatSpend([0.3, 0.55, 0.8, 1], obrienFlemingType(0.025), false)
  const spending = hwangShihDeCani(0.1, -4)
  return withFutility(efficacy, { spending, binding: null, fixedDrift: fixedDrift() })
}

const plan =
  'gsDesign(k = 4, test.type = 4, timing = c(0.3, 0.55, 0.8, 1), sfu = sfLDOF, sfl = sfHSD, sflpar = -4, r = 80, tol = 1e-7)'
const of = 't = 0.3, 0.55, 0.8, 1, a OF, b HSD −4'

/** At a look with a Z: with no effect, with the planned one, and predictive with a flat prior. */
function atLook(look: number, z: number, [none, planned, predictive]: readonly [string, string, string]) {
  const given = `Z${'₁₂₃'[look]} = ${z}`
  const state = `${plan}, i = ${look + 1}, zi = ${z}, r = 80`
  // Its effects are the one observed, none, and the planned one.
  const cp = (effect: 2 | 3) => gsDesign(`sum(gsCP(${state})$upper$prob[, ${effect}])`)
  const pp = gsDesign(`gsPP(${state}, theta = -400:400 / 20, wgts = rep(1, 801))`)
  return [
    {
      expression: `CP(${given}, θ = 0), ${of}`,
      compute: () => conditionalPower(futile().plan, look, z)(0),
      printed: none,
      source: cp(2),
    },
    {
      expression: `CP(${given}, θ = θ₁), ${of}`,
      compute: () => conditionalPower(futile().plan, look, z)(futile().drift),
      printed: planned,
      source: cp(3),
    },
    {
      expression: `PP(${given}), ${of}`,
      compute: () => predictivePower(futile().plan, look, z),
      printed: predictive,
      source: pp,
    },
  ]
}

/** Two-sided, three even looks, 800 participants with a single one; θ for one participant. */
function east(): number {
  const twoSided = boundariesThatSpend([1 / 3, 2 / 3, 1], hwangShihDeCani(0.025, -4), true)
  const maximum = 800 * (driftFor(twoSided, 0.9) / fixedDrift()) ** 2
  return conditionalPower(twoSided, 0, 0.943317)(0.05733214 * Math.sqrt(maximum))
}

export const conditionalPowerBenchmarks: readonly FunctionBenchmark[] = [
  ...atLook(0, 0, ['0.00739414', '0.60871826', '0.0875584']),
  ...atLook(1, 0.5, ['0.00574243', '0.36176333', '0.0591324']),
  ...atLook(2, 1.8, ['0.17424328', '0.70796115', '0.4866113']),
  {
    expression: 'CP(Z₁ = 0.943317, θ = 0.05733214 √n), t = 1/3, 2/3, 1, a HSD −4',
    compute: east,
    printed: '0.3306859',
    source: gsDesignTests('test-independent-test-gsCP.R (its value is from East 6.5)'),
  },
]
