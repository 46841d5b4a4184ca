import { betaLower, gammaUpper, lnGamma } from '../special/special-functions.ts'
import { normalUpperQuantile } from './normal.ts'

/**
 * P(X > x) of the chi-squared distribution: the p value of a test statistic.
 * @param x finite; below 0 it counts as 0
 * @param degreesOfFreedom a real number above 0
 * @returns NaN outside these domains, and from 15,000 degrees of freedom on for x near their number
 */
export function chiSquaredUpper(x: number, degreesOfFreedom: number): number {
  return gammaUpper(degreesOfFreedom / 2, x / 2)
}

/** P(T > t) of Student's distribution for t > 0, precise where it is small. */
function tUpper(t: number, degreesOfFreedom: number): number {
  return betaLower(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5) / 2
}

/**
 * P(T ≤ t) of Student's distribution.
 * @param t any number
 * @param degreesOfFreedom a real number above 0, finite; the error grows with it, to 3e-10 at a
 * million
 * @returns NaN if the degrees of freedom are outside their domain or t is NaN
 */
export function tCdf(t: number, degreesOfFreedom: number): number {
  const tail = tUpper(Math.abs(t), degreesOfFreedom)
  return t < 0 ? tail : 1 - tail
}

/**
 * The x between two places at which an increasing distribution function reaches p, by the Illinois
 * method: about ten values of the function, where bisection needs fifty.
 * Source: Dowell M, Jarratt P. BIT 1971;11:168-74.
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

/**
 * The p-quantile of Student's distribution: Newton's method from an expansion about the normal
 * quantile, about three values of the distribution function.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.
 * @param p between 0 and 1; below 1e-16 the result may be NaN
 * @param degreesOfFreedom a real number above 0, finite
 * @returns NaN outside these domains, also for p = 0 and 1
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
  // Far out, with few degrees of freedom, the tail is a power of t. Its logarithm is concave in ln
  // t, so Newton's method converges from every start.
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

/**
 * The p-quantile of the beta distribution.
 * @param p from 0 to 1; the result has no meaning above 1, and is 0 below 0
 * @param a above 0, finite
 * @param b above 0, finite
 * @returns 0 if p is NaN or a shape is not above 0
 */
export function betaQuantile(p: number, a: number, b: number): number {
  return crossing((x) => betaLower(x, a, b), p, 0, 1)
}
