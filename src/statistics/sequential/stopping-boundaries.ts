import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import type { Spending } from './alpha-spending.ts'
import { advance, densityAt, exitAbove, type Stage, start } from './group-sequential.ts'

/** An information fraction, the Z above which the trial stops, and the stage before the look. */
interface Look {
  fraction: number
  bound: number
  before: Stage
}

export interface Plan {
  looks: readonly Look[]
  /** Whether the trial also stops below the mirrored bounds. */
  twoSided: boolean
}

/**
 * Limits of the grid, as values of Z. A trial is below `floor` with a probability of 1e-9, and
 * returns from there to above 0 with one of 4e-11. `ceiling` leaves room for a drift of 13.
 */
const floor = (fraction: number) => Math.max(-6, (-6.5 * Math.sqrt(1 - fraction) - 0.5) / Math.sqrt(fraction))
const ceiling = (fraction: number) => 8 + 13 * Math.sqrt(fraction)

/** The plan with the bounds that `boundAt` gives, from the first look to the last. */
function walk(
  fractions: readonly number[],
  twoSided: boolean,
  boundAt: (before: Stage, fraction: number, look: number) => number,
): Plan {
  const looks: Look[] = []
  let before = start
  for (const [look, fraction] of fractions.entries()) {
    const bound = boundAt(before, fraction, look)
    looks.push({ fraction, bound, before })
    const next = fractions[look + 1]
    if (next === undefined) break
    const upper = Math.min(bound, ceiling(fraction))
    before = advance(before, fraction, twoSided ? -upper : floor(fraction), upper, next)
  }
  return { looks, twoSided }
}

/**
 * The bound at which the look spends `error`. Newton's method on the logarithm, which is concave:
 * from the second step on, every step comes from above and stays there.
 */
function boundFor(before: Stage, fraction: number, error: number): number {
  let bound = normalUpperQuantile(error)
  for (let i = 0; i < 40; i++) {
    const exit = exitAbove(before, fraction, bound, 0)
    const step = (Math.log(exit / error) * exit) / densityAt(before, fraction, bound)
    bound += step
    if (Math.abs(step) < 1e-11) break
  }
  return bound
}

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
  return walk(fractions, twoSided, (before, fraction, look) =>
    boundFor(before, fraction, spending(fraction) - (look === 0 ? 0 : spending(fractions[look - 1] ?? 0))),
  )
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
    walk(fractions, twoSided, (_, fraction) => constant * fraction ** (shape - 0.5))
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
 * The probability of stopping above the bound, for each look.
 * @param drift expectation of Z at full information, finite
 */
export function exitsAbove({ looks }: Plan, drift: number): number[] {
  return looks.map(({ fraction, bound, before }) => exitAbove(before, fraction, bound, drift))
}

/**
 * The probability of stopping below the mirrored bound, for each look.
 * @param drift expectation of Z at full information, finite
 * @returns 0 at each look of a one-sided plan
 */
export function exitsBelow(plan: Plan, drift: number): number[] {
  return plan.twoSided ? exitsAbove(plan, -drift) : plan.looks.map(() => 0)
}

/**
 * The probability of stopping above one of the bounds.
 * @param drift expectation of Z at full information, finite
 * @returns from 0 to 1; NaN if the drift is infinite or a bound is NaN
 */
export function power(plan: Plan, drift: number): number {
  // The sum may exceed 1 by a rounding error.
  return Math.min(
    1,
    exitsAbove(plan, drift).reduce((sum, exit) => sum + exit, 0),
  )
}

/**
 * The drift at which the plan has a power: the secant method on the scale of normal quantiles.
 * @param target power, between 0 and 1; below the error of one tail the drift is negative
 * @returns NaN for a target of 0 or 1
 */
export function driftFor(plan: Plan, target: number): number {
  const off = (drift: number) => normalUpperQuantile(target) - normalUpperQuantile(power(plan, drift))
  const last = plan.looks.at(-1)?.bound ?? 0
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
 * @param drift expectation of Z at full information, finite
 * @returns between the first fraction and 1
 */
export function expectedFraction(plan: Plan, drift: number): number {
  const above = exitsAbove(plan, drift)
  const below = exitsBelow(plan, drift)
  return plan.looks.reduce((sum, { fraction }, i) => {
    return sum - (1 - fraction) * ((above[i] ?? 0) + (below[i] ?? 0))
  }, 1)
}
