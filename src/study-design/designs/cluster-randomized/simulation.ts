import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { areShown, type Compared, testsOf } from '#src/study-design/simulation/compared.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'
import {
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

/**
 * `unweighted`: the t test of cluster means. `weighted`: the means of all participants, with the
 * variance of clusters around them (robust, times k / (k - 1)). Least squares with sizes as weights
 * would be wrong: it takes the weights for inverse variances.
 */
type Analysis = 'unweighted' | 'weighted'

/** Whole sizes around `m` by a gamma distribution with this coefficient of variation. */
function sizeOf(m: number, cv: number): (draw: Draw) => number {
  const whole = Math.max(1, Math.round(m))
  if (cv === 0) return () => whole
  const shape = 1 / (cv * cv)
  return (draw) => Math.max(1, Math.round((m * draw.gamma(shape)) / shape))
}

type Outcomes = (draw: Draw, size: number, truth: number) => number

/** The mean of a cluster; a random effect has the share `icc` of the variance. */
function normalCluster(sd: number, icc: number): Outcomes {
  return (draw, size, truth) =>
    truth + sd * (Math.sqrt(icc) * draw.normal() + Math.sqrt((1 - icc) / size) * draw.normal())
}

/** The proportions of clusters have a beta distribution. */
function binaryCluster(icc: number): Outcomes {
  const scale = (1 - icc) / icc
  return (draw, size, truth) => {
    let chance = truth
    if (icc > 0) {
      const one = draw.gamma(truth * scale)
      chance = one / (one + draw.gamma((1 - truth) * scale))
    }
    let count = 0
    for (let i = 0; i < size; i += 1) if (draw.uniform() < chance) count += 1
    return count / size
  }
}

class Arm {
  mean = 0
  variance = 0
  private readonly means: Float64Array
  private readonly weights: Float64Array
  constructor(clusters: number) {
    this.means = new Float64Array(clusters)
    this.weights = new Float64Array(clusters)
  }

  draw(random: Draw, drawSize: (draw: Draw) => number, outcomes: Outcomes, truth: number, kind: Analysis) {
    const { means, weights } = this
    const k = means.length
    let [total, sum, squares] = [0, 0, 0]
    for (let i = 0; i < k; i += 1) {
      const size = drawSize(random)
      const weight = kind === 'unweighted' ? 1 : size
      const mean = outcomes(random, size, truth)
      means[i] = mean
      weights[i] = weight
      total += weight
      sum += weight * mean
    }
    this.mean = sum / total
    for (let i = 0; i < k; i += 1) squares += ((weights[i] ?? 0) * ((means[i] ?? 0) - this.mean)) ** 2
    this.variance = ((squares / (total * total)) * k) / (k - 1)
  }
}

/** The margin of proportions is typed in percentage points. */
const marginOf = (planned: Planned, isMeans: boolean) => planned.number('margin') / (isMeans ? 1 : 100)

function clusterRandomizedTrials(planned: Planned): Measured[] {
  const isMeans = planned.option('outcome') === 'means'
  const kind = planned.option('analysis', 'weighted') === 'weighted' ? 'weighted' : 'unweighted'
  const [m, icc, cv] = [planned.number('m'), planned.number('icc'), planned.number('cv')]
  const clusters = planned.value('clusters')
  const [one, two] = [new Arm(clusters), new Arm(clusters)]
  const drawSize = sizeOf(m, cv)
  const outcomes = isMeans ? normalCluster(planned.number('sd'), icc) : binaryCluster(icc)
  const [p1, p2] = isMeans ? [planned.number('difference'), 0] : [planned.number('p1'), planned.number('p2')]
  const margin = marginOf(planned, isMeans)
  const tests = testsOf(planned, p1 - p2, margin)
  const critical = tQuantile(1 - planned.level, 2 * (clusters - 1))
  const found: Compared = { difference: 0, error: 0 }
  const rejects = (truth: number) => (draw: Draw) => {
    one.draw(draw, drawSize, outcomes, truth, kind)
    two.draw(draw, drawSize, outcomes, p2, kind)
    found.difference = one.mean - two.mean
    found.error = Math.sqrt(one.variance + two.variance)
    return outcome(found.error > 0 && areShown(tests, found, critical))
  }
  const isExact = isMeans && cv === 0 && Number.isInteger(m)
  const border = p2 + tests[0].at
  const hasBorder = isMeans || (border > 0 && border < 1)
  return [
    chance('power', planned.value('power'), isExact, rejects(p1)),
    ...(hasBorder ? [typeOne(planned.level, isExact, rejects(border))] : []),
  ]
}

export const clusterRandomized: Simulation = { breaks: () => [], measure: clusterRandomizedTrials }
