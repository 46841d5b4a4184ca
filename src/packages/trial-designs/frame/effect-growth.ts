import type { Growth } from '@marom/statistics/sequential'
import type { Arm } from '@marom/statistics/survival'
import { rememberLast } from './remember-last.ts'
import { averageRatio, type Course, eventsBy, monthOf } from './survival-course.ts'

interface Grown {
  course: Course
  /** Participants of the second arm for each one of the first. */
  ratio: number
}

const numbersOf = (arm: Arm) => arm.flatMap(({ from, hazard, lossHazard }) => [from, hazard, lossHazard])

/**
 * How the expectation of the log-rank statistic grows with the share of the events: with their number, and
 * with the mean of the log hazard ratios by then.
 */
export const growthOf = rememberLast(growthIn, ({ course, ratio }) => [
  ...[ratio, course.hr, course.delay, course.end, course.longest],
  ...course.entries.flatMap(({ to, share }) => [to, share]),
  ...numbersOf(course.first),
  ...numbersOf(course.second),
])

function growthIn({ course, ratio }: Grown): Growth {
  const arms = { first: 1, second: ratio }
  const all = eventsBy(course, arms, course.end)
  const logBy = (month: number) => Math.log(averageRatio(course, ratio, month))
  const atEnd = logBy(course.end)
  const known = new Map<number, number>()
  const growthAt = (fraction: number) =>
    Math.sqrt(fraction) * (fraction < 1 ? logBy(monthOf(course, arms, fraction * all)) / atEnd : 1)
  return (fraction) => {
    const growth = known.get(fraction) ?? growthAt(fraction)
    known.set(fraction, growth)
    return growth
  }
}
