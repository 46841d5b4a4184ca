import { owensQ } from './owens-q.ts'

/**
 * The power of two one-sided t tests, exact: both tests share one estimate of the variance, so that
 * their statistics are bivariate noncentral t. `aboveLower` and `belowUpper` are the distances of
 * the true value from the lower and the upper limit in standard errors, the first positive and the
 * second negative inside the limits. Source: Owen DB. Biometrika 1965;52:437-46; Phillips KF. J
 * Pharmacokinet Biopharm 1990;18:137-44.
 */
export function tostPower(df: number, critical: number, aboveLower: number, belowUpper: number): number {
  const end = ((aboveLower - belowUpper) * Math.sqrt(df)) / (2 * critical)
  const both = owensQ(df, -critical, belowUpper, 0, end) - owensQ(df, critical, aboveLower, 0, end)
  // Where the limits are so near that both tests never reject together, the difference is rounding.
  return Math.min(1, Math.max(0, both))
}
