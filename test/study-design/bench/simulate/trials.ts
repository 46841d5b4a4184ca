import type { DesignName } from '#content/study-design/routes.ts'
import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import type { Draw } from './draw.ts'
import { oneSurvivalTrial } from './survival-trial.ts'

type QuantityOf = (quantity: string) => number

export interface Simulation {
  name: DesignName
  what: string
  texts: Record<string, string>
  /** The quantity to compare with the mean outcome. */
  quantity: string
  /** The allowed error of a large-sample formula. */
  within?: number
  /** One trial of the design's size: 1 for a success, or a number. */
  trial: (quantityOf: QuantityOf) => (draw: Draw) => number
}

const outcome = (isSuccess: boolean) => (isSuccess ? 1 : 0)

function moments(draw: Draw, size: number, mean: number, sd: number): { mean: number; squares: number } {
  let [sum, squares] = [0, 0]
  for (let index = 0; index < size; index += 1) {
    const value = mean + sd * draw.normal()
    sum += value
    squares += value * value
  }
  return { mean: sum / size, squares: squares - (sum * sum) / size }
}

/** Difference of two sample means and its standard error. */
function compare(draw: Draw, sizes: readonly [number, number], difference: number, sd: number) {
  const one = moments(draw, sizes[0], difference, sd)
  const two = moments(draw, sizes[1], 0, sd)
  const variance = (one.squares + two.squares) / (sizes[0] + sizes[1] - 2)
  return { difference: one.mean - two.mean, error: Math.sqrt(variance * (1 / sizes[0] + 1 / sizes[1])) }
}

const meansTrial =
  (difference: number, margin: number, level: number, isEquivalence: boolean): Simulation['trial'] =>
  (quantityOf) => {
    const sizes = [quantityOf('first'), quantityOf('second')] as const
    const critical = tQuantile(1 - level, sizes[0] + sizes[1] - 2)
    return (draw) => {
      const found = compare(draw, sizes, difference, 10)
      const lower = (found.difference + margin) / found.error
      const upper = (found.difference - margin) / found.error
      return outcome(lower >= critical && (!isEquivalence || upper <= -critical))
    }
  }

const means: Simulation[] = [
  {
    name: 'two-means',
    what: 'two-sided t test',
    texts: {},
    quantity: 'power',
    trial: meansTrial(5, 0, 0.025, false),
  },
  {
    name: 'two-means',
    what: 'non-inferiority, 2 to 1',
    texts: { goal: 'noninferiority', difference: '-1', ratio: '0.5' },
    quantity: 'power',
    trial: meansTrial(-1, 5, 0.025, false),
  },
  {
    name: 'two-means',
    what: 'two one-sided tests',
    texts: { goal: 'equivalence', difference: '1' },
    quantity: 'power',
    trial: meansTrial(1, 5, 0.025, true),
  },
  {
    name: 'bioequivalence',
    what: 'parallel groups',
    texts: { layout: 'parallel' },
    quantity: 'power',
    trial: (quantityOf) => {
      const sizes = [quantityOf('first'), quantityOf('second')] as const
      const critical = tQuantile(0.95, sizes[0] + sizes[1] - 2)
      return (draw) => {
        const { difference, error } = compare(draw, sizes, Math.log(0.95), quantityOf('logSd'))
        return outcome(
          (difference - Math.log(0.8)) / error >= critical &&
            (difference - Math.log(1.25)) / error <= -critical,
        )
      }
    },
  },
  {
    name: 'bioequivalence',
    what: '2x2, half the differences of the periods by sequence',
    texts: {},
    quantity: 'power',
    trial: (quantityOf) => {
      const sizes = [quantityOf('firstSequence'), quantityOf('secondSequence')] as const
      const critical = tQuantile(0.95, sizes[0] + sizes[1] - 2)
      const sd = quantityOf('logSd') / Math.SQRT2
      return (draw) => {
        const { difference, error } = compare(draw, sizes, Math.log(0.95), sd)
        return outcome(
          (difference - Math.log(0.8)) / error >= critical &&
            (difference - Math.log(1.25)) / error <= -critical,
        )
      }
    },
  },
  {
    name: 'cluster-randomized',
    what: 'means, clusters of one size',
    texts: { outcome: 'means', cv: '0' },
    quantity: 'power',
    trial: (quantityOf) => {
      const clusters = quantityOf('clusters')
      const critical = tQuantile(0.975, 2 * (clusters - 1))
      return (draw) => {
        const sd = 10 * Math.sqrt(0.05 + 0.95 / 20)
        const { difference, error } = compare(draw, [clusters, clusters], 5, sd)
        return outcome(difference / error >= critical)
      }
    },
  },
]

const proportions: Simulation[] = [
  {
    name: 'two-proportions',
    what: 'pooled z test',
    texts: { p1: '50', p2: '75', power: '90' },
    quantity: 'power',
    within: 0.01,
    trial: (quantityOf) => {
      const [first, second] = [quantityOf('first'), quantityOf('second')]
      return (draw) => {
        const [one, two] = [draw.binomial(first, 0.5), draw.binomial(second, 0.75)]
        const pooled = (one + two) / (first + second)
        const error = Math.sqrt(pooled * (1 - pooled) * (1 / first + 1 / second))
        return outcome((two / second - one / first) / error >= 1.959963984540054)
      }
    },
  },
  {
    name: 'one-proportion',
    what: 'exact test',
    texts: { p0: '20', p1: '40' },
    quantity: 'power',
    trial: (quantityOf) => (draw) => outcome(draw.binomial(quantityOf('size'), 0.4) >= quantityOf('atLeast')),
  },
  {
    name: 'simon-two-stage',
    what: 'optimal',
    texts: { p0: '10', p1: '30' },
    quantity: 'power',
    trial: (quantityOf) => (draw) => {
      const early = draw.binomial(quantityOf('n1'), 0.3)
      if (early <= quantityOf('r1')) return 0
      return outcome(early + draw.binomial(quantityOf('size') - quantityOf('n1'), 0.3) > quantityOf('r'))
    },
  },
  {
    name: 'simon-two-stage',
    what: 'optimal, participants without effect',
    texts: { p0: '10', p1: '30' },
    quantity: 'expectedSize',
    trial: (quantityOf) => (draw) =>
      draw.binomial(quantityOf('n1'), 0.1) <= quantityOf('r1') ? quantityOf('n1') : quantityOf('size'),
  },
  {
    name: 'rare-events',
    what: 'at least once',
    texts: { risk: '1' },
    quantity: 'chance',
    trial: (quantityOf) => (draw) => outcome(draw.binomial(quantityOf('size'), 0.01) > 0),
  },
]

const courses: Simulation[] = [
  {
    name: 'group-sequential',
    what: 'three looks, O’Brien-Fleming spending',
    texts: { sides: '1', alpha: '0.025' },
    quantity: 'power',
    trial: (quantityOf) => (draw) => {
      let sum = 0
      for (let look = 1; look <= 3; look += 1) {
        sum += quantityOf('drift') / 3 + draw.normal() / Math.sqrt(3)
        if (sum / Math.sqrt(look / 3) >= quantityOf(`z${look}`)) return 1
      }
      return 0
    },
  },
  {
    name: 'time-to-event',
    what: 'events by the analysis',
    texts: {},
    quantity: 'expectedEvents',
    trial: (quantityOf) => (draw) => oneSurvivalTrial(draw, quantityOf('first'), quantityOf('second')).events,
  },
  {
    name: 'time-to-event',
    what: 'log-rank test (Schoenfeld)',
    texts: {},
    quantity: 'power',
    within: 0.015,
    trial: (quantityOf) => (draw) =>
      outcome(oneSurvivalTrial(draw, quantityOf('first'), quantityOf('second')).z <= -1.959963984540054),
  },
]

/** One simulation for each kind of calculation. The width of an interval needs none. */
export const simulations: readonly Simulation[] = [...means, ...proportions, ...courses]
