import { normalUpperQuantile } from '../distributions/normal.ts'
import { itemAt } from '../item-at.ts'
import type { Spending } from './alpha-spending.ts'
import { power } from './exits.ts'
import { densityAt, exitAbove, exitBelow, type Stage } from './group-sequential.ts'
import { lowest, type MayStop, type Plan, walk } from './plan.ts'

/** The last look before that may stop, or -1. */
export function lastStop(look: number, mayStop: MayStop = []): number {
  let before = look - 1
  while (before >= 0 && mayStop[before] === false) before--
  return before
}

/**
 * What the spending function allows at this look: its increase since the last look that could spend it.
 * A look that may not stop spends nothing.
 */
export function spentAt(
  spending: Spending,
  fractions: readonly number[],
  look: number,
  mayStop?: MayStop,
): number {
  if (mayStop?.[look] === false) return 0
  const before = fractions[lastStop(look, mayStop)]
  return spending(itemAt(fractions, look)) - (before === undefined ? 0 : spending(before))
}

/** The error of a step of Newton's method is about the square of the step. */
const smallStep = 1e-6

/**
 * The upper bound at which the look spends `error` without an effect. Newton's method on the
 * logarithm, which is concave: from the second step on, every step comes from above and stays there.
 * @returns Infinity for no error, NaN if the trial goes on to the look with a probability below `error`
 */
export function boundAbove(before: Stage, fraction: number, error: number): number {
  if (error === 0) return Number.POSITIVE_INFINITY
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
 * The lower bound at which the look spends `error`: as above, mirrored.
 * @param before less the expectation that Z has, as by `withDrift`
 * @param mean the expectation of Z at the look
 * @param most the bound is at most this, also where less than `error` is spent there
 * @param guess a value near the bound saves steps
 * @returns -Infinity for no error
 */
export function boundBelow(
  before: Stage,
  fraction: number,
  error: number,
  { mean, most, guess }: { mean: number; most: number; guess?: number | undefined },
): number {
  if (error === 0) return Number.NEGATIVE_INFINITY
  if (!(exitBelow(before, fraction, most - mean) > error)) return most
  let bound = guess ?? mean - normalUpperQuantile(error)
  for (let i = 0; i < 40; i++) {
    const exit = exitBelow(before, fraction, bound - mean)
    const step = (Math.log(exit / error) * exit) / densityAt(before, fraction, bound - mean)
    bound = Math.min(most, bound - step)
    if (Math.abs(step) < smallStep) break
  }
  return bound
}

const lowerOf = (upper: number, twoSided: boolean) => (twoSided ? -upper : Number.NEGATIVE_INFINITY)

/**
 * The boundaries at which each tail spends its error as the spending function says. In gsDesign: `test.type` 1,
 * or 2 if two-sided, with `sfu`; in rpact `getDesignGroupSequential` with `sided` and `typeOfDesign`.
 * @param fractions information at the looks: above 0, increasing, the last one 1; gsDesign `timing`, rpact
 * `informationRates`
 * @param spending error of one tail by fraction, as gsDesign's `alpha`; rpact's is that of both if `sided = 2`
 * @param twoSided whether the trial also stops below the mirrored bounds
 * @param mayStop the last look must be one; gsDesign `testUpper`
 * @returns bounds on the scale of Z; NaN from the first fraction on that does not increase
 */
export function boundariesThatSpend(
  fractions: readonly number[],
  spending: Spending,
  twoSided: boolean,
  mayStop?: MayStop,
): Plan {
  return walk(fractions, (before, fraction, look) => {
    const upper = boundAbove(before, fraction, spentAt(spending, fractions, look, mayStop))
    return { upper, lower: lowerOf(upper, twoSided) }
  })
}

/**
 * The boundaries Z = C t^(shape − 1/2), with the C that gives each tail the error alpha: by the
 * secant method, since on the scale of normal quantiles the error is nearly linear in C.
 * Source: Wang SK, Tsiatis AA. Biometrics 1987;43:193-9. gsDesign `sfu = "WT"` with
 * `sfupar`, rpact `WT` with `deltaWT`.
 * @param fractions information at the looks: above 0, increasing, the last one 1
 * @param alpha error of one tail, between 0 and 1; at 0 and 1 the bounds are NaN
 * @param shape 0 is O'Brien and Fleming's, 1/2 is Pocock's
 * @param mayStop the last look must be one
 * @returns bounds on the scale of Z
 */
export function wangTsiatis(
  fractions: readonly number[],
  alpha: number,
  shape: number,
  twoSided: boolean,
  mayStop?: MayStop,
): Plan {
  const planAt = (constant: number) =>
    walk(fractions, (_, fraction, look) => {
      const isStop = mayStop?.[look] !== false
      const upper = isStop ? constant * fraction ** (shape - 0.5) : Number.POSITIVE_INFINITY
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
 * if the treatment harms. The upper bounds stay, so that their error is at most what it was. gsDesign
 * `test.type = 6`.
 * @param spending the error of stopping below, by fraction; gsDesign `sfl` with `astar`
 * @returns lower bounds of at most the upper ones
 */
export function withHarm({ looks }: Plan, spending: Spending): Plan {
  const fractions = looks.map(({ fraction }) => fraction)
  return walk(fractions, (before, fraction, look) => {
    const upper = itemAt(looks, look).upper
    const error = spentAt(spending, fractions, look)
    return { upper, lower: boundBelow(before, fraction, error, { mean: 0, most: upper }) }
  })
}
