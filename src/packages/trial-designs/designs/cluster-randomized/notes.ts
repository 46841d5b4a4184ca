import {
  countText,
  fewText,
  percentText,
  probabilityText,
  significantText,
  trimmed,
} from '../../frame/format.ts'
import { roundUp } from '../../frame/planning.ts'
import type { Fact, Note } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import { designEffect, powerAt } from './effect.ts'
import { type Inputs, type Quantities, textOf } from './inputs.ts'
import { mostByClusters } from './solve.ts'

type Written = Note<Codes>

/** `test/study-design/bench/simulate.ts` has the limits below from simulation. */
const [fewest, few] = [4, 8]
const mostOff = 0.03
const fewEvents = 10
const mostWeight = 0.12

/** The smallest p value of a permutation test of `k` and `k` clusters. */
function leastP({ sides, goal }: Inputs, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (k + i)) / i
  return (sides === '2' && goal === 'superiority' ? 2 : 1) / ways
}

function margin(inputs: Inputs): Written {
  const { outcome, better } = inputs
  const side = better === 'higher' ? 'Lower' : 'Higher'
  const key = outcome === 'means' ? (`mayBe${side}` as const) : (`mayBe${side}Points` as const)
  return { level: 'info', key, facts: { margin: textOf(inputs, 'margin') } }
}

type Words = Fact<Codes['parts']>

const atLeast = (value: string | Words): Words => ({ part: 'leastValue', facts: { value } })
const atMost = (value: string): Words => ({ part: 'mostValue', facts: { value } })

function foundShare(inputs: Inputs, { p1Below }: Quantities): Words {
  const text = textOf(inputs, 'p1')
  if (inputs.goal === 'noninferiority') return inputs.better === 'higher' ? atLeast(text) : atMost(text)
  if (inputs.p1 < inputs.p2) return atMost(text)
  if (p1Below === undefined) return atLeast(text)
  return { list: 'or', of: [atLeast(text), atMost(percentText(Number(p1Below.toFixed(4))))] }
}

function foundDifference(inputs: Inputs): Words {
  const { goal, better, sides, difference } = inputs
  const value = significantText(difference)
  if (goal === 'superiority')
    return { part: sides === '2' ? 'eitherDirection' : 'testedDirection', facts: { value } }
  return better === 'higher' ? atLeast(value) : atMost(value)
}

function foundBounds(inputs: Inputs, values: Quantities): { what: Codes['parts']; bounds: Words } | null {
  const { find, outcome } = inputs
  if (find === 'effect')
    return outcome === 'means'
      ? { what: 'trueDifference', bounds: foundDifference(inputs) }
      : { what: 'trueShare', bounds: foundShare(inputs, values) }
  if (find === 'm') return { what: 'clusterSize', bounds: atLeast(textOf(inputs, 'm')) }
  if (find === 'icc') return { what: 'correlation', bounds: atMost(textOf(inputs, 'icc')) }
  if (find !== 'margin') return null
  const value = textOf(inputs, 'margin')
  return {
    what: 'marginSize',
    bounds: atLeast(outcome === 'means' ? value : { part: 'points', facts: { value } }),
  }
}

/** What was found, and how far it goes. */
function found(inputs: Inputs, values: Quantities): Written[] {
  const found = foundBounds(inputs, values)
  if (!found) return []
  const clusters = countText(values.clusters)
  const what = { part: found.what, facts: { control: textOf(inputs, 'p2') } } as const
  const notes: Written[] = [{ level: 'info', key: 'found', facts: { clusters, what, bounds: found.bounds } }]
  const most = probabilityText(mostByClusters(inputs, values.clusters))
  if (inputs.find === 'm' && inputs.icc > 0)
    notes.push({ level: 'info', key: 'largestClusters', facts: { most } })
  return notes
}

/** Which analysis has this power, and how much the other one would have. */
function analysis(inputs: Inputs, { clusters, power }: Quantities): Written[] {
  const isWeighted = inputs.analysis === 'weighted'
  const other = powerAt({ ...inputs, analysis: isWeighted ? 'unweighted' : 'weighted' }, clusters)
  const key = isWeighted ? 'weighted' : 'unweighted'
  const facts = { power: probabilityText(power), other: probabilityText(other) }
  return [{ level: Math.abs(other - power) > mostOff ? 'caution' : 'info', key, facts }]
}

/** Where the approximation for clusters of varying size is off. */
function variation(inputs: Inputs, { clusters, power }: Quantities): Written[] {
  const { cv, icc, m, analysis } = inputs
  const square = cv * cv
  if (analysis === 'weighted')
    return square > mostWeight * Math.sqrt(clusters)
      ? [{ level: 'caution', key: 'largeOnes', facts: {} }]
      : []
  // Sizes of a gamma distribution have 1 / h = 1 / (m (1 − cv²)); 3 / m with the smallest at 1.
  const smaller = m * icc + (1 - icc) / (1 - Math.min(square, 2 / 3))
  const reached = powerAt(inputs, clusters, Math.max(smaller, designEffect(inputs)))
  return power - reached > mostOff
    ? [{ level: 'caution', key: 'smallOnes', facts: { reached: probabilityText(reached) } }]
    : []
}

/** From here on clusters differ more than the participants within them. */
const largeIcc = 0.5

/** An intracluster correlation that is rather a misprint. */
function correlation(inputs: Inputs): Written[] {
  const { find, icc, m } = inputs
  if (find === 'icc' || icc < largeIcc || m <= 1) return []
  const alone = fewText(m / (1 + (m - 1) * icc))
  const facts = { icc: textOf(inputs, 'icc'), m: textOf(inputs, 'm'), alone }
  return [{ level: 'caution', key: 'largeIcc', facts }]
}

/** In points of power, that an assumed benefit may add without a caution. */
const mostAdded = 0.05

/** A number that lives on a benefit: what it would be without a difference. */
function benefit(inputs: Inputs, values: Quantities, clustersFor: (inputs: Inputs) => number): Written[] {
  const { find, goal, p2 } = inputs
  const { clusters } = values
  const equal = { ...inputs, difference: 0, p1: p2 }
  const power = goal === 'noninferiority' && find !== 'effect' ? powerAt(equal, clusters) : values.power
  if (values.power - power < mostAdded) return []
  const facts = { power: probabilityText(power), clusters: countText(clusters) }
  const needed = find === 'size' ? roundUp(clustersFor(equal)) : Number.NaN
  // Within a tiny margin no number of clusters is enough.
  return Number.isFinite(needed)
    ? [{ level: 'caution', key: 'benefit', facts: { ...facts, needed: countText(needed) } }]
    : [{ level: 'caution', key: 'benefitPower', facts }]
}

export function notes(
  inputs: Inputs,
  values: Quantities,
  clustersFor: (inputs: Inputs) => number,
): Written[] {
  const { goal, outcome, p1, p2, cv } = inputs
  const { clusters, first } = values
  const counts = [p1, 1 - p1, p2, 1 - p2].map((share) => share * first)
  const events = Math.min(...counts)
  const facts = { clusters: countText(clusters) }
  return [
    ...found(inputs, values),
    ...(goal === 'noninferiority' ? [margin(inputs)] : []),
    ...(clusters < fewest
      ? [
          {
            level: 'stop',
            key: 'tooFew',
            facts: { ...facts, p: trimmed(leastP(inputs, clusters), 2) },
          } as const,
        ]
      : []),
    ...(clusters >= fewest && clusters < few ? [{ level: 'caution', key: 'few', facts } as const] : []),
    ...correlation(inputs),
    ...benefit(inputs, values, clustersFor),
    ...(cv > 0 ? [...analysis(inputs, values), ...variation(inputs, values)] : []),
    ...(outcome === 'proportions' && events < fewEvents
      ? [{ level: 'caution', key: 'fewEvents', facts: { events: fewText(events) } } as const]
      : []),
  ]
}
