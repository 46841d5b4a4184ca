import { needLength } from '@marom/statistics'
import { sdFactor, sizesCv } from '../../simulation/amounts.ts'
import { areShown, limitsOfT, testsOf } from '../../simulation/compared.ts'
import type { Draw } from '../../simulation/draw.ts'
import {
  type Break,
  type Breaks,
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { binaryCluster, lossyCluster, normalCluster, type Outcomes, sizeOf } from './clusters.ts'

/**
 * `unweighted`: the t test of cluster means. `weighted`: the means of all participants, with the
 * variance of clusters around them (robust, times k / (k - 1)). Least squares with sizes as weights
 * would be wrong: it takes the weights for inverse variances.
 */
type Analysis = 'unweighted' | 'weighted'

class Arm {
  mean = 0
  variance = 0
  /** Clusters with participants. */
  clusters = 0
  private readonly means: Float64Array
  private readonly weights: Float64Array
  constructor(clusters: number) {
    this.means = new Float64Array(clusters)
    this.weights = new Float64Array(clusters)
  }

  draw(random: Draw, drawSize: (draw: Draw) => number, outcomes: Outcomes, truth: number, kind: Analysis) {
    const { means, weights } = this
    let [k, total, sum, squares] = [0, 0, 0, 0]
    for (let i = 0; i < means.length; i += 1) {
      const { left, mean } = outcomes(random, drawSize(random), truth)
      if (left === 0) continue
      const weight = kind === 'unweighted' ? 1 : left
      means[k] = mean
      weights[k] = weight
      total += weight
      sum += weight * mean
      k += 1
    }
    this.clusters = k
    this.mean = sum / total
    needLength(weights, means.length)
    for (let i = 0; i < k; i += 1)
      squares += ((weights[i] ?? Number.NaN) * ((means[i] ?? Number.NaN) - this.mean)) ** 2
    this.variance = ((squares / (total * total)) * k) / (k - 1)
  }
}

/** The tested effect: truths in both groups, and a margin, which is typed in points for proportions. */
export function effectOf(planned: Planned) {
  const isMeans = planned.option('outcome') === 'means'
  const [p1, p2] = isMeans ? [planned.number('difference'), 0] : [planned.number('p1'), planned.number('p2')]
  const [test] = testsOf(planned, p1 - p2, planned.number('margin') / (isMeans ? 1 : 100))
  const border = p2 + test.at
  return { isMeans, p1, p2, test, border, hasBorder: isMeans || (border > 0 && border < 1) }
}

/** The outcomes in the group of the new treatment, and in the control group. */
function outcomesOf(planned: Planned, broken: Break | null, side: number): [Outcomes, Outcomes] {
  const icc = planned.number('icc')
  const isLosing = broken === 'losses'
  if (planned.option('outcome') !== 'means')
    return [binaryCluster(icc, isLosing ? side : 0), binaryCluster(icc, 0)]
  const sd = planned.number('sd')
  const isSkewed = broken === 'skewed'
  const firstSd = broken === 'variances' ? sdFactor * sd : sd
  const first = isLosing ? lossyCluster(sd, icc, side) : normalCluster(firstSd, icc, isSkewed)
  return [first, normalCluster(sd, icc, isSkewed)]
}

function clusterRandomizedTrials(planned: Planned, broken: Break | null): Measured[] {
  const { isMeans, p1, p2, test, border, hasBorder } = effectOf(planned)
  const kind = planned.option('analysis', 'weighted') === 'weighted' ? 'weighted' : 'unweighted'
  const [m, cv, clusters] = [planned.number('m'), planned.number('cv'), planned.value('clusters')]
  const [one, two] = [new Arm(clusters), new Arm(clusters)]
  const drawSize = sizeOf(m, broken === 'sizes' ? sizesCv : cv)
  const [outcomes, control] = outcomesOf(planned, broken, test.side)
  const limitOf = limitsOfT(planned.level)
  const [tests, found] = [[test], { difference: 0, error: 0 }]
  const rejects = (truth: number) => (draw: Draw) => {
    one.draw(draw, drawSize, outcomes, truth, kind)
    two.draw(draw, drawSize, control, p2, kind)
    if (one.clusters < 2) return 0
    found.difference = one.mean - two.mean
    found.error = Math.sqrt(one.variance + two.variance)
    return outcome(found.error > 0 && areShown(tests, found, limitOf(one.clusters + two.clusters - 2)))
  }
  const isExact = isMeans && cv === 0 && Number.isInteger(m)
  return [
    chance('power', planned.value('power'), isExact, rejects(p1)),
    ...(hasBorder ? [typeOne(planned.level, isExact, rejects(border))] : []),
  ]
}

export const breaksOf: Breaks = (planned) => [
  ...(planned.option('outcome') === 'means' ? (['variances', 'skewed'] as const) : []),
  'losses',
  ...(planned.number('cv') < sizesCv ? (['sizes'] as const) : []),
]

export const clusterRandomized: Simulation = {
  measure: clusterRandomizedTrials,
  difficult: [{ query: 'n=4&difference=6&icc=0.01&cv=0.8' }, { query: '', broken: 'sizes' }],
}
