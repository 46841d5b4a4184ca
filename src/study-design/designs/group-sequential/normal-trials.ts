import { tCdf, tQuantile } from '#src/statistics/distributions/distributions.ts'
import { normalUpper, normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { lostShare } from '#src/study-design/simulation/amounts.ts'
import { departureOf } from '#src/study-design/simulation/compared.ts'
import type { Break } from '#src/study-design/simulation/measured.ts'
import type { Course, Look, Run } from './looks-of-plan.ts'

/** The statistic of a t test that has the tail of a normal one. */
function tOf(z: number, df: number): number {
  if (z < 0) return -tOf(-z, df)
  return z === Number.POSITIVE_INFINITY ? z : tQuantile(1 - normalUpper(z), df)
}

/** The normal statistic with the tail of one of a t test. */
const zOf = (t: number, df: number): number => (t > 0 ? -zOf(-t, df) : -normalUpperQuantile(tCdf(t, df)))

/** The bounds of a look as those of a t test. Losses vary its degrees of freedom, so they are kept. */
function testOf({ upper, lower }: Look) {
  const known = new Map<number, { upper: number; lower: number }>()
  return (df: number) => {
    const found = known.get(df) ?? { upper: tOf(upper, df), lower: tOf(lower, df) }
    known.set(df, found)
    return found
  }
}

/**
 * Normal data of two equal arms with a standard deviation of 1; at each look the t test at the
 * nominal levels of the bounds. Skewed values are so in both arms. The arms take turns, so that the
 * participants of a trial are the same wherever its looks are.
 */
export function normalTrials(looks: readonly Look[], broken: Break | null): Run {
  const tests = looks.map((look) => ({ size: look.size, boundsFor: testOf(look) }))
  const { values, factor: sd, side } = departureOf(broken, 1)
  const course: Course = { isCrossed: false, size: 0 }
  return (draw, difference, see) => {
    let [sumOne, sumTwo, squaresOne, squaresTwo, drawn, one, two] = [0, 0, 0, 0, 0, 0, 0]
    for (const [look, { size, boundsFor }] of tests.entries()) {
      for (; drawn < size; drawn += 1) {
        if (drawn % 2 === 1) {
          const value = values(draw)
          two += 1
          sumTwo += value
          squaresTwo += value * value
          continue
        }
        const noise = sd * values(draw)
        if (side * noise < 0 && draw.uniform() < lostShare) continue
        const value = difference + noise
        one += 1
        sumOne += value
        squaresOne += value * value
      }
      course.size = size
      course.isCrossed = false
      const df = one + two - 2
      // Too few to test: the trial goes on.
      if (one < 1 || two < 1 || df < 1) continue
      const squares = squaresOne - (sumOne * sumOne) / one + squaresTwo - (sumTwo * sumTwo) / two
      const t = (sumOne / one - sumTwo / two) / Math.sqrt((squares / df) * (1 / one + 1 / two))
      see?.(look, zOf(t, df))
      const { upper, lower } = boundsFor(df)
      course.isCrossed = t >= upper
      if (course.isCrossed || t <= lower) break
    }
    return course
  }
}
