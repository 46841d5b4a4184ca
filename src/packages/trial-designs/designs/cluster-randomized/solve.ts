import { normalQuantile } from '@marom/statistics/distributions'
import { percentText } from '../../frame/format.ts'
import { mostDeviations, roundUp, tailLevel } from '../../frame/planning.ts'
import { largestMargin, noPossibleMargin } from '../../frame/possible-margin.ts'
import type { Refusal } from '../../frame/result.ts'
import { valueForChance } from '../../frame/root-finding.ts'
import { withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { designEffect, effectOf, powerAt } from './effect.ts'
import { fields, type Inputs } from './inputs.ts'
import { directionOf, refuse } from './refuse.ts'

type Refused = { refusal: Refusal<Codes> }

/** Where the field of a proportion ends. */
const [least, most] = [fields.p1.min / 100, fields.p1.max / 100]

/** The values of what is asked for, from one with too little power. */
interface Search {
  withValue: (value: number) => Inputs
  from: number
  to: number
}

/** With a margin: the worst difference with which the conclusion is reached. */
function differences(inputs: Inputs): Search {
  const { goal, better, margin, sd } = inputs
  const worst = goal === 'superiority' ? 0 : better === 'higher' ? -margin : margin
  const isRising = goal === 'superiority' || better === 'higher'
  const longest = Math.min(mostDeviations * sd, fields.difference.max)
  return {
    withValue: (difference) => ({ ...inputs, difference }),
    from: worst,
    to: isRising ? longest : -longest,
  }
}

/** Above or below the control; with a margin from the worst one that it allows. */
function shares(inputs: Inputs, isAbove: boolean): Search {
  const { goal, p2, margin } = inputs
  const allowed = goal === 'superiority' ? 0 : margin / 100
  return {
    withValue: (p1) => ({ ...inputs, p1 }),
    from: isAbove ? Math.max(least, p2 - allowed) : Math.min(most, p2 + allowed),
    to: isAbove ? most : least,
  }
}

function margins(inputs: Inputs): Search {
  const { outcome, better, difference, p1, p2, sd } = inputs
  const isMeans = outcome === 'means'
  const gain = (isMeans ? difference : (p1 - p2) * 100) * (better === 'higher' ? 1 : -1)
  const from = Math.max(fields.margin.min, -gain)
  return {
    withValue: (margin) => ({ ...inputs, margin }),
    from,
    to: isMeans
      ? Math.min(mostDeviations * sd, fields.margin.max)
      : Math.max(from, 100 * largestMargin(directionOf(inputs), least)),
  }
}

const clusterSizes = (inputs: Inputs): Search => ({
  withValue: (m) => ({ ...inputs, m }),
  from: fields.m.min,
  to: fields.m.max,
})

/** Clusters smaller than their spread lose nothing by correlation if their means are unweighted. */
function correlations(inputs: Inputs): Search {
  const withValue = (icc: number) => ({ ...inputs, icc })
  const isHarmless = designEffect(withValue(1)) < designEffect(withValue(0))
  return { withValue, from: 1, to: isHarmless ? 1 : 0 }
}

function found(inputs: Inputs, search: Search, clusters: number): Inputs | Refused {
  const { find, power, m } = inputs
  const { variance } = effectOf(inputs)
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(power)
  const error = Math.sqrt((variance * designEffect(inputs)) / (m * clusters))
  const isPoints = find === 'margin' && inputs.outcome === 'proportions'
  const step = find === 'icc' ? 1 / 4 : Math.max(z, 0.1) * error * (isPoints ? 50 : 0.5)
  return withFound(inputs, {
    ...search,
    step: step * Math.sign(search.to - search.from),
    powerOf: (changed) => powerAt(changed, clusters),
    refuse,
  })
}

/** By the side of the control; a side without room is left out. */
function foundShare(inputs: Inputs, isAbove: boolean, clusters: number): Inputs | Refused | null {
  const search = shares(inputs, isAbove)
  return search.from === search.to ? null : found(inputs, search, clusters)
}

/** The proportion below the control, where the one above it is the answer. */
export function shareBelow(inputs: Inputs, clusters: number): number | undefined {
  const below = foundShare(inputs, false, clusters)
  return below && 'p1' in below ? below.p1 : undefined
}

function foundEffect(inputs: Inputs, clusters: number): Inputs | Refused {
  const { outcome, goal, better } = inputs
  if (outcome === 'means') return found(inputs, differences(inputs), clusters)
  if (goal === 'superiority') {
    const above = foundShare(inputs, true, clusters)
    if (above && 'p1' in above) return above
    return foundShare(inputs, false, clusters) ?? above ?? { refusal: { field: 'p2', code: 'notComputable' } }
  }
  return found(inputs, shares(inputs, better === 'higher'), clusters)
}

/** A margin as small as one likes: the assumption alone is enough. */
function foundMargin(inputs: Inputs, clusters: number): Inputs | Refused {
  const { outcome, power } = inputs
  const search = margins(inputs)
  const isEnough = (search: Search, value: number) => powerAt(search.withValue(value), clusters) >= power
  const field = outcome === 'means' ? 'difference' : 'p1'
  if (search.from === fields.margin.min && isEnough(search, search.from))
    return { refusal: { field, code: 'anyMargin' } }
  const result = found(inputs, search, clusters)
  if (outcome === 'means' || !('refusal' in result)) return result
  const isEnoughSwitched = (other: Pick<Inputs, 'better'>) => {
    const switched = margins({ ...inputs, ...other })
    return !isEnough(switched, switched.from) && isEnough(switched, switched.to)
  }
  const tried = { largest: search.to / 100, isEnough: isEnoughSwitched }
  return { refusal: noPossibleMargin(result.refusal, directionOf(inputs), tried) }
}

/** The power of clusters of the largest size. */
export const mostByClusters = (inputs: Inputs, clusters: number) =>
  powerAt({ ...inputs, m: fields.m.max }, clusters)

/** The real size of a cluster, before it is rounded up. */
export function exactClusterSize(inputs: Inputs, clusters: number): number | undefined {
  const { from, to, withValue } = clusterSizes(inputs)
  const range = { from, to, step: 16 }
  return valueForChance((m) => powerAt(withValue(m), clusters), inputs.power, range) ?? undefined
}

function foundClusterSize(inputs: Inputs, clusters: number): Inputs | Refused {
  const refusal = refuse(inputs)
  if (refusal) return { refusal }
  const m = exactClusterSize(inputs, clusters)
  if (m !== undefined) return { ...inputs, m: roundUp(m) }
  const reached = Math.floor(mostByClusters(inputs, clusters) * 1000) / 1000
  return { refusal: { field: 'n', code: 'tooFewClusters', facts: { most: percentText(reached) } } }
}

/** The inputs with the value with which the clusters have the power. */
export function solve(inputs: Inputs): Inputs | Refused {
  const { find, goal, n } = inputs
  if (n === null || find === 'size' || find === 'power') return inputs
  if (find === 'effect') return foundEffect(inputs, n)
  if (find === 'm') return foundClusterSize(inputs, n)
  if (find === 'icc') return found(inputs, correlations(inputs), n)
  return goal === 'superiority' ? inputs : foundMargin(inputs, n)
}

interface Searched {
  name: 'difference' | 'p1' | 'm' | 'icc' | 'margin'
  found: number
  from: number
  to: number
}

/** What was searched, between which values; null where nothing was, or the first value was enough. */
export function searched(inputs: Inputs, clusters: number): Searched | null {
  const { find, outcome } = inputs
  if (find === 'size' || find === 'power') return null
  const name = find === 'effect' ? (outcome === 'means' ? 'difference' : 'p1') : find
  const { from, to, withValue } = rangeOf(inputs)
  const isEnough = powerAt(withValue(from), clusters) >= inputs.power
  return isEnough ? null : { name, found: inputs[name], from, to }
}

/** The search with the found value in its place. */
function rangeOf(inputs: Inputs): Search {
  const { find, goal, outcome, better, p1, p2 } = inputs
  if (find === 'm') return clusterSizes(inputs)
  if (find === 'icc') return correlations(inputs)
  if (find === 'margin') return margins(inputs)
  if (outcome === 'means') return differences(inputs)
  return shares(inputs, goal === 'superiority' ? p1 > p2 : better === 'higher')
}
