import { normalUpperQuantile } from '../distributions/normal.ts'
import { itemAt } from '../item-at.ts'
import type { Spending } from './alpha-spending.ts'
import { exitBelow } from './group-sequential.ts'
import {
  boundsWith,
  type Growth,
  type MayStop,
  type Means,
  meanAt,
  meansOf,
  type Place,
  type Plan,
  walk,
  walkWith,
} from './plan.ts'
import { boundAbove, boundBelow, spentAt } from './stopping-boundaries.ts'

interface WithFutility {
  /** Its lower bounds are those for futility; the last one is that for efficacy. */
  plan: Plan
  /** The drift at which the type II error is spent as planned, rpact's `sqrt(shift)`; NaN if there is none. */
  drift: number
}

interface FutilityOptions {
  /** Type II error by fraction: all of it at 1. gsDesign `sfl`, rpact `typeBetaSpending`. */
  spending: Spending
  /** The spending of the type I error, if stopping for futility may save some of it; else null. */
  binding: Spending | null
  /** The drift of a trial with one look, which is always too small. */
  fixedDrift: number
  /** Of an effect that changes, with the same plan of one that does not. */
  changing?: { growth: Growth; steady: WithFutility } | undefined
  /** The last look stops for both. */
  mayStop?: { efficacy: MayStop; futility: MayStop }
}

/** Stands for the normal quantile of a probability of 0. */
const farthest = 38

const quantile = (chance: number) => (chance > 0 ? normalUpperQuantile(Math.min(chance, 1)) : farthest)

/** A plan of three looks takes four or five. */
const mostSteps = 40

interface Attempt {
  plan: Plan
  drift: number
  /** Above 0 if the drift is too small, NaN if the boundaries meet before the end: then it is too large. */
  off: number
}

/**
 * The attempt that is off by 0. Source: Anderson N, Björck Å. BIT 1973;13:253-64.
 * @param start an attempt whose drift is too small
 * @param step of the drift for each unit that the start is off
 * @returns with a drift of NaN if there is none
 */
function search(tryDrift: (drift: number) => Attempt, start: Attempt, step: number): Attempt {
  let low = start
  let high: Attempt | undefined
  let next = low.drift + step * low.off
  let side = 0
  for (let i = 0; i < mostSteps; i++) {
    const found = tryDrift(next)
    if (Math.abs(found.off) < 1e-10) return found
    // The weight of the other end after it has stayed twice.
    const share = (end: number) => (1 - found.off / end > 0 ? 1 - found.off / end : 0.5)
    if (found.off > 0) {
      if (high && side > 0) high = { ...high, off: high.off * share(low.off) }
      low = found
      side = 1
    } else {
      if (high && side < 0) low = { ...low, off: low.off * share(high.off) }
      // Without a value the next drift is in the middle.
      high = { ...found, off: Number.isNaN(found.off) ? -low.off : found.off }
      side = -1
    }
    next = high
      ? low.drift + ((high.drift - low.drift) * low.off) / (low.off - high.off)
      : low.drift + low.off
  }
  return { ...low, drift: Number.NaN }
}

/** Makes the plan with a drift. Its guesses come from the last plan that it made. */
function planner(efficacy: Plan, { spending, binding, changing, mayStop }: FutilityOptions) {
  const { growth, steady } = changing ?? {}
  const fractions = efficacy.looks.map(({ fraction }) => fraction)
  const last = fractions.length - 1
  const allowed = quantile(spentAt(spending, fractions, last, mayStop?.futility))
  let near: { plan: Plan; means: Means } | undefined = steady && { plan: steady.plan, means: steady.drift }

  const knownUpper = (look: number) => itemAt(efficacy.looks, look).upper
  const upperAt = ({ before, fraction, look }: Place) =>
    binding
      ? boundAbove(before, fraction, spentAt(binding, fractions, look, mayStop?.efficacy))
      : knownUpper(look)
  const isOfEffect = growth !== undefined && !binding

  function tryDrift(drift: number): Attempt {
    const means = meansOf(drift, growth)
    let missed = Number.NaN
    const boundsAt = (upper: number, { moved, mean, fraction, look }: Omit<Place, 'before'>) => {
      if (look === last) {
        missed = exitBelow(moved, fraction, upper - mean)
        return { upper, lower: upper }
      }
      const error = spentAt(spending, fractions, look, mayStop?.futility)
      const known = near?.plan.looks[look]?.lower
      const guess = near && known !== undefined ? known + mean - meanAt(near.means, fraction) : undefined
      return { upper, lower: boundBelow(moved, fraction, error, { mean, most: upper, guess }) }
    }
    const plan = isOfEffect
      ? boundsWith(fractions, means, (place) => boundsAt(knownUpper(place.look), place))
      : walkWith(fractions, means, (place) => boundsAt(upperAt(place), place))
    // False for NaN, too.
    const isComplete = plan.looks.every(({ lower }) => lower < Number.POSITIVE_INFINITY)
    if (isComplete) near = { plan, means }
    return { plan, drift, off: isComplete ? allowed - quantile(missed) : Number.NaN }
  }

  /** The bounds of an effect, as a plan. */
  function withStages(plan: Plan): Plan {
    if (!isOfEffect) return plan
    return walk(fractions, (_, __, look) => {
      const { upper, lower } = itemAt(plan.looks, look)
      return { upper, lower }
    })
  }

  return { tryDrift, withStages }
}

/**
 * A plan that also stops for futility, with the drift for its power. At each look the lower bound
 * spends type II error, at the last one it meets the upper bound, and that decides the drift. gsDesign
 * `test.type` 4, or 3 if binding; rpact `bindingFutility`.
 * Source: Pampallona S, Tsiatis AA, Kim K. Drug Inf J 2001;35:1113-21; Jennison C, Turnbull BW. Group
 * Sequential Methods. Chapman & Hall/CRC 2000, chapter 7.
 * @param efficacy the plan without lower bounds; its upper bounds stay unless `binding` is given
 */
export function withFutility(efficacy: Plan, options: FutilityOptions): WithFutility {
  const { fixedDrift, changing } = options
  const { tryDrift, withStages } = planner(efficacy, options)
  const near = tryDrift(changing?.steady.drift ?? fixedDrift)
  const start = near.off > 0 ? near : tryDrift(fixedDrift)
  const { plan, drift } = search(tryDrift, start, changing ? 1 : 0.7)
  return { plan: withStages(plan), drift }
}
