import { type Course, eventProbability, eventsByMonth } from '#src/statistics/survival/event-trials.ts'

/** Times in months; hazard ratio of the second arm to the first; proportion lost in a year. */
interface Timing {
  hr: number
  median: number
  accrual: number
  followUp: number
  lost: number
}

function courseOf({ median, accrual, followUp, lost }: Timing, ratio: number): Course {
  const hazard = (Math.LN2 / median) * ratio
  return { hazard, lossHazard: -Math.log1p(-lost) / 12, accrual, followUp }
}

/**
 * For each arm, the probability that a participant has the event while under observation.
 * @param timing median above 0, proportion lost below 1; at these limits the result is NaN or 0
 */
export function armsAt(timing: Timing): { first: number; second: number } {
  return {
    first: eventProbability(courseOf(timing, 1)),
    second: eventProbability(courseOf(timing, timing.hr)),
  }
}

/** Rows of month, participants recruited and expected events, in eight equal steps. */
export function eventTable(timing: Timing, first: number, second: number): number[][] {
  const { accrual, followUp } = timing
  const steps = 8
  return Array.from({ length: steps }, (_, i) => {
    const month = ((accrual + followUp) * (i + 1)) / steps
    const recruited = month < accrual ? ((first + second) * month) / accrual : first + second
    const events =
      first * eventsByMonth(courseOf(timing, 1), month) +
      second * eventsByMonth(courseOf(timing, timing.hr), month)
    return [month, recruited, events]
  })
}
