import { normalDensity, normalUpper } from '#src/statistics/distributions/normal.ts'
import { nodes } from '#src/statistics/special/quadrature.ts'

/**
 * The state of a trial that goes on after a look. The statistic is a Brownian motion B(t) = Z √t at
 * the information fraction t. Its drift is the expectation of Z at t = 1.
 */
export interface Stage {
  fraction: number
  /** Possible values of the motion, ascending. */
  at: Float64Array
  /** The subdensity at these values for drift 0, times the weights of the quadrature. */
  mass: Float64Array
}

/** Before the first look the motion is at 0. */
export const start: Stage = { fraction: 0, at: Float64Array.of(0), mass: Float64Array.of(1) }

/**
 * Steps outside these limits, in standard deviations, are ignored. Upward there is room for a
 * strong drift.
 */
const deepest = -8.5
const highest = 13

/** Panels of this width, in standard deviations, give bounds with an error of 1e-9. */
const finest = 7

/**
 * The stage after a look at which the trial goes on if Z is between `lower` and `upper`.
 * Source: Armitage P, McPherson CK, Rowe BC. J R Stat Soc A 1969;132:235-44; Jennison C, Turnbull
 * BW. Group Sequential Methods. Chapman & Hall/CRC 2000, chapter 19. They use Simpson's rule on a
 * fixed grid; here it is Gauss and Legendre's rule in panels as wide as the steps between looks
 * allow.
 * @param fraction information at the look, above that of `stage`
 * @param lower finite, on the scale of Z; `upper` likewise, above it
 * @param next information at the following look, above `fraction`: it sets how fine the grid is
 * @param width of a panel, in standard deviations of the shorter step: with 8 the error of bounds is 1e-7
 * @returns no nodes if `upper` is not above `lower`; `fraction` is not checked
 */
export function advance(
  stage: Stage,
  fraction: number,
  lower: number,
  upper: number,
  next: number,
  width = finest,
): Stage {
  const variance = fraction - stage.fraction
  const deviation = Math.sqrt(variance)
  const widest = width * Math.min(deviation, Math.sqrt(next - fraction))
  const root = Math.sqrt(fraction)
  const { at, weights } = nodes(lower * root, upper * root, widest)
  const [least, most] = [deepest * deviation, highest * deviation]
  const scale = 1 / (Math.sqrt(2 * Math.PI) * deviation)
  const mass = weights.map((weight, i) => {
    const x = at[i] ?? 0
    let sum = 0
    for (let j = 0; j < stage.at.length; j++) {
      const moved = x - (stage.at[j] ?? 0)
      if (moved > least && moved < most)
        sum += (stage.mass[j] ?? 0) * Math.exp((-0.5 * moved * moved) / variance)
    }
    return weight * sum * scale
  })
  return { fraction, at, mass }
}

/** `side` is 1 above the bound, -1 below it. */
function exit(stage: Stage, fraction: number, bound: number, drift: number, side: 1 | -1): number {
  const step = fraction - stage.fraction
  const deviation = Math.sqrt(step)
  const edge = bound * Math.sqrt(fraction) - drift * step
  const shift = (drift * drift * stage.fraction) / 2
  let sum = 0
  for (let i = 0; i < stage.at.length; i++) {
    const at = stage.at[i] ?? 0
    const chance = normalUpper((side * (edge - at)) / deviation)
    sum += (stage.mass[i] ?? 0) * Math.exp(drift * at - shift) * chance
  }
  return sum
}

/**
 * The probability that the trial goes on to the look at `fraction` and that Z is above `bound`
 * there. A drift multiplies the density of B(t) = b by exp(drift b − drift² t / 2), so one grid
 * serves every drift.
 * @param fraction above that of `stage`, at most 1; not checked
 * @param bound on the scale of Z
 * @param drift expectation of Z at full information, finite
 */
export function exitAbove(stage: Stage, fraction: number, bound: number, drift: number): number {
  return exit(stage, fraction, bound, drift, 1)
}

/** The probability that the trial goes on to the look and that Z is below `bound` there; as above. */
export function exitBelow(stage: Stage, fraction: number, bound: number, drift: number): number {
  return exit(stage, fraction, bound, drift, -1)
}

/**
 * The density of Z at `bound` at the look at `fraction`: the derivative of `exitBelow` by the bound,
 * and minus that of `exitAbove`. The same domains.
 */
export function densityAt(stage: Stage, fraction: number, bound: number, drift: number): number {
  const step = fraction - stage.fraction
  const deviation = Math.sqrt(step)
  const root = Math.sqrt(fraction)
  const edge = bound * root - drift * step
  const shift = (drift * drift * stage.fraction) / 2
  let sum = 0
  for (let i = 0; i < stage.at.length; i++) {
    const at = stage.at[i] ?? 0
    sum += (stage.mass[i] ?? 0) * Math.exp(drift * at - shift) * normalDensity((edge - at) / deviation)
  }
  return (sum * root) / deviation
}
