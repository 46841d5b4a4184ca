import { normalDensity, normalUpper } from '#src/statistics/distributions/normal.ts'
import { nodes } from '#src/statistics/special/quadrature.ts'

/**
 * A trial that goes on after a look. The statistic is written as Brownian motion B(t) = Z √t at the
 * information fraction t, whose drift is the expectation of Z at t = 1.
 */
export interface Stage {
  fraction: number
  /** Where the motion may stand, in ascending order. */
  at: Float64Array
  /** The subdensity there at drift 0 times the weight of the quadrature. */
  mass: Float64Array
}

/** Before the first look: the motion stands at 0. */
export const start: Stage = { fraction: 0, at: Float64Array.of(0), mass: Float64Array.of(1) }

/**
 * Steps downward of more standard deviations than this, and upward ones even with a strong drift,
 * do not happen.
 */
const deepest = -8.5
const highest = 13

/**
 * The stage after a look at `fraction`, where the trial goes on if Z lies between `lower` and
 * `upper`. `next` is the fraction of the look that follows: the grid has to be fine enough for the
 * step from there, too. Source: Armitage P, McPherson CK, Rowe BC. J R Stat Soc A 1969;132:235-44;
 * Jennison C, Turnbull BW. Group Sequential Methods. Chapman & Hall/CRC 2000, chapter 19. Theirs is
 * Simpson's rule on a fixed grid; this one is Gauss and Legendre's in panels as wide as the steps
 * between the looks allow.
 */
export function advance(stage: Stage, fraction: number, lower: number, upper: number, next: number): Stage {
  const deviation = Math.sqrt(fraction - stage.fraction)
  const widest = 6 * Math.min(deviation, Math.sqrt(next - fraction))
  const root = Math.sqrt(fraction)
  const { at, weights } = nodes(lower * root, upper * root, widest)
  const mass = weights.map((weight, i) => {
    const x = at[i] ?? 0
    let sum = 0
    for (let j = 0; j < stage.at.length; j++) {
      const z = (x - (stage.at[j] ?? 0)) / deviation
      if (z > deepest && z < highest) sum += (stage.mass[j] ?? 0) * normalDensity(z)
    }
    return (weight * sum) / deviation
  })
  return { fraction, at, mass }
}

/**
 * The probability that a trial goes on to the look at `fraction` and finds Z above `bound` there. A
 * drift changes the density of B(t) = b by the factor exp(drift b − drift² t / 2), so that one grid
 * serves every drift.
 */
export function exitAbove(stage: Stage, fraction: number, bound: number, drift: number): number {
  const step = fraction - stage.fraction
  const deviation = Math.sqrt(step)
  const edge = bound * Math.sqrt(fraction) - drift * step
  const shift = (drift * drift * stage.fraction) / 2
  let sum = 0
  for (let i = 0; i < stage.at.length; i++) {
    const at = stage.at[i] ?? 0
    sum += (stage.mass[i] ?? 0) * Math.exp(drift * at - shift) * normalUpper((edge - at) / deviation)
  }
  return sum
}

/**
 * The density of Z at `bound` in the look at `fraction`, at drift 0: how fast `exitAbove` falls as
 * the bound rises.
 */
export function densityAt(stage: Stage, fraction: number, bound: number): number {
  const deviation = Math.sqrt(fraction - stage.fraction)
  const root = Math.sqrt(fraction)
  let sum = 0
  for (let i = 0; i < stage.at.length; i++)
    sum += (stage.mass[i] ?? 0) * normalDensity((bound * root - (stage.at[i] ?? 0)) / deviation)
  return (sum * root) / deviation
}
