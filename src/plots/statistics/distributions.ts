import { betaLower, gammaUpper } from './special-functions.ts'

/** P(X > x) of the chi-squared distribution: the p value of a test statistic. */
export function chiSquaredUpper(x: number, degreesOfFreedom: number): number {
  return gammaUpper(degreesOfFreedom / 2, x / 2)
}

/** P(Z ≤ z) of the standard normal distribution. */
export function normalCdf(z: number): number {
  const tail = chiSquaredUpper(z * z, 1) / 2
  return z < 0 ? tail : 1 - tail
}

/** P(T ≤ t) of Student's distribution. */
export function tCdf(t: number, degreesOfFreedom: number): number {
  const tail = betaLower(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5) / 2
  return t < 0 ? tail : 1 - tail
}

/**
 * Where an increasing distribution function that is symmetric about 0 reaches p: by the Illinois method, which needs some
 * ten values of the function where halving needs fifty.
 * Source: Dowell M, Jarratt P. BIT 1971;11:168-74.
 */
function quantile(cdf: (x: number) => number, p: number): number {
  let high = 1
  while (cdf(high) < Math.max(p, 1 - p)) high *= 2
  let low = -high
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

/** The p-quantile of the standard normal distribution, 0 < p < 1. */
export function normalQuantile(p: number): number {
  return quantile(normalCdf, p)
}

/** The p-quantile of Student's distribution, 0 < p < 1. */
export function tQuantile(p: number, degreesOfFreedom: number): number {
  return quantile((t) => tCdf(t, degreesOfFreedom), p)
}
