import { type Course, eventProbability, eventsByMonth } from '#src/statistics/survival/event-trials.ts'
import { survivalSignal } from '#src/statistics/survival/log-rank-power.ts'

/** Times in months; hazard ratio of the second arm to the first; proportion lost in a year. */
export interface Timing {
  hr: number
  median: number
  accrual: number
  followUp: number
  lost: number
}

/** Participants of each arm, or the probability of an event in it. */
export interface Arms {
  first: number
  second: number
}

function courseOf({ median, accrual, followUp, lost }: Timing, ratio: number): Course {
  const hazard = (Math.LN2 / median) * ratio
  return { hazard, lossHazard: -Math.log1p(-lost) / 12, accrual, followUp }
}

/**
 * For each arm, the probability that a participant has the event while under observation.
 * @param timing median above 0, proportion lost below 1; at these limits the result is NaN or 0
 */
export function armsAt(timing: Timing): Arms {
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

/** Expected events of both arms by a month of the trial. */
function eventsBy(timing: Timing, { first, second }: Arms, month: number): number {
  return (
    first * eventsByMonth(courseOf(timing, 1), month) +
    second * eventsByMonth(courseOf(timing, timing.hr), month)
  )
}

/** Participants of both arms who are recruited by a month, at a constant rate. */
export function recruitedBy({ accrual }: Timing, { first, second }: Arms, month: number): number {
  return month < accrual ? ((first + second) * month) / accrual : first + second
}

const halvings = 45

/**
 * The month by which a number of events is expected, by bisection.
 * @returns at most the end of the trial, also if fewer events are expected by then
 */
export function monthOf(timing: Timing, arms: Arms, events: number): number {
  let before = 0
  let after = timing.accrual + timing.followUp
  for (let i = 0; i < halvings; i++) {
    const month = (before + after) / 2
    if (eventsBy(timing, arms, month) < events) before = month
    else after = month
  }
  return after
}

/** Rows of month, participants recruited and expected events, in eight equal steps. */
export function eventTable(timing: Timing, first: number, second: number): number[][] {
  const arms = { first, second }
  const steps = 8
  return Array.from({ length: steps }, (_, i) => {
    const month = ((timing.accrual + timing.followUp) * (i + 1)) / steps
    return [month, recruitedBy(timing, arms, month), eventsBy(timing, arms, month)]
  })
}
