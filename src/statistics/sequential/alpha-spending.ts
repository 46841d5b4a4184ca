import { normalUpper, normalUpperQuantile } from '#src/statistics/distributions/normal.ts'

/**
 * The error spent up to an information fraction: 0 at 0, everything at 1. The error is that of one
 * tail.
 */
export type Spending = (fraction: number) => number

/**
 * Spending that resembles the boundaries of O'Brien and Fleming: next to nothing early.
 * Source: Lan KKG, DeMets DL. Biometrika 1983;70:659-63, their first function.
 */
export function obrienFlemingType(alpha: number): Spending {
  const z = normalUpperQuantile(alpha / 2)
  return (fraction) => 2 * normalUpper(z / Math.sqrt(fraction))
}

/**
 * Spending that resembles the boundaries of Pocock.
 * Source: Lan KKG, DeMets DL. Biometrika 1983;70:659-63, their second function.
 */
export function pocockType(alpha: number): Spending {
  return (fraction) => alpha * Math.log1p((Math.E - 1) * fraction)
}

/**
 * Spending in one family: gamma -4 is near O'Brien and Fleming, 1 near Pocock, 0 spends evenly.
 * Source: Hwang IK, Shih WJ, DeCani JS. Stat Med 1990;9:1439-45.
 */
export function hwangShihDeCani(alpha: number, gamma: number): Spending {
  // The quotient loses its digits as gamma nears 0, where it tends to even spending.
  if (Math.abs(gamma) < 1e-9) return (fraction) => alpha * fraction
  return (fraction) => (alpha * Math.expm1(-gamma * fraction)) / Math.expm1(-gamma)
}
