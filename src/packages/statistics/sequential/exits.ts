import { normalUpperQuantile } from '../distributions/normal.ts'
import { itemAt } from '../item-at.ts'
import { exitAbove, exitBelow, type Stage, withDrift } from './group-sequential.ts'
import { boundsWith, type Growth, type Means, meanAt, meansOf, type Plan, strongest } from './plan.ts'
import { stagesWith } from './stages-with.ts'

/** Past a look that cannot stop above, the grid has no room for a stronger drift. Its power is 1. */
function withRoom({ looks }: Plan, means: Means): Means {
  if (!looks.some(({ upper }) => upper === Number.POSITIVE_INFINITY)) return means
  return typeof means === 'number'
    ? Math.min(means, strongest)
    : (fraction) => Math.min(means(fraction), strongest * Math.sqrt(fraction))
}

interface Seen {
  /** Less the expectations of Z. */
  stage: Stage
  fraction: number
  upper: number
  lower: number
}

/** By a walk of Z less its expectations, whose bounds are less them. */
function seenOnce({ looks }: Plan, means: Means): Seen[] {
  const fractions = looks.map(({ fraction }) => fraction)
  const known = ({ look }: { look: number }) => {
    const { upper, lower } = itemAt(looks, look)
    return { upper, lower }
  }
  return boundsWith(fractions, means, known).looks.map(({ fraction, upper, lower, before }) => {
    const mean = meanAt(means, fraction)
    return { stage: before, fraction, upper: upper - mean, lower: lower - mean }
  })
}

/**
 * The looks of a plan as Z less its expectations sees them.
 * @param isOften whether the plan is asked for many effects: then it keeps what they share
 */
function seenWith(plan: Plan, means: Means, isOften: boolean): Seen[] {
  const known = withRoom(plan, means)
  if (typeof known !== 'number' && !isOften) return seenOnce(plan, known)
  const stages =
    typeof known === 'number'
      ? plan.looks.map(({ before }) => withDrift(before, known))
      : stagesWith(plan, known)
  return plan.looks.map(({ fraction, upper, lower }, look) => {
    const mean = meanAt(known, fraction)
    return { stage: itemAt(stages, look), fraction, upper: upper - mean, lower: lower - mean }
  })
}

/**
 * The probability of stopping above the bound, for each look. gsDesign `gsProbability(...)$upper$prob`.
 * @param means finite: the expectation of Z at full information, or at each look
 */
export const exitsAbove = (plan: Plan, means: Means, isOften = false): number[] =>
  seenWith(plan, means, isOften).map(({ stage, fraction, upper }) => exitAbove(stage, fraction, upper))

/** By look, the probabilities of stopping above the upper bound, and below the lower one if there is one. */
export interface Exits {
  above: readonly number[]
  below: readonly number[]
}

/** @param means as above */
export function exitsOf(plan: Plan, means: Means): Exits {
  const seen = seenWith(plan, means, false)
  return {
    above: seen.map(({ stage, fraction, upper }) => exitAbove(stage, fraction, upper)),
    below: seen.map(({ stage, fraction, lower }) =>
      lower === Number.NEGATIVE_INFINITY ? 0 : exitBelow(stage, fraction, lower),
    ),
  }
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sum of chances that exclude each other, which may exceed 1 by a rounding error. */
export const chanceOf = (exits: readonly number[]) => Math.min(1, sumOf(exits))

/**
 * The probability of stopping above one of the bounds. gsDesign `sum(gsProbability(...)$upper$prob)`, rpact
 * `overallReject` of `getPowerAndAverageSampleNumber`.
 * @param means as above
 * @returns from 0 to 1; NaN if an expectation is infinite or a bound is NaN
 */
export function power(plan: Plan, means: Means, isOften?: boolean): number {
  return chanceOf(exitsAbove(plan, means, isOften))
}

/**
 * The drift at which the plan has a power: the secant method on the scale of normal quantiles. It is the root of
 * `shift` of rpact's `getDesignCharacteristics`; its square over that of a single analysis is the inflation factor.
 * @param target power, between 0 and 1; below the error of one tail the drift is negative
 * @param growth of an effect that changes
 * @returns NaN for a target of 0 or 1
 */
export function driftFor(plan: Plan, target: number, growth?: Growth): number {
  const off = (drift: number) =>
    normalUpperQuantile(target) - normalUpperQuantile(power(plan, meansOf(drift, growth), true))
  const last = itemAt(plan.looks, -1).upper
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
 * The mean fraction of the maximum information at which the trial stops. gsDesign `en`, rpact
 * `averageSampleNumber`, as a share of the maximum.
 * @returns between the first fraction and 1
 */
export function expectedFraction({ looks }: Plan, { above, below }: Exits): number {
  return looks.reduce(
    (sum, { fraction }, i) => sum - (1 - fraction) * (itemAt(above, i) + itemAt(below, i)),
    1,
  )
}
