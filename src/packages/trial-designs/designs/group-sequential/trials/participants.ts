import { itemAt } from '@marom/statistics'
import { normalUpper, normalUpperQuantile, tCdf, tQuantile } from '@marom/statistics/distributions'
import type { Draw } from '../../../simulation/draw.ts'
import type { Course, Look, Run } from '../looks-of-plan.ts'

/** Participants of each group; of one group, or of pairs, those of the control group are 0. */
export interface Arms {
  treated: number
  control: number
}

/** Participants of the new treatment among the first ones: the groups grow in their ratio. */
export const treatedAmong = (size: number, { treated, control }: Arms) =>
  Math.round((size * treated) / (treated + control))

/** What is known of a group. */
export interface Tally {
  count: number
  sum: number
  squares: number
}

/** A statistic that grows with the planned effect, of a t test; infinite degrees of freedom: of a z test. */
export interface Statistic {
  value: number
  df: number
}

/** What participants have, and the test of it. */
export interface Endpoint {
  arms: Arms
  /** Of one participant; NaN of one who is lost. */
  outcomeOf: (draw: Draw, isTreated: boolean, effect: number) => number
  /** Degrees of freedom below 1: too few to test. */
  test: (treated: Tally, control: Tally) => Statistic
}

/** The statistic of a t test that has the tail of a normal one. */
function tOf(z: number, df: number): number {
  if (!(Number.isFinite(z) && Number.isFinite(df))) return z
  return z < 0 ? -tOf(-z, df) : tQuantile(1 - normalUpper(z), df)
}

/** The normal statistic with the tail of one of a t test. */
function zOf(t: number, df: number): number {
  if (!Number.isFinite(df)) return t
  return t > 0 ? -zOf(-t, df) : -normalUpperQuantile(tCdf(t, df))
}

/** The bounds of a look as those of a t test. Losses vary its degrees of freedom, so they are kept. */
function boundsOf({ upper, lower }: Look) {
  const known = new Map<number, { upper: number; lower: number }>()
  return (df: number) => {
    const found = known.get(df) ?? { upper: tOf(upper, df), lower: tOf(lower, df) }
    known.set(df, found)
    return found
  }
}

function empty(tally: Tally): void {
  tally.count = 0
  tally.sum = 0
  tally.squares = 0
}

function add(tally: Tally, value: number): void {
  tally.count += 1
  tally.sum += value
  tally.squares += value * value
}

/**
 * Trials whose participants have their outcome at once; at each look the test at the nominal level of
 * its bounds. The participants of a trial are the same wherever its looks are.
 */
export function participantTrials(looks: readonly Look[], { arms, outcomeOf, test }: Endpoint): Run {
  const tests = looks.map((look) => ({ size: look.size, boundsFor: boundsOf(look) }))
  const last = itemAt(looks, -1).size
  const isTreated = Uint8Array.from(
    { length: last },
    (_, i) => treatedAmong(i + 1, arms) - treatedAmong(i, arms),
  )
  const treated: Tally = { count: 0, sum: 0, squares: 0 }
  const control: Tally = { count: 0, sum: 0, squares: 0 }
  const course: Course = { isCrossed: false, size: 0 }
  return (draw, effect, see) => {
    empty(treated)
    empty(control)
    let drawn = 0
    for (const [look, { size, boundsFor }] of tests.entries()) {
      for (; drawn < size; drawn += 1) {
        const isNew = isTreated[drawn] === 1
        const value = outcomeOf(draw, isNew, effect)
        if (!Number.isNaN(value)) add(isNew ? treated : control, value)
      }
      course.size = size
      course.isCrossed = false
      const { value, df } = test(treated, control)
      // Too few to test: the trial goes on.
      if (!(df >= 1)) continue
      see?.(look, zOf(value, df))
      const { upper, lower } = boundsFor(df)
      course.isCrossed = value >= upper
      if (course.isCrossed || value <= lower) break
    }
    return course
  }
}
