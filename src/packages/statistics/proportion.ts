import { betaQuantile } from './distributions/distributions.ts'
import type { Estimate } from './interval.ts'

/**
 * A proportion with its exact two-sided 95 % interval.
 * Source: Clopper CJ, Pearson ES. Biometrika 1934;26:404-13.
 * @param count a whole number from 0 to `size`
 * @param size a whole number above 0
 * @returns from 0 to 1; NaN as the value if `size` is 0
 */
export const exactProportion = (count: number, size: number): Estimate => ({
  value: count / size,
  lower: count === 0 ? 0 : betaQuantile(0.025, count, size - count + 1),
  upper: count === size ? 1 : betaQuantile(0.975, count + 1, size - count),
})
