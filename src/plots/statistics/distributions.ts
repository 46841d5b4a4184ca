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

/** Where an increasing distribution function that is symmetric about 0 reaches p, by halving. */
function quantile(cdf: (x: number) => number, p: number): number {
  let high = 1
  while (cdf(high) < Math.max(p, 1 - p)) high *= 2
  let low = -high
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (cdf(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The p-quantile of the standard normal distribution, 0 < p < 1. */
export function normalQuantile(p: number): number {
  return quantile(normalCdf, p)
}

/** The p-quantile of Student's distribution, 0 < p < 1. */
export function tQuantile(p: number, degreesOfFreedom: number): number {
  return quantile((t) => tCdf(t, degreesOfFreedom), p)
}
