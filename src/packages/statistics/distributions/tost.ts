import { owensQ } from './owens-q.ts'

/**
 * The exact power of two one-sided t tests. Both tests use one estimate of the variance, so their
 * statistics are bivariate noncentral t.
 * Source: Owen DB. Biometrika 1965;52:437-46; Phillips KF. J Pharmacokinet Biopharm 1990;18:137-44.
 * @param df degrees of freedom, a real number from 1 on
 * @param critical critical value of each test; below 0 if the tests have a level above 1/2
 * @param aboveLower true value minus lower limit, in standard errors: above 0 inside the limits
 * @param belowUpper true value minus upper limit, in standard errors: below 0 inside the limits
 * @returns a probability; NaN if df is below 1 or an argument is infinite or NaN
 */
export function tostPower(df: number, critical: number, aboveLower: number, belowUpper: number): number {
  // From a level of 1/2 on both tests can reject at every estimate of the variance.
  const end =
    critical > 0 ? ((aboveLower - belowUpper) * Math.sqrt(df)) / (2 * critical) : Number.POSITIVE_INFINITY
  const both = owensQ(df, -critical, belowUpper, 0, end) - owensQ(df, critical, aboveLower, 0, end)
  // If the limits are too near for both tests to reject together, the difference is a rounding
  // error.
  return Math.min(1, Math.max(0, both))
}
