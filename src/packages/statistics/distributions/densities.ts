import { lnGamma } from '../special/special-functions.ts'

/**
 * The density of Student's t distribution.
 * @param degreesOfFreedom above 0; NaN otherwise
 */
export function tDensity(t: number, degreesOfFreedom: number): number {
  const half = (degreesOfFreedom + 1) / 2
  const scale = lnGamma(half) - lnGamma(degreesOfFreedom / 2) - Math.log(degreesOfFreedom * Math.PI) / 2
  return Math.exp(scale - half * Math.log1p((t * t) / degreesOfFreedom))
}

/**
 * The density of the gamma distribution with scale 1; 0 for x of 0 and below.
 * @param shape above 0; NaN otherwise
 */
export function gammaDensity(x: number, shape: number): number {
  if (x <= 0) return 0
  return Math.exp((shape - 1) * Math.log(x) - x - lnGamma(shape))
}

/** The density of the chi-squared distribution; 0 for x of 0 and below. */
export function chiSquaredDensity(x: number, degreesOfFreedom: number): number {
  return gammaDensity(x / 2, degreesOfFreedom / 2) / 2
}

/**
 * The density of the beta distribution; 0 outside 0 to 1, and at both ends.
 * @param a above 0
 * @param b above 0; NaN otherwise
 */
export function betaDensity(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return 0
  const scale = lnGamma(a + b) - lnGamma(a) - lnGamma(b)
  return Math.exp(scale + (a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x))
}

/**
 * P(X = k) of the Poisson distribution.
 * @param k a whole number from 0 on
 * @param mean above 0; NaN otherwise
 */
export function poissonDensity(k: number, mean: number): number {
  return Math.exp(k * Math.log(mean) - mean - lnGamma(k + 1))
}

/**
 * The density of the log-normal distribution; 0 for x of 0 and below.
 * @param middle the median, above 0
 * @param spread the standard deviation of the logarithm, above 0
 */
export function logNormalDensity(x: number, middle: number, spread: number): number {
  if (x <= 0) return 0
  const z = Math.log(x / middle) / spread
  return Math.exp(-0.5 * z * z) / (x * spread * Math.sqrt(2 * Math.PI))
}
