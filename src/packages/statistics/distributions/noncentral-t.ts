import { owensQ } from './owens-q.ts'

/**
 * P(T ≤ t) for T = (Z + δ) / √(χ² / ν): Owen's Q function over the whole chi distribution.
 * @param t finite
 * @param degreesOfFreedom ν, a real number from 1 to 1e15
 * @param noncentrality δ, finite
 * @returns a probability, to about 1e-10; NaN if ν is below 1, t is infinite or an argument is NaN
 */
export function noncentralTCdf(t: number, degreesOfFreedom: number, noncentrality: number): number {
  // The quadrature may exceed 1 by a rounding error.
  return Math.min(1, owensQ(degreesOfFreedom, t, noncentrality, 0, Number.POSITIVE_INFINITY))
}

/**
 * P(T > t), e.g. the power of a one-sided t test at its critical value. The same domain and errors
 * as `noncentralTCdf`; precise where the probability is small.
 */
export function noncentralTUpper(t: number, degreesOfFreedom: number, noncentrality: number): number {
  return noncentralTCdf(-t, degreesOfFreedom, -noncentrality)
}
