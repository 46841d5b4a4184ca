import { type Course, eventProbability, eventsByMonth } from '#src/statistics/survival/event-trials.ts'
import { survivalSignal } from '#src/statistics/survival/log-rank-power.ts'

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

/** The proportion of all participants who are lost before the event and before the analysis. */
export function lostBefore(timing: Timing, ratio: number): number {
  const lostIn = (hazardRatio: number) => {
    const { hazard, lossHazard, ...times } = courseOf(timing, hazardRatio)
    return eventProbability({ ...times, hazard: lossHazard, lossHazard: hazard })
  }
  return (lostIn(1) + ratio * lostIn(timing.hr)) / (1 + ratio)
}

/** What a participant of the first arm tells, with the `ratio` of the second beside it. */
export const signalAt = (timing: Timing, ratio: number) =>
  survivalSignal(courseOf(timing, 1), timing.hr, ratio)

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
