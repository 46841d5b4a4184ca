import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import type { Spending } from './alpha-spending.ts'
import { advance, densityAt, exitAbove, type Stage, start } from './group-sequential.ts'

/**
 * A look: the fraction of the information, the Z above which the trial stops, and the trial that
 * comes to it.
 */
export interface Look {
  fraction: number
  bound: number
  before: Stage
}

/** The looks of a trial, and whether it also stops at the mirrored bounds below. */
export interface Plan {
  looks: readonly Look[]
  twoSided: boolean
}

/**
 * Bounds of the numerical grid, as values of Z. A trial is below `floor` with a probability of 1e-9, or
 * returns from there above 0 with one of 4e-11. `ceiling` leaves room for a drift of 13.
 */
const floor = (fraction: number) => Math.max(-6, (-6.5 * Math.sqrt(1 - fraction) - 0.5) / Math.sqrt(fraction))
const ceiling = (fraction: number) => 8 + 13 * Math.sqrt(fraction)

/** The plan whose bound at each look is what `boundAt` answers, from the first look to the last. */
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
 * The bound at which the look spends `error`: Newton's method on the logarithm, which is concave,
 * so that after the first step every further one comes from above and stays there.
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
 * The boundaries that spend the error of each tail as a spending function says. Fractions increase
 * and end at 1.
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
 * The boundaries Z = C t^(shape − 1/2), with the C that gives each tail the error alpha. Shape 0 is
 * O'Brien and Fleming's, 1/2 is Pocock's. On the scale of the normal quantile the error is nearly
 * linear in C, so the secant method is short. Source: Wang SK, Tsiatis AA. Biometrics
 * 1987;43:193-9.
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
 * The probability to stop above the bound at each look, when Z has the expectation `drift` at full
 * information.
 */
export function exitsAbove({ looks }: Plan, drift: number): number[] {
  return looks.map(({ fraction, bound, before }) => exitAbove(before, fraction, bound, drift))
}

/** The same for the mirrored bounds: none in a one-sided plan. */
export function exitsBelow(plan: Plan, drift: number): number[] {
  return plan.twoSided ? exitsAbove(plan, -drift) : plan.looks.map(() => 0)
}

/** The probability to stop above some bound. */
export function power(plan: Plan, drift: number): number {
  // The parts may add up to a rounding error above 1.
  return Math.min(
    1,
    exitsAbove(plan, drift).reduce((sum, exit) => sum + exit, 0),
  )
}

/**
 * The drift at which the plan has a power, above the error of one tail: the secant method on the
 * scale of the quantile.
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

/** The mean fraction of the maximal information at which the trial stops. */
export function expectedFraction(plan: Plan, drift: number): number {
  const above = exitsAbove(plan, drift)
  const below = exitsBelow(plan, drift)
  return plan.looks.reduce((sum, { fraction }, i) => {
    return sum - (1 - fraction) * ((above[i] ?? 0) + (below[i] ?? 0))
  }, 1)
}
