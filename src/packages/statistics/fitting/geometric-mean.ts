import { tQuantile } from '../distributions/distributions.ts'
import { type Estimate, fromLog } from '../interval.ts'
import { mean, standardDeviation, variance } from '../sample.ts'

/**
 * The mean of a sample with its 95 % t interval.
 * @param values two or more: with one the limits are NaN, with none everything
 */
export function meanInterval(values: readonly number[]): Estimate {
  const value = mean(values)
  const margin = (tQuantile(0.975, values.length - 1) * standardDeviation(values)) / Math.sqrt(values.length)
  return { value, lower: value - margin, upper: value + margin }
}

/**
 * The geometric mean with its 95 % t interval, computed from the logarithms. For paired ratios it
 * is the geometric mean fold rise.
 * @param values two or more, above 0: a negative value gives NaN, a 0 NaN limits
 */
export function geometricMean(values: readonly number[]): Estimate {
  const { value, upper } = meanInterval(values.map(Math.log))
  return fromLog(value, upper - value)
}

/**
 * The ratio of the geometric means of two independent samples with its 95 % interval, by a t test
 * of the logarithms with unequal variances. Source: Welch BL. Biometrika 1947;34:28-35.
 * @param first two or more values above 0; `second` likewise
 * @returns NaN limits if a sample has fewer than two values or if neither sample varies
 */
export function geometricMeanRatio(first: readonly number[], second: readonly number[]): Estimate {
  const [one, other] = [first, second].map((values) => {
    const logs = values.map(Math.log)
    return { mean: mean(logs), square: variance(logs) / logs.length, degrees: logs.length - 1 }
  })
  if (!one || !other) throw new Error('A ratio needs two samples: pass the values of both.')
  const square = one.square + other.square
  const degrees = square ** 2 / (one.square ** 2 / one.degrees + other.square ** 2 / other.degrees)
  return fromLog(one.mean - other.mean, tQuantile(0.975, degrees) * Math.sqrt(square))
}
