import type { en } from '#content/study-design/designs/cluster-randomized/en.ts'
import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import type { Texts } from '#src/study-design/frame/fields.ts'
import {
  enrolled,
  refuseDeviations,
  refusePower,
  roundUp,
  sizeQuantities,
  tailLevel,
} from '#src/study-design/frame/planning.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import { sizeForChance } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import { code } from './code.ts'
import { designEffect, effectOf, powerAt } from './effect.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { formula, methods } from './text.ts'

function normalSize(inputs: Inputs): number {
  const { distance, variance } = effectOf(inputs)
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(inputs.power)
  return ((z / distance) ** 2 * variance * designEffect(inputs)) / inputs.m
}

function refuse(inputs: Inputs): Refusal<typeof en> | null {
  const { difference, sd } = inputs
  const isMeans = inputs.outcome === 'means'
  const margin = inputs.goal === 'superiority' ? 0 : inputs.margin
  if (!isMeans && margin > 100) return { field: 'margin', code: 'tooLarge', facts: { max: 100 } }
  const excess = isMeans && refuseDeviations({ difference, margin }, sd)
  if (excess) return excess
  const { distance } = effectOf(inputs)
  if (inputs.goal === 'noninferiority' && distance <= 0) return { field: 'margin', code: 'beyondMargin' }
  if (distance === 0)
    return isMeans ? { field: 'difference', code: 'noDifference' } : { field: 'p2', code: 'sameProportions' }
  return refusePower(inputs)
}

function compute(inputs: Inputs): Quantities {
  const { n, m, dropout } = inputs
  const exact =
    n ?? sizeForChance((clusters) => powerAt(inputs, clusters), inputs.power, 2, normalSize(inputs))
  const clusters = roundUp(exact)
  const first = roundUp(clusters * m)
  const perCluster = enrolled(m, dropout)
  return {
    clusters,
    clustersTotal: 2 * clusters,
    first,
    second: first,
    total: 2 * first,
    perCluster: dropout > 0 ? perCluster : undefined,
    enrolledTotal: dropout > 0 ? 2 * clusters * perCluster : undefined,
    power: powerAt(inputs, clusters),
    designEffect: designEffect(inputs),
    exact: n === null ? exact : undefined,
    normal: n === null ? normalSize(inputs) : undefined,
  }
}

/** A margin on proportions is in percentage points: `10%` is `10`. */
function withoutPercentSign(given: Texts): Texts {
  const { outcome, margin } = given
  if (outcome !== 'proportions' || margin === undefined) return given
  return { ...given, margin: margin.replace(/\s*[%\u066a\uff05]\s*$/, '') }
}

/** Two arms of whole clusters, e.g. clinics, by the t test of cluster means. */
export const clusterRandomized = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  rewrite: withoutPercentSign,
  measures: ['mean-difference', 'risk-difference'],
  quantities: {
    clusters: { as: 'count' },
    clustersTotal: { as: 'count' },
    ...sizeQuantities,
    perCluster: { as: 'count' },
    designEffect: { as: 'decimal', decimals: 3, isDetail: true },
    exact: { as: 'decimal', decimals: 3, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ n }) => (n === null ? 'clustersTotal' : 'power'),
  refuse,
  compute,
  curve: (inputs, values) =>
    sizeCurve(['clusters', 'power'], values, {
      lowest: 2,
      target: inputs.power,
      at: (size) => powerAt(inputs, size),
    }),
  notes,
  methods,
  code,
  formula,
  sources: [
    'Donner A, Klar N. Design and Analysis of Cluster Randomization Trials in Health Research. Arnold 2000, ch. 5.',
    'Eldridge SM, Ashby D, Kerry S. Sample size for cluster randomized trials: effect of coefficient of variation of cluster size and analysis method. Int J Epidemiol 2006;35:1292-300. Used here: the design effect of the analysis weighted by cluster size.',
    'Hayes RJ, Bennett S. Simple sample size calculation for cluster-randomized trials. Int J Epidemiol 1999;28:319-26. Used here: the harmonic mean of the sizes, for unweighted means.',
  ],
})
