import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import type { Spending } from './alpha-spending.ts'
import { advance, densityAt, exitAbove, exitBelow, type Stage, start, withDrift } from './group-sequential.ts'

/** Between these values of Z the trial goes on. `lower` is -Infinity if it never stops below. */
interface Bounds {
  upper: number
  lower: number
}

/** A look at an information fraction, and the stage before it. */
interface Look extends Bounds {
  fraction: number
  before: Stage
}

export interface Plan {
  looks: readonly Look[]
}

/**
 * Limits of the grid, as values of Z. Where the trial does not stop below, it is below `floor` with a
 * probability of 1e-9, and returns from there to above 0 with one of 4e-11. `ceiling` leaves room for
 * a drift of 13.
 */
const floor = (fraction: number) => Math.max(-6, (-6.5 * Math.sqrt(1 - fraction) - 0.5) / Math.sqrt(fraction))
const ceiling = (fraction: number) => 8 + 13 * Math.sqrt(fraction)
const lowest = -8

/**
 * The plan with the bounds that `boundsAt` gives, from the first look to the last.
 * @param fractions information at the looks: above 0 and increasing
 * @param boundsAt gets the stage before the look, which depends on the bounds before
 * @param width of the panels, as for `advance`
 */
export function walk(
  fractions: readonly number[],
  boundsAt: (before: Stage, fraction: number, look: number) => Bounds,
  width?: number,
): Plan {
  const looks: Look[] = []
  let before = start
  for (const [look, fraction] of fractions.entries()) {
    const bounds = boundsAt(before, fraction, look)
    looks.push({ fraction, before, ...bounds })
    const next = fractions[look + 1]
    if (next === undefined) break
    const upper = Math.min(bounds.upper, ceiling(fraction))
    const lower = bounds.lower === Number.NEGATIVE_INFINITY ? floor(fraction) : Math.max(bounds.lower, lowest)
    before = advance(before, fraction, lower, upper, next, width)
  }
  return { looks }
}

/** What the spending function allows at this look: its increase since the look before. */
export function spentAt(spending: Spending, fractions: readonly number[], look: number): number {
  const before = fractions[look - 1]
  return spending(fractions[look] ?? 1) - (before === undefined ? 0 : spending(before))
}

/** The error of a step of Newton's method is about the square of the step. */
const smallStep = 1e-6

/**
 * The upper bound at which the look spends `error` without an effect. Newton's method on the
 * logarithm, which is concave: from the second step on, every step comes from above and stays there.
 * @returns NaN if the trial goes on to the look with a probability below `error`
 */
export function boundAbove(before: Stage, fraction: number, error: number): number {
  let bound = normalUpperQuantile(error)
  for (let i = 0; i < 40; i++) {
    const exit = exitAbove(before, fraction, bound)
    const step = (Math.log(exit / error) * exit) / densityAt(before, fraction, bound)
    bound += step
    if (Math.abs(step) < smallStep) break
    if (!(bound > lowest)) return Number.NaN
  }
  return bound
}

/**
 * The lower bound at which the look spends `error` with a drift: as above, mirrored.
 * @param most the bound is at most this, also where less than `error` is spent there
 * @param guess a value near the bound saves steps
 */
export function boundBelow(
  before: Stage,
  fraction: number,
  error: number,
  { drift, most, guess }: { drift: number; most: number; guess?: number | undefined },
): number {
  const stage = withDrift(before, drift)
  const shift = drift * Math.sqrt(fraction)
  if (!(exitBelow(stage, fraction, most - shift) > error)) return most
  let bound = guess ?? shift - normalUpperQuantile(error)
  for (let i = 0; i < 40; i++) {
    const exit = exitBelow(stage, fraction, bound - shift)
    const step = (Math.log(exit / error) * exit) / densityAt(stage, fraction, bound - shift)
    bound = Math.min(most, bound - step)
    if (Math.abs(step) < smallStep) break
  }
  return bound
}

const lowerOf = (upper: number, twoSided: boolean) => (twoSided ? -upper : Number.NEGATIVE_INFINITY)

/**
 * The boundaries at which each tail spends its error as the spending function says.
 * @param fractions information at the looks: above 0, increasing, the last one 1
 * @param spending error of one tail by fraction
 * @param twoSided whether the trial also stops below the mirrored bounds
 * @returns bounds on the scale of Z; NaN from the first fraction on that does not increase or
 * spends nothing
 */
export function boundariesThatSpend(
  fractions: readonly number[],
  spending: Spending,
  twoSided: boolean,
): Plan {
  return walk(fractions, (before, fraction, look) => {
    const upper = boundAbove(before, fraction, spentAt(spending, fractions, look))
    return { upper, lower: lowerOf(upper, twoSided) }
  })
}

/**
 * The boundaries Z = C t^(shape − 1/2), with the C that gives each tail the error alpha: by the
 * secant method, since on the scale of normal quantiles the error is nearly linear in C.
 * Source: Wang SK, Tsiatis AA. Biometrics 1987;43:193-9.
 * @param fractions information at the looks: above 0, increasing, the last one 1
 * @param alpha error of one tail, between 0 and 1; at 0 and 1 the bounds are NaN
 * @param shape 0 is O'Brien and Fleming's, 1/2 is Pocock's
 * @returns bounds on the scale of Z
 */
export function wangTsiatis(
  fractions: readonly number[],
  alpha: number,
  shape: number,
  twoSided: boolean,
): Plan {
  const planAt = (constant: number) =>
    walk(fractions, (_, fraction) => {
      const upper = constant * fraction ** (shape - 0.5)
      return { upper, lower: lowerOf(upper, twoSided) }
    })
  const target = normalUpperQuantile(alpha)
  const off = (plan: Plan) => normalUpperQuantile(power(plan, 0)) - target
  let last = target
  let lastOff = off(planAt(last))
  let constant = last - lastOff
  for (let i = 0; i < 20; i++) {
    const plan = planAt(constant)
    const now = off(plan)
    if (Math.abs(now) < 1e-9 || now === lastOff) return plan
    const next = constant - (now * (constant - last)) / (now - lastOff)
    last = constant
    lastOff = now
    constant = next
  }
  return planAt(constant)
}

/**
 * The same upper bounds with lower ones that spend an error without an effect: the trial also stops
 * if the treatment harms. The upper bounds stay, so that their error is at most what it was.
 * @param spending the error of stopping below, by fraction
 * @returns lower bounds of at most the upper ones
 */
export function withHarm({ looks }: Plan, spending: Spending): Plan {
  const fractions = looks.map(({ fraction }) => fraction)
  return walk(fractions, (before, fraction, look) => {
    const upper = looks[look]?.upper ?? Number.NaN
    const error = spentAt(spending, fractions, look)
    return { upper, lower: boundBelow(before, fraction, error, { drift: 0, most: upper }) }
  })
}

/**
 * The probability of stopping above the bound, for each look.
 * @param drift expectation of Z at full information, finite
 */
export function exitsAbove({ looks }: Plan, drift: number): number[] {
  return looks.map(({ fraction, upper, before }) =>
    exitAbove(withDrift(before, drift), fraction, upper - drift * Math.sqrt(fraction)),
  )
}

/** By look, the probabilities of stopping above the upper bound, and below the lower one if there is one. */
export interface Exits {
  above: readonly number[]
  below: readonly number[]
}

/** @param drift expectation of Z at full information, finite */
export function exitsOf({ looks }: Plan, drift: number): Exits {
  const exits = looks.map(({ fraction, upper, lower, before }) => {
    const stage = withDrift(before, drift)
    const shift = drift * Math.sqrt(fraction)
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
