import { betaLower, gammaUpper, lnGamma } from '#src/statistics/special/special-functions.ts'
import { normalUpper, normalUpperQuantile } from './normal.ts'

/** P(X > x) of the chi-squared distribution: the p value of a test statistic. */
export function chiSquaredUpper(x: number, degreesOfFreedom: number): number {
  return gammaUpper(degreesOfFreedom / 2, x / 2)
}

/** P(Z ≤ z) of the standard normal distribution. */
export function normalCdf(z: number): number {
  return normalUpper(-z)
}

/** P(T > t) of Student's distribution for t > 0, precise where it is small. */
function tUpper(t: number, degreesOfFreedom: number): number {
  return betaLower(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5) / 2
}

/** P(T ≤ t) of Student's distribution. */
export function tCdf(t: number, degreesOfFreedom: number): number {
  const tail = tUpper(Math.abs(t), degreesOfFreedom)
  return t < 0 ? tail : 1 - tail
}

/**
 * Where an increasing distribution function reaches p between two places, by the Illinois method,
 * which needs some ten values of the function where halving needs fifty. Source: Dowell M, Jarratt
 * P. BIT 1971;11:168-74.
 */
function crossing(cdf: (x: number) => number, p: number, from: number, to: number): number {
  let low = from
  let high = to
  let above = cdf(high) - p
  let below = cdf(low) - p
  let last = 0
  for (let i = 0; i < 100 && below < 0 && high - low > 1e-14 * Math.abs(high); i++) {
    const x = (low * above - high * below) / (above - below)
    const off = cdf(x) - p
    if (off === 0) return x
    const side = Math.sign(off)
    if (off > 0) {
      high = x
      above = off
      if (side === last) below /= 2
    } else {
      low = x
      below = off
      if (side === last) above /= 2
    }
    last = side
  }
  return Math.abs(above) < Math.abs(below) ? high : low
}

/** The p-quantile of the standard normal distribution; NaN where p is not between 0 and 1. */
export function normalQuantile(p: number): number {
  return -normalUpperQuantile(p)
}

/**
 * The p-quantile of Student's distribution; NaN where p is not between 0 and 1. By Newton's method
 * from an expansion about the normal quantile, which takes three values of the distribution
 * function. Source of the expansion: Abramowitz and Stegun, Handbook of Mathematical Functions,
 * 26.7.5.
 */
export function tQuantile(p: number, degreesOfFreedom: number): number {
  if (!(p > 0 && p < 1 && degreesOfFreedom > 0)) return Number.NaN
  const v = degreesOfFreedom
  const z = normalUpperQuantile(1 - p)
  const square = z * z
  let t =
    z +
    (z * (square + 1)) / (4 * v) +
    (z * ((5 * square + 16) * square + 3)) / (96 * v * v) +
    (z * (((3 * square + 19) * square + 17) * square - 15)) / (384 * v * v * v)
  const atZero = Math.exp(lnGamma((v + 1) / 2) - lnGamma(v / 2)) / Math.sqrt(v * Math.PI)
  const density = (x: number) => atZero * Math.exp(-((v + 1) / 2) * Math.log1p((x * x) / v))
  for (let i = 0; i < 6; i++) {
    const step = (tCdf(t, v) - p) / density(t)
    t -= step
    if (Math.abs(step) < 1e-9 * Math.max(1, Math.abs(t))) return t
  }
  // Far out, with few degrees of freedom, the tail is a power of t. Its logarithm is a concave
  // function of ln t, so that Newton's method finds the place from everywhere.
  const target = Math.log(Math.min(p, 1 - p))
  let lnT = 0
  for (let i = 0; i < 60; i++) {
    const x = Math.exp(lnT)
    const tail = tUpper(x, v)
    const step = ((Math.log(tail) - target) * tail) / (x * density(x))
    lnT += step
    if (Math.abs(step) < 1e-12) break
  }
  return p < 0.5 ? -Math.exp(lnT) : Math.exp(lnT)
}

/** The p-quantile of the beta distribution with positive shapes a and b; 0 and 1 beyond them. */
export function betaQuantile(p: number, a: number, b: number): number {
  return crossing((x) => betaLower(x, a, b), p, 0, 1)
}
