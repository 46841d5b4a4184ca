import { tQuantile } from './distributions.ts'
import { type Estimate, fromLog } from './interval.ts'

/** Arithmetic mean and standard deviation (n - 1) of a sample. */
export function meanAndDeviation(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) }
}

/** The mean of a sample with its 95 % t interval. */
export function meanInterval(values: readonly number[]): Estimate {
  const { mean, deviation } = meanAndDeviation(values)
  const margin = (tQuantile(0.975, values.length - 1) * deviation) / Math.sqrt(values.length)
  return { value: mean, lower: mean - margin, upper: mean + margin }
}

/**
 * The geometric mean of positive values with its 95 % t interval: mean and interval of the logarithms, transformed
 * back. Of paired ratios it is the geometric mean fold rise.
 */
export function geometricMean(values: readonly number[]): Estimate {
  const { value, upper } = meanInterval(values.map(Math.log))
  return fromLog(value, upper - value)
}
