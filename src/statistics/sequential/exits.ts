import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { exitAbove, exitBelow, withDrift } from './group-sequential.ts'
import { type Plan, strongest } from './plan.ts'

/** Past a look that cannot stop above, the grid has no room for a stronger drift. Its power is 1. */
function withRoom({ looks }: Plan, drift: number): number {
  return looks.some(({ upper }) => upper === Number.POSITIVE_INFINITY) ? Math.min(drift, strongest) : drift
}

/**
 * The probability of stopping above the bound, for each look.
 * @param drift expectation of Z at full information, finite
 */
export function exitsAbove(plan: Plan, drift: number): number[] {
  const known = withRoom(plan, drift)
  return plan.looks.map(({ fraction, upper, before }) =>
    exitAbove(withDrift(before, known), fraction, upper - known * Math.sqrt(fraction)),
  )
}

/** By look, the probabilities of stopping above the upper bound, and below the lower one if there is one. */
export interface Exits {
  above: readonly number[]
  below: readonly number[]
}

/** @param drift expectation of Z at full information, finite */
export function exitsOf(plan: Plan, drift: number): Exits {
  const known = withRoom(plan, drift)
  const exits = plan.looks.map(({ fraction, upper, lower, before }) => {
    const stage = withDrift(before, known)
    const shift = known * Math.sqrt(fraction)
    return {
      above: exitAbove(stage, fraction, upper - shift),
      below: lower === Number.NEGATIVE_INFINITY ? 0 : exitBelow(stage, fraction, lower - shift),
    }
  })
  return { above: exits.map(({ above }) => above), below: exits.map(({ below }) => below) }
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sum of chances that exclude each other, which may exceed 1 by a rounding error. */
export const chanceOf = (exits: readonly number[]) => Math.min(1, sumOf(exits))

/**
 * The probability of stopping above one of the bounds.
 * @param drift expectation of Z at full information, finite
 * @returns from 0 to 1; NaN if the drift is infinite or a bound is NaN
 */
export function power(plan: Plan, drift: number): number {
  return chanceOf(exitsAbove(plan, drift))
}

/**
 * The drift at which the plan has a power: the secant method on the scale of normal quantiles.
 * @param target power, between 0 and 1; below the error of one tail the drift is negative
 * @returns NaN for a target of 0 or 1
 */
export function driftFor(plan: Plan, target: number): number {
  const off = (drift: number) => normalUpperQuantile(target) - normalUpperQuantile(power(plan, drift))
  const last = plan.looks.at(-1)?.upper ?? 0
  let low = last - normalUpperQuantile(target)
  let lowOff = off(low)
  let drift = low - lowOff
  for (let i = 0; i < 30; i++) {
    const now = off(drift)
    if (Math.abs(now) < 1e-12 || now === lowOff) break
    const next = drift - (now * (drift - low)) / (now - lowOff)
    low = drift
    lowOff = now
    drift = next
  }
  return drift
}

/**
 * The mean fraction of the maximum information at which the trial stops.
 * @returns between the first fraction and 1
 */
export function expectedFraction({ looks }: Plan, { above, below }: Exits): number {
  return looks.reduce((sum, { fraction }, i) => sum - (1 - fraction) * ((above[i] ?? 0) + (below[i] ?? 0)), 1)
}
