import type { en } from '#content/study-design/designs/cluster-randomized/en.ts'
import { amountText, countText, fewText, probabilityText, trimmed } from '#src/study-design/frame/format.ts'
import type { Note } from '#src/study-design/frame/result.ts'
import { designEffect, powerAt } from './effect.ts'
import type { Inputs, Quantities } from './inputs.ts'

type Written = Note<typeof en>

/** `test/study-design/bench/simulate/clusters.ts` has the limits below from simulation. */
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

function margin({ outcome, better, margin }: Inputs): Written {
  const side = better === 'higher' ? 'Lower' : 'Higher'
  const key = outcome === 'means' ? (`mayBe${side}` as const) : (`mayBe${side}Points` as const)
  return { level: 'info', key, facts: { margin: amountText(margin) } }
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

export function notes(inputs: Inputs, values: Quantities): Written[] {
  const { goal, outcome, p1, p2, cv } = inputs
  const { clusters, first } = values
  const counts = [p1, 1 - p1, p2, 1 - p2].map((share) => share * first)
  const events = Math.min(...counts)
  const facts = { clusters: countText(clusters) }
  return [
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
    ...(cv > 0 ? [...analysis(inputs, values), ...variation(inputs, values)] : []),
    ...(outcome === 'proportions' && events < fewEvents
      ? [{ level: 'caution', key: 'fewEvents', facts: { events: fewText(events) } } as const]
      : []),
  ]
}
