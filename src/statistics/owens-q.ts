import { normalUpper } from './normal.ts'
import { nodes } from './quadrature.ts'
import { lnGamma } from './special-functions.ts'

/**
 * ln of the density of the chi distribution, less its value at the mode, at a distance from it:
 * written so that no large numbers cancel when the degrees of freedom are many.
 */
function fromMode(distance: number, mode: number): number {
  if (mode === 0) return -0.5 * distance * distance
  const ratio = distance / mode
  return mode * mode * (Math.log1p(ratio) - ratio) - 0.5 * distance * distance
}

/**
 * Owen's Q function: the integral of Φ(t x / √ν − δ) over the chi distribution with ν degrees of
 * freedom, from a to b. With a = 0 and b = ∞ it is the distribution function of the noncentral t. ν
 * is a whole number of at least 1. Source: Owen DB. Biometrika 1965;52:437-46. The integral is
 * taken by quadrature, where the density is not negligible.
 */
export function owensQ(df: number, t: number, delta: number, a: number, b: number): number {
  const mode = Math.sqrt(df - 1)
  const slope = t / Math.sqrt(df)
  const atMode =
    (mode > 0 ? (df - 1) * Math.log(mode) : 0) - (df - 1) / 2 - lnGamma(df / 2) - (df / 2 - 1) * Math.LN2
  // Past these points the density is below 1e-16: it falls at least as exp(-u²) to the left of its
  // mode, exp(-u²/2) to the right.
  const low = Math.max(a, mode - 6.5, 0)
  const high = Math.min(b, mode + 9)
  return nodes(low, high, 4 / Math.max(1, Math.abs(slope))).reduce(
    (sum, { x, weight }) =>
      sum + weight * Math.exp(atMode + fromMode(x - mode, mode)) * normalUpper(delta - slope * x),
    0,
  )
}
