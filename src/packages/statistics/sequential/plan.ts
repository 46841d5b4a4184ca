import { advance, type Stage, start, withDrift } from './group-sequential.ts'

/**
 * Between these values of Z the trial goes on. `upper` is Infinity where it cannot stop above, `lower` is
 * -Infinity where it cannot stop below.
 */
interface Bounds {
  upper: number
  lower: number
}

/** A look at an information fraction (gsDesign `timing`, rpact `informationRates`), and the stage before it. */
interface Look extends Bounds {
  fraction: number
  before: Stage
}

export interface Plan {
  looks: readonly Look[]
}

/**
 * The expectation of Z at an information fraction, as a share of that at full information: of an effect that
 * does not change, the root. It is 1 at 1.
 */
export type Growth = (fraction: number) => number

/**
 * The expectation of Z: at full information, of an effect that does not change, or else at each look. gsDesign's
 * `theta` times the root of `n.I`, the information.
 */
export type Means = number | ((fraction: number) => number)

export const meansOf = (drift: number, growth?: Growth): Means =>
  growth ? (fraction) => drift * growth(fraction) : drift

/** The same of a trial that ends at another fraction, whose looks are shares of that. */
export const endingAt = (means: Means, end: number): Means =>
  typeof means === 'number' ? means * Math.sqrt(end) : (fraction) => means(fraction * end)

export const meanAt = (means: Means, fraction: number) =>
  typeof means === 'number' ? means * Math.sqrt(fraction) : means(fraction)

/**
 * Limits of the grid, as values of Z. Where the trial does not stop below, it is below `floor` with a
 * probability of 1e-9, and returns from there to above 0 with one of 4e-11. `ceiling` leaves room for
 * a drift of 13.
 */
const floor = (fraction: number) => Math.max(-6, (-6.5 * Math.sqrt(1 - fraction) - 0.5) / Math.sqrt(fraction))
const ceiling = (fraction: number) => 8 + 13 * Math.sqrt(fraction)

/** Where the trial does not stop above, it is above `open` with a probability of 4e-11 and this drift. */
export const strongest = 10
const open = (fraction: number, drift: number) => 6.5 + drift * Math.sqrt(fraction)

export const lowest = -8

/** By look, whether the trial may stop there at a boundary. A look that is not listed may. */
export type MayStop = readonly boolean[]

/**
 * The stage after a look.
 * @param width and `drift` as for `walk`
 */
export function after(
  before: Stage,
  fraction: number,
  bounds: Bounds,
  next: number,
  width?: number,
  drift = strongest,
): Stage {
  const isOpen = bounds.upper === Number.POSITIVE_INFINITY
  const upper = isOpen ? open(fraction, drift) : Math.min(bounds.upper, ceiling(fraction))
  const lower = bounds.lower === Number.NEGATIVE_INFINITY ? floor(fraction) : Math.max(bounds.lower, lowest)
  return advance(before, fraction, lower, upper, next, width)
}

/**
 * The plan with the bounds that `boundsAt` gives, from the first look to the last. With known
 * ones it is the grid of gsDesign's `gsProbability`.
 * @param fractions information at the looks: above 0 and increasing
 * @param boundsAt gets the stage before the look, which depends on the bounds before
 * @param width of the panels, as for `advance`
 * @param drift the strongest one with which the plan is asked for its exits
 */
export function walk(
  fractions: readonly number[],
  boundsAt: (before: Stage, fraction: number, look: number) => Bounds,
  width?: number,
  drift = strongest,
): Plan {
  const looks: Look[] = []
  let before = start
  for (const [look, fraction] of fractions.entries()) {
    const bounds = boundsAt(before, fraction, look)
    looks.push({ fraction, before, ...bounds })
    const next = fractions[look + 1]
    if (next === undefined) break
    before = after(before, fraction, bounds, next, width, drift)
  }
  return { looks }
}

/** A motion without a drift is below with a probability of 4e-11. */
const deepest = -6.5

const lessMean = ({ upper, lower }: Bounds, mean: number): Bounds => ({
  upper: upper - mean,
  lower: Math.max(deepest, lower - mean),
})

/** What the bounds of a look may depend on: the stages before it, without an effect and of Z less its mean. */
export interface Place {
  before: Stage
  moved: Stage
  mean: number
  fraction: number
  look: number
}

/**
 * As `walkWith`, for bounds that depend on the effect alone.
 * @returns the bounds; the stages before them are those of Z less its expectations
 */
export function boundsWith(
  fractions: readonly number[],
  means: Means,
  boundsAt: (place: Omit<Place, 'before'>) => Bounds,
): Plan {
  const bounds: Bounds[] = []
  const { looks } = walk(
    fractions,
    (moved, fraction, look) => {
      const mean = meanAt(means, fraction)
      const found = boundsAt({ moved, mean, fraction, look })
      bounds.push(found)
      return lessMean(found, mean)
    },
    undefined,
    0,
  )
  return { looks: looks.map((look, i) => ({ ...look, ...bounds[i] })) }
}

/** As `walk`, with an effect beside: `boundsAt` also gets the stage and the expectation of Z with it. */
export function walkWith(
  fractions: readonly number[],
  means: Means,
  boundsAt: (place: Place) => Bounds,
): Plan {
  let last = start
  return walk(fractions, (before, fraction, look) => {
    const mean = meanAt(means, fraction)
    const moved = typeof means === 'number' ? withDrift(before, means) : last
    const bounds = boundsAt({ before, moved, mean, fraction, look })
    const next = fractions[look + 1]
    if (typeof means !== 'number' && next !== undefined)
      last = after(last, fraction, lessMean(bounds, mean), next, undefined, 0)
    return bounds
  })
}
