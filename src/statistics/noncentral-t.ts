import { normalCdf } from './distributions.ts'
import { betaLower, lnGamma } from './special-functions.ts'

/** Terms on either side of the largest: its weights fall as a Poisson distribution's do. */
const maxTerms = 2000

interface Start {
  /** First argument of the incomplete beta function of the term, and its weight there. */
  a: number
  weight: number
  /** From the weight of the term at `a` to that of the next. */
  ratio: (a: number) => number
}

/**
 * The sum of weight(a) I_y(a, b) over a, a ± 1, …, from the largest term outwards: from the first
 * one, the weights of a large noncentrality are below the smallest number.
 */
function mixture(y: number, b: number, { a: start, weight: first, ratio }: Start): number {
  const value = betaLower(y, start, b)
  // I(a) - I(a + 1), by which the function goes on without being computed anew (DLMF 8.17.20).
  const difference = Math.exp(
    start * Math.log(y) + b * Math.log1p(-y) + lnGamma(start + b) - lnGamma(start + 1) - lnGamma(b),
  )
  let sum = first * value
  let [weight, beta, gap] = [first, value, difference]
  for (let a = start; a < start + maxTerms && Math.abs(weight * beta) > 1e-17; a++) {
    weight *= ratio(a)
    beta -= gap
    gap *= (y * (a + b)) / (a + 1)
    sum += weight * beta
  }
  weight = first
  beta = value
  gap = difference
  for (let a = start; a > 1 && Math.abs(weight) > 1e-17; a--) {
    weight /= ratio(a - 1)
    gap *= a / (y * (a + b - 1))
    beta += gap
    sum += weight * beta
  }
  return sum
}

/**
 * P(T ≤ t) of the noncentral t distribution: of (Z + noncentrality) / sqrt(chi-squared / degrees of
 * freedom). Source: Lenth RV. Appl Stat 1989;38:185-9 (AS 243); summed from the largest term as in
 * Benton D, Krishnamoorthy K. Comput Stat Data Anal 2003;43:249-67.
 */
export function noncentralTCdf(t: number, degreesOfFreedom: number, noncentrality: number): number {
  if (t < 0) return 1 - noncentralTCdf(-t, degreesOfFreedom, -noncentrality)
  const below = normalCdf(-noncentrality)
  const y = (t * t) / (degreesOfFreedom + t * t)
  if (y === 0) return below
  const half = (noncentrality * noncentrality) / 2
  const b = degreesOfFreedom / 2
  if (half === 0) return 0.5 + betaLower(y, 0.5, b) / 2
  const k = Math.floor(half)
  const poisson = Math.exp(-half + k * Math.log(half) - lnGamma(k + 1))
  const other = (noncentrality / Math.SQRT2) * Math.exp(-half + k * Math.log(half) - lnGamma(k + 1.5))
  const even = mixture(y, b, { a: k + 0.5, weight: poisson, ratio: (a) => half / (a + 0.5) })
  const odd = mixture(y, b, { a: k + 1, weight: other, ratio: (a) => half / (a + 0.5) })
  return Math.min(1, Math.max(0, below + (even + odd) / 2))
}

/**
 * P(T > t) of the noncentral t distribution, e.g. the power of a one-sided t test at its critical
 * value.
 */
export function noncentralTUpper(t: number, degreesOfFreedom: number, noncentrality: number): number {
  return 1 - noncentralTCdf(t, degreesOfFreedom, noncentrality)
}
