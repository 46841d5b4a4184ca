import { normalQuantile } from '@marom/statistics/distributions'
import { defineDesign } from '../../frame/design.ts'
import type { Texts } from '../../frame/fields.ts'
import { enrolled, roundUp, sizeQuantities, tailLevel } from '../../frame/planning.ts'
import { sizeForChance } from '../../frame/root-finding.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { moved } from '../../frame/variations.ts'
import { code } from './code.ts'
import type { Codes } from './codes.ts'
import { designEffect, effectOf, powerAt } from './effect.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { refuse } from './refuse.ts'
import { exactClusterSize, shareBelow, solve } from './solve.ts'
import { doubts, formula, methods } from './text.ts'

function normalSize(inputs: Inputs): number {
  const { distance, variance } = effectOf(inputs)
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(inputs.power)
  return ((z / distance) ** 2 * variance * designEffect(inputs)) / inputs.m
}

/** Real clusters in each arm that reach the power. */
const clustersFor = (inputs: Inputs) =>
  sizeForChance((clusters) => powerAt(inputs, clusters), inputs.power, 2, normalSize(inputs))

function compute(inputs: Inputs): Quantities {
  const { find, outcome, goal, n, m, dropout } = inputs
  const exact = n ?? clustersFor(inputs)
  const clusters = roundUp(exact)
  const first = roundUp(clusters * m)
  const perCluster = enrolled(m, dropout)
  const isShare = find === 'effect' && outcome === 'proportions'
  const hasOther = isShare && goal === 'superiority' && inputs.p1 > inputs.p2
  return {
    difference: find === 'effect' && outcome === 'means' ? inputs.difference : undefined,
    p1: isShare ? inputs.p1 : undefined,
    p1Below: hasOther ? shareBelow(inputs, clusters) : undefined,
    m: find === 'm' ? m : undefined,
    icc: find === 'icc' ? inputs.icc : undefined,
    margin: find === 'margin' && outcome === 'means' ? inputs.margin : undefined,
    marginPoints: find === 'margin' && outcome === 'proportions' ? inputs.margin : undefined,
    clusters,
    clustersTotal: 2 * clusters,
    first,
    second: first,
    total: 2 * first,
    perCluster: dropout > 0 ? perCluster : undefined,
    enrolledTotal: dropout > 0 ? 2 * clusters * perCluster : undefined,
    power: powerAt(inputs, clusters),
    designEffect: designEffect(inputs),
    exactM: find === 'm' ? exactClusterSize(inputs, clusters) : undefined,
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

/** With a margin the true effect changes by a fifth of the margin. */
function variations(inputs: Inputs): Record<string, ((factor: number) => Partial<Inputs>) | null> {
  const { find, outcome, goal, difference, p1, p2 } = inputs
  // A margin that was found has too many digits for a step.
  const margin = Number(inputs.margin.toPrecision(3))
  const hasMargin = goal === 'noninferiority'
  const isGiven = find !== 'effect'
  if (outcome === 'means')
    return hasMargin && isGiven
      ? {
          difference: null,
          differenceByMargin: (factor) => ({ difference: moved(difference, (factor - 1) * margin) }),
        }
      : {}
  if (!isGiven) return {}
  const changed = (factor: number) =>
    ((factor - 1) * (hasMargin ? Number(margin.toPrecision(3)) : (p1 - p2) * 100)) / 100
  return {
    p1: null,
    p2: null,
    [hasMargin ? 'shareByMargin' : 'shareDifference']: (factor: number) => ({
      p1: moved(p1, changed(factor)),
    }),
    controlShare: (factor) => ({ p1: moved(p1, (factor - 1) * p2), p2: p2 * factor }),
  }
}

/** Two arms of whole clusters, e.g. clinics, by the t test of cluster means. */
export const clusterRandomized = defineDesign<Inputs, Quantities, Codes>({
  fields,
  sections: [
    { name: 'effect', fields: ['difference', 'sd', 'p1', 'p2', 'better', 'margin', 'm', 'icc', 'cv'] },
    { name: 'test', fields: ['sides', 'alpha', 'power', 'analysis', 'dropout', 'n'] },
  ],
  rewrite: withoutPercentSign,
  measures: ['mean-difference', 'risk-difference'],
  quantities: {
    difference: { as: 'significant' },
    p1: { as: 'percent', decimals: 2 },
    p1Below: { as: 'percent', decimals: 2 },
    m: { as: 'count' },
    icc: { as: 'significant' },
    margin: { as: 'significant' },
    marginPoints: { as: 'significant', unit: 'points' },
    clusters: { as: 'count' },
    clustersTotal: { as: 'count' },
    ...sizeQuantities,
    perCluster: { as: 'count' },
    designEffect: { as: 'decimal', decimals: 3, isDetail: true },
    exactM: { as: 'decimal', decimals: 4, isDetail: true },
    exact: { as: 'decimal', decimals: 3, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ find, outcome }) => {
    if (find === 'effect') return outcome === 'means' ? 'difference' : 'p1'
    if (find === 'margin') return outcome === 'means' ? 'margin' : 'marginPoints'
    return find === 'size' ? 'clustersTotal' : find
  },
  refuse,
  solve,
  compute,
  planned: ({ clusters }) => ({ find: 'power', n: String(clusters) }),
  variations,
  doubts,
  curve: (inputs, values) =>
    sizeCurve(['clusters', 'power'], values, {
      lowest: 2,
      target: inputs.find === 'power' ? undefined : inputs.power,
      at: (size) => powerAt(inputs, size),
    }),
  notes: (inputs, values) => notes(inputs, values, clustersFor),
  methods,
  code,
  formula,
  sources: [
    'Donner A, Klar N. Design and Analysis of Cluster Randomization Trials in Health Research. Arnold 2000, ch. 5.',
    'Eldridge SM, Ashby D, Kerry S. Sample size for cluster randomized trials: effect of coefficient of variation of cluster size and analysis method. Int J Epidemiol 2006;35:1292-300. Used here: the design effect of the analysis weighted by cluster size.',
    'Hayes RJ, Bennett S. Simple sample size calculation for cluster-randomized trials. Int J Epidemiol 1999;28:319-26. Used here: the harmonic mean of the sizes, for unweighted means.',
  ],
})
