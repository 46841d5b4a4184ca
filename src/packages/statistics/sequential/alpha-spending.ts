import { normalUpper, normalUpperQuantile } from '../distributions/normal.ts'

/** The error of one tail that is spent up to an information fraction: 0 at 0, all of it at 1. */
export type Spending = (fraction: number) => number

/**
 * Spending that resembles O'Brien and Fleming's boundaries: very little early.
 * Source: Lan KKG, DeMets DL. Biometrika 1983;70:659-63, first function.
 * gsDesign `sfLDOF`, rpact `asOF`.
 * @param alpha error of one tail, between 0 and 1; at 0 and below the spending is NaN
 * @returns a function of fractions from 0 to 1, NaN below 0
 */
export function obrienFlemingType(alpha: number): Spending {
  const z = normalUpperQuantile(alpha / 2)
  return (fraction) => 2 * normalUpper(z / Math.sqrt(fraction))
}

/**
 * Spending that resembles Pocock's boundaries.
 * Source: Lan KKG, DeMets DL. Biometrika 1983;70:659-63, second function.
 * gsDesign `sfLDPocock`, rpact `asP`.
 * @param alpha error of one tail, between 0 and 1, not checked
 * @returns a function of fractions from 0 to 1, not checked
 */
export function pocockType(alpha: number): Spending {
  return (fraction) => alpha * Math.log1p((Math.E - 1) * fraction)
}

/**
 * A family of spending functions. Source: Hwang IK, Shih WJ, DeCani JS. Stat Med 1990;9:1439-45.
 * gsDesign `sfHSD` with `sfupar`, rpact `asHSD` with `gammaA`.
 * @param alpha error of one tail, between 0 and 1, not checked
 * @param gamma -4 is near O'Brien and Fleming, 1 near Pocock, 0 spends evenly; at least -700
 * @returns a function of fractions from 0 to 1, not checked
 */
export function hwangShihDeCani(alpha: number, gamma: number): Spending {
  // The quotient below loses digits as gamma nears 0. Its limit is even spending.
  if (Math.abs(gamma) < 1e-9) return (fraction) => alpha * fraction
  return (fraction) => (alpha * Math.expm1(-gamma * fraction)) / Math.expm1(-gamma)
}
