/** An estimate with the limits of its two-sided 95 % confidence interval. */
export interface Estimate {
  value: number
  lower: number
  upper: number
}

/**
 * The 0.975 quantile of the standard normal distribution. A literal, because a Worker would compute
 * it at each start.
 */
export const z975 = 1.959963984540054

/**
 * An effect that was estimated on the log scale, with its interval, on the original scale.
 * @param value log of the effect
 * @param margin half the width of the interval on the log scale, at least 0
 * @returns NaN where an argument is NaN
 */
export function fromLog(value: number, margin: number): Estimate {
  return { value: Math.exp(value), lower: Math.exp(value - margin), upper: Math.exp(value + margin) }
}
