import { itemAt } from '../item-at.ts'
import { power } from './exits.ts'
import { type Means, type Plan, strongest, walk } from './plan.ts'

/** A trial this far down, in standard deviations, is given up. */
const lowest = -5.5

/** Width of the panels: a probability that is printed as a percentage needs no finer grid. */
const width = 8

/**
 * The looks after look `look`, where Z was `z`, as a plan that starts anew there.
 * @param timeOf the time of a fraction since that look
 * @param placeOf what Z at a fraction is on the scale of the new motion
 * @param drift the strongest one of the new motion
 */
function remaining(
  { looks }: Plan,
  look: number,
  timeOf: (fraction: number) => number,
  placeOf: (z: number, fraction: number) => number,
  drift: number,
): Plan {
  const after = looks.slice(look + 1)
  const times = after.map(({ fraction }) => timeOf(fraction))
  const boundsAt = (_: unknown, time: number, index: number) => {
    const { fraction, upper, lower } = itemAt(after, index)
    const scale = Math.sqrt(time)
    return {
      upper: placeOf(upper, fraction) / scale,
      lower: Math.max(lowest, placeOf(lower, fraction) / scale),
    }
  }
  return walk(times, boundsAt, width, drift)
}

/**
 * The probability of stopping above a later bound, by the drift, if the trial goes on after a look.
 * Source: Jennison C, Turnbull BW. Group Sequential Methods. Chapman & Hall/CRC 2000, chapter 10. gsDesign
 * `sum(gsCP(x, theta, i, zi)$upper$prob)`, for an effect a column.
 * @param look index of a look before the last, from 0: gsDesign's `i` less 1
 * @param z finite: the statistic at that look
 * @returns a function of the expectation of Z at full information, which beyond ±10 stays, or at each look
 */
export function conditionalPower(plan: Plan, look: number, z: number): (means: Means) => number {
  const now = itemAt(plan.looks, look).fraction
  const place = z * Math.sqrt(now)
  const placeOf = (bound: number, fraction: number) => bound * Math.sqrt(fraction) - place
  const after = (places: typeof placeOf, drift: number) =>
    remaining(plan, look, (fraction) => fraction - now, places, drift)
  const rest = after(placeOf, strongest)
  return (means) => {
    // A stronger drift decides the trial.
    if (typeof means === 'number') return power(rest, Math.max(-strongest, Math.min(strongest, means)))
    const motionAt = (fraction: number) => means(fraction) * Math.sqrt(fraction)
    const rise = (fraction: number) => motionAt(fraction) - motionAt(now)
    return power(
      after((bound, fraction) => placeOf(bound, fraction) - rise(fraction), 0),
      0,
    )
  }
}

/**
 * The conditional power averaged over the drifts that `z` makes plausible, with a flat prior. Then Z /
 * √t moves like a Brownian motion without drift in the time −1 / t.
 * Source: Spiegelhalter DJ, Freedman LS, Blackburn PR. Control Clin Trials 1986;7:8-17. gsDesign `gsPP` with equal
 * `wgts` of many `theta`.
 * @param look index of a look before the last
 * @param z finite: the statistic at that look
 */
export function predictivePower(plan: Plan, look: number, z: number): number {
  const now = itemAt(plan.looks, look).fraction
  const place = z / Math.sqrt(now)
  const rest = remaining(
    plan,
    look,
    (fraction) => 1 / now - 1 / fraction,
    (bound, fraction) => bound / Math.sqrt(fraction) - place,
    0,
  )
  return power(rest, 0)
}
