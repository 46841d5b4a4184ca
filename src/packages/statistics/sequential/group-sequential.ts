import { normalDensity, normalUpper } from '../distributions/normal.ts'
import { itemAt, needLength } from '../item-at.ts'
import { nodes, points } from '../special/quadrature.ts'

/**
 * The state of a trial that goes on after a look. The statistic is a Brownian motion B(t) = Z √t at
 * the information fraction t. Its drift is the expectation of Z at t = 1.
 */
export interface Stage {
  fraction: number
  /** Possible values of the motion, ascending. */
  at: readonly number[]
  /** The subdensity at these values for drift 0, times the weights of the quadrature: as many. */
  mass: readonly number[]
}

/** Before the first look the motion is at 0. */
export const start: Stage = { fraction: 0, at: [0], mass: [1] }

/**
 * Steps outside these limits, in standard deviations, are ignored. Upward there is room for a
 * strong drift.
 */
const deepest = -8.5
const highest = 13

/** Panels of this width, in standard deviations, give bounds with an error of 1e-9. */
const finest = 7

/** The middle of a panel that begins with a node. */
const middleOf = (at: readonly number[], first: number, size: number) =>
  (itemAt(at, first) + itemAt(at, first + size - 1)) / 2

/** Distances of the nodes from the middle of their panel. The first stage has one node. */
function offsetsOf(at: readonly number[]): number[] {
  const middle = middleOf(at, 0, Math.min(points, at.length))
  return at.slice(0, points).map((x) => x - middle)
}

/** The part of the exponential below that all pairs of panels share: row by row, for each of `to`. */
function sharedPart(from: readonly number[], to: readonly number[], variance: number): number[] {
  const parts: number[] = []
  const half = Math.ceil(to.length / 2)
  for (let i = 0; i < half; i++)
    for (const y of from) parts.push(Math.exp(((to[i] ?? Number.NaN) * y) / variance))
  // The offsets below the middle are those above it.
  for (let i = to.length - half - 1; i >= 0; i--)
    for (let j = 0; j < from.length; j++) parts.push(1 / (parts[i * from.length + j] ?? Number.NaN))
  return parts
}

/**
 * The sum of mass × exp(−(x − y)² / 2 variance) over the nodes y of a stage, for each x. With y and x
 * as offsets in panels at a distance d, the exponent is y (d − y / 2) − (d + x)² / 2 + x y, divided by
 * the variance: 32 exponentials for a pair of panels, not 256. Panels are at most some ten standard
 * deviations wide, so that no part overflows.
 */
function moved(stage: Stage, at: readonly number[], variance: number): number[] {
  needLength(stage.mass, stage.at.length)
  // The trial never goes on, before or after the look.
  if (stage.at.length === 0 || at.length === 0) return at.map(() => 0)
  const [from, to] = [offsetsOf(stage.at), offsetsOf(at)]
  const shared = sharedPart(from, to, variance)
  const reach = itemAt(from, -1) + itemAt(to, -1)
  const deviation = Math.sqrt(variance)
  const [least, most] = [deepest * deviation - reach, highest * deviation + reach]
  const sums = at.map(() => 0)
  for (let target = 0; target < at.length; target += to.length)
    for (let source = 0; source < stage.at.length; source += from.length) {
      const distance = middleOf(at, target, to.length) - middleOf(stage.at, source, from.length)
      if (distance < least || distance > most) continue
      const sent: number[] = []
      for (let j = 0; j < from.length; j++) {
        const y = from[j] ?? Number.NaN
        sent.push((stage.mass[source + j] ?? Number.NaN) * Math.exp((y * (distance - y / 2)) / variance))
      }
      for (let i = 0; i < to.length; i++) {
        const x = distance + (to[i] ?? Number.NaN)
        let sum = 0
        for (let j = 0; j < from.length; j++)
          sum += (shared[i * from.length + j] ?? Number.NaN) * (sent[j] ?? Number.NaN)
        sums[target + i] = (sums[target + i] ?? Number.NaN) + sum * Math.exp((-x * x) / (2 * variance))
      }
    }
  return sums
}

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
  const mass = moved(stage, at, variance)
  const scale = 1 / (Math.sqrt(2 * Math.PI) * deviation)
  needLength(weights, mass.length)
  for (let i = 0; i < mass.length; i++) mass[i] = (mass[i] ?? Number.NaN) * (weights[i] ?? Number.NaN) * scale
  return { fraction, at, mass }
}

/**
 * The stage of the same motion with a drift, less that drift: B(t) − drift t. A drift multiplies the
 * density of B(t) = b by exp(drift b − drift² t / 2), so one grid serves every drift.
 * @param drift expectation of Z at full information, finite
 */
export function withDrift(stage: Stage, drift: number): Stage {
  if (drift === 0) return stage
  needLength(stage.mass, stage.at.length)
  const shift = drift * stage.fraction
  const at: number[] = []
  const mass: number[] = []
  for (let i = 0; i < stage.at.length; i++) {
    const b = stage.at[i] ?? Number.NaN
    at.push(b - shift)
    mass.push((stage.mass[i] ?? Number.NaN) * Math.exp(drift * (b - shift / 2)))
  }
  return { fraction: stage.fraction, at, mass }
}

/** `side` is 1 above the bound, -1 below it. */
function exit({ fraction: before, at, mass }: Stage, fraction: number, bound: number, side: 1 | -1): number {
  needLength(mass, at.length)
  const scale = side / Math.sqrt(fraction - before)
  const edge = bound * Math.sqrt(fraction)
  let sum = 0
  for (let i = 0; i < at.length; i++)
    sum += (mass[i] ?? Number.NaN) * normalUpper((edge - (at[i] ?? Number.NaN)) * scale)
  return sum
}

/**
 * The probability that the trial goes on to the look at `fraction` and that Z is above `bound`
 * there, without a drift.
 * @param fraction above that of `stage`, at most 1; not checked
 * @param bound on the scale of Z
 */
export function exitAbove(stage: Stage, fraction: number, bound: number): number {
  return exit(stage, fraction, bound, 1)
}

/** The probability that the trial goes on to the look and that Z is below `bound` there; as above. */
export function exitBelow(stage: Stage, fraction: number, bound: number): number {
  return exit(stage, fraction, bound, -1)
}

/**
 * The density of Z at `bound` at the look at `fraction`: the derivative of `exitBelow` by the bound,
 * and minus that of `exitAbove`. The same domains.
 */
export function densityAt({ fraction: before, at, mass }: Stage, fraction: number, bound: number): number {
  needLength(mass, at.length)
  const scale = 1 / Math.sqrt(fraction - before)
  const root = Math.sqrt(fraction)
  let sum = 0
  for (let i = 0; i < at.length; i++)
    sum += (mass[i] ?? Number.NaN) * normalDensity((bound * root - (at[i] ?? Number.NaN)) * scale)
  return sum * root * scale
}
