import { owensQ } from './owens-q.ts'

/**
 * P(T ≤ t) of the noncentral t distribution: of (Z + noncentrality) / sqrt(chi-squared / degrees of
 * freedom), which is Owen's Q function over the whole chi distribution.
 * @param degreesOfFreedom a real number from 1 on; NaN below
 */
export function noncentralTCdf(t: number, degreesOfFreedom: number, noncentrality: number): number {
  // The quadrature may end a rounding error above 1.
  return Math.min(1, owensQ(degreesOfFreedom, t, noncentrality, 0, Number.POSITIVE_INFINITY))
}

/**
 * P(T > t) of the noncentral t distribution, e.g. the power of a one-sided t test at its critical
 * value. Precise where it is small.
 */
export function noncentralTUpper(t: number, degreesOfFreedom: number, noncentrality: number): number {
  return noncentralTCdf(-t, degreesOfFreedom, -noncentrality)
}
