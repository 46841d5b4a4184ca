import { tQuantile } from '@marom/statistics/distributions'
import { lostShare, sdFactor } from './amounts.ts'
import type { Draw } from './draw.ts'
import type { Break } from './measured.ts'
import type { Planned } from './planned.ts'

/** A value with mean 0 and standard deviation 1. */
export type Values = (draw: Draw) => number

export const normalValues: Values = ({ normal }) => normal()
/** The exponential distribution, shifted: its skewness is 2. */
export const skewedValues: Values = ({ exponential }) => exponential(1) - 1

/** What the samples are drawn with, where an assumption is broken. */
export interface Departure {
  values: Values
  /** The standard deviation of the first group, as a multiple. */
  factor: number
  /** 1 or -1: of values on the other side of the first group's mean some are lost; 0: none. */
  side: number
}

/** @param side the direction of the tested effect */
export const departureOf = (broken: Break | null, side = 0): Departure => ({
  values: broken === 'skewed' ? skewedValues : normalValues,
  factor: broken === 'variances' ? sdFactor : 1,
  side: broken === 'losses' ? side : 0,
})

/** Means and the squares around them of the last sample that was drawn. */
export class Sample {
  mean = 0
  squares = 0
  /** Participants who are not lost. */
  left: number
  readonly size: number
  private readonly values: Values
  private readonly side: number
  constructor(size: number, values: Values = normalValues, side = 0) {
    this.size = size
    this.left = size
    this.values = values
    this.side = side
  }
  draw(draw: Draw, mean: number, sd: number): void {
    const { values, side } = this
    let [sum, squares, left] = [0, 0, 0]
    for (let i = 0; i < this.size; i += 1) {
      const value = values(draw)
      if (side * value < 0 && draw.uniform() < lostShare) continue
      left += 1
      sum += value
      squares += value * value
    }
    this.left = left
    this.mean = left === 0 ? mean : mean + (sd * sum) / left
    this.squares = left === 0 ? 0 : sd * sd * (squares - (sum * sum) / left)
  }
}

/** A difference and its standard error, as drawn last. */
export interface Compared {
  difference: number
  error: number
}

/** With 0 degrees of freedom too few are left for a test. */
export interface ComparedMeans extends Compared {
  df: number
}

const asDrawn: Departure = departureOf(null)

/** Draws two samples, the second with mean 0, and compares them with a common variance. */
export function twoSamples(first: number, second: number, sd: number, departure = asDrawn) {
  const { values, factor, side } = departure
  const [one, two] = [new Sample(first, values, side), new Sample(second, values)]
  const found: ComparedMeans = { difference: 0, error: 0, df: 0 }
  return (draw: Draw, difference: number): ComparedMeans => {
    one.draw(draw, difference, factor * sd)
    two.draw(draw, 0, sd)
    found.df = one.left === 0 ? 0 : one.left + second - 2
    const scale = (1 / one.left + 1 / second) / found.df
    found.difference = one.mean - two.mean
    found.error = Math.sqrt((one.squares + two.squares) * scale)
    return found
  }
}

/** Pairs, or one group: the mean of the differences, with its own variance. */
export function oneSample(size: number, sd: number, { values, side } = asDrawn) {
  const sample = new Sample(size, values, side)
  const found: ComparedMeans = { difference: 0, error: 0, df: 0 }
  return (draw: Draw, difference: number): ComparedMeans => {
    sample.draw(draw, difference, sd)
    found.df = Math.max(0, sample.left - 1)
    found.difference = sample.mean
    found.error = Math.sqrt(sample.squares / found.df / sample.left)
    return found
  }
}

/** The limit of t for these degrees of freedom, which losses change from trial to trial. */
export function limitsOfT(level: number): (df: number) => number {
  const known = new Map<number, number>()
  return (df) => {
    const limit = known.get(df) ?? tQuantile(1 - level, df)
    known.set(df, limit)
    return limit
  }
}

/** Rejects that the difference is `at`, if the data lie far enough on this side of it. */
export interface OneTest {
  side: number
  at: number
}

/** All of these tests must reject; a superiority test does so only on the side of the assumption. */
export function testsOf(planned: Planned, assumed: number, margin: number): [OneTest, ...OneTest[]] {
  const goal = planned.option('goal')
  const better = planned.option('better', 'higher') === 'higher' ? 1 : -1
  if (goal === 'superiority') return [{ side: Math.sign(assumed), at: 0 }]
  if (goal === 'noninferiority') return [{ side: better, at: -better * margin }]
  if (goal === 'supermargin') return [{ side: better, at: better * margin }]
  return [
    { side: -1, at: margin },
    { side: 1, at: -margin },
  ]
}

export function areShown(tests: readonly OneTest[], { difference, error }: Compared, critical: number) {
  for (const { side, at } of tests) if (side * (difference - at) < critical * error) return false
  return true
}
