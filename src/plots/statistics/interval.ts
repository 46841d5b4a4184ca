import { normalQuantile } from './distributions.ts'

/** An estimate with the limits of its two-sided 95 % confidence interval. */
export interface Estimate {
  value: number
  lower: number
  upper: number
}

/** The 0.975 quantile of the standard normal distribution, 1.959964. */
export const z975 = normalQuantile(0.975)

/** Estimate and interval of an effect that was estimated on the log scale, transformed back. */
export function fromLog(value: number, margin: number): Estimate {
  return { value: Math.exp(value), lower: Math.exp(value - margin), upper: Math.exp(value + margin) }
}
