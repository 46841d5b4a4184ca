import { itemAt } from '../item-at.ts'
import type { Spending } from './alpha-spending.ts'
import type { Stage } from './group-sequential.ts'
import { endingAt, type MayStop, type Means, type Plan, walk, walkWith } from './plan.ts'
import { boundAbove, boundBelow, lastStop } from './stopping-boundaries.ts'

/** How a plan stops. Fractions and drift are those of its planned maximum information. */
export interface StoppingRules {
  /** Type I error of one tail. */
  efficacy: Spending
  /** Whether the trial also stops below the mirrored boundary for efficacy. */
  isMirrored: boolean
  /** Type II error with the planned effect: the expectation of Z at the planned maximum, or at each share. */
  futility: { spending: Spending; means: Means; isBinding: boolean } | null
  /** Type I error of stopping for harm. */
  harm: Spending | null
}

export interface Boundaries {
  /** By look; Infinity where the trial cannot stop for efficacy. */
  upper: readonly number[]
  /**
   * By look; null without such a boundary, -Infinity at a look without. At the last look it is the
   * boundary for efficacy.
   */
  futility: readonly number[] | null
  harm: readonly number[] | null
  /** Upper bounds that do not count on stopping for futility: the same unless it is binding. */
  unbound: readonly number[]
  /** The trial that stops at every boundary. Its fractions are relative to the last look. */
  plan: Plan
}

const uppers = ({ looks }: Plan) => looks.map(({ upper }) => upper)
const lowers = ({ looks }: Plan) => looks.map(({ lower }) => lower)

/** What a look spends: the last one all that is left, whatever information has come. */
function spentFrom(
  spending: Spending,
  fractions: readonly number[],
  look: number,
  mayStop?: MayStop,
): number {
  if (mayStop?.[look] === false) return 0
  const before = fractions[lastStop(look, mayStop)]
  const until = look === fractions.length - 1 ? 1 : Math.min(1, itemAt(fractions, look))
  return spending(until) - (before === undefined ? 0 : spending(before))
}

/**
 * The boundaries of a plan for looks at other information than planned, of other number than planned.
 * Source: Lan KKG, DeMets DL. Biometrika 1983;70:659-63; for futility Pampallona S, Tsiatis AA, Kim K.
 * Drug Inf J 2001;35:1113-21. As in gsDesign, the drift stays that of the plan. Unlike there, the last
 * look decides: its boundary for futility is that for efficacy. There `n.I` are the looks, `maxn.IPlan` the planned
 * maximum and `delta` the planned effect.
 * @param fractions information of all looks, as shares of the planned maximum: above 0, increasing, all
 * but the last below 1; the last may be below or above 1
 * @param mayStop for what each look may stop: the last one for both
 */
export function boundariesAt(
  rules: StoppingRules,
  fractions: readonly number[],
  mayStop?: { efficacy: MayStop; futility: MayStop },
): Boundaries {
  const { efficacy, isMirrored, futility, harm } = rules
  const last = fractions.length - 1
  const end = itemAt(fractions, last)
  const relative = fractions.map((fraction) => fraction / end)
  const upperAt = (before: Stage, fraction: number, look: number) =>
    boundAbove(before, fraction, spentFrom(efficacy, fractions, look, mayStop?.efficacy))

  const alone = walk(relative, (before, fraction, look) => {
    const upper = upperAt(before, fraction, look)
    return { upper, lower: isMirrored ? -upper : Number.NEGATIVE_INFINITY }
  })
  const unbound = uppers(alone)

  function withFutility({ spending, means, isBinding }: NonNullable<StoppingRules['futility']>): Plan {
    return walkWith(relative, endingAt(means, end), ({ before, moved, mean, fraction, look }) => {
      const bound = isBinding ? upperAt(before, fraction, look) : Number.NaN
      // Where the boundaries have met before, no trial comes this far as planned.
      const upper = Number.isFinite(bound) ? bound : (unbound[look] ?? Number.NaN)
      if (look === last) return { upper, lower: upper }
      const error = spentFrom(spending, fractions, look, mayStop?.futility)
      const lower = boundBelow(moved, fraction, error, { mean, most: upper })
      return { upper, lower: lower === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : lower }
    })
  }

  const futile = futility && withFutility(futility)
  const base = futile ?? alone
  const harmed =
    harm &&
    walk(relative, (before, fraction, look) => {
      const upper = itemAt(base.looks, look).upper
      const error = spentFrom(harm, fractions, look)
      return { upper, lower: boundBelow(before, fraction, error, { mean: 0, most: upper }) }
    })
  const futileBounds = futile && lowers(futile)
  return {
    upper: uppers(base),
    futility: futileBounds,
    harm: isMirrored
      ? lowers(alone)
      : harmed && lowers(harmed).map((bound, look) => Math.min(bound, futileBounds?.[look] ?? bound)),
    unbound,
    plan: futile ?? harmed ?? alone,
  }
}

/**
 * The repeated confidence interval of the effect, as shares of the planned effect. It holds whether or
 * not the trial stops as planned.
 * Source: Jennison C, Turnbull BW. J R Stat Soc B 1989;51:305-61. rpact `getRepeatedConfidenceIntervals`.
 * @param fraction information at the look, as a share of the planned maximum, above 0
 * @param bound the boundary for efficacy, without counting on stops for futility
 * @param drift expectation of Z at the planned maximum with the planned effect, above 0
 */
export function repeatedInterval(
  z: number,
  { fraction, bound, drift }: { fraction: number; bound: number; drift: number },
): { low: number; estimate: number; high: number } {
  const scale = drift * Math.sqrt(fraction)
  return { low: (z - bound) / scale, estimate: z / scale, high: (z + bound) / scale }
}
