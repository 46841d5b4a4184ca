/** An estimate with the limits of its two-sided 95 % confidence interval. */
export interface Estimate {
  value: number
  lower: number
  upper: number
}

/**
 * The 0.975 quantile of the standard normal distribution: written down, since a Worker would
 * compute it at its start.
 */
export const z975 = 1.959963984540054

/** Estimate and interval of an effect that was estimated on the log scale, transformed back. */
export function fromLog(value: number, margin: number): Estimate {
  return { value: Math.exp(value), lower: Math.exp(value - margin), upper: Math.exp(value + margin) }
}
