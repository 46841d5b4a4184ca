import { advance, type Stage, start } from './group-sequential.ts'

/**
 * Between these values of Z the trial goes on. `upper` is Infinity where it cannot stop above, `lower` is
 * -Infinity where it cannot stop below.
 */
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

/** Where the trial does not stop above, it is above `open` with a probability of 4e-11 and this drift. */
export const strongest = 10
const open = (fraction: number) => 6.5 + strongest * Math.sqrt(fraction)

export const lowest = -8

/** By look, whether the trial may stop there at a boundary. A look that is not listed may. */
export type MayStop = readonly boolean[]

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
    const isOpen = bounds.upper === Number.POSITIVE_INFINITY
    const upper = isOpen ? open(fraction) : Math.min(bounds.upper, ceiling(fraction))
    const lower = bounds.lower === Number.NEGATIVE_INFINITY ? floor(fraction) : Math.max(bounds.lower, lowest)
    before = advance(before, fraction, lower, upper, next, width)
  }
  return { looks }
}
