import {
  type Arm,
  type Course as Entries,
  type Entry,
  enteredBy,
  eventProbability,
  eventsByMonth,
  survivalSignal,
} from '@marom/statistics/survival'
import type { CourseInputs } from './course-fields.ts'
import { valueForChance } from './root-finding.ts'

/** What the fields read; hazard ratio of the second arm, the new treatment, to the first, the control. */
export type Timing = CourseInputs & { hr: number }

/** Participants of each arm, or the probability of an event in it. */
export interface Arms {
  first: number
  second: number
}

/** A survival trial of some size, in months. */
export interface Course extends Entries {
  hr: number
  first: Arm
  second: Arm
  /** Of recruitment. */
  accrual: number
  /** Until the hazard ratio holds; before, the hazards are equal. */
  delay: number
}

/** Constant hazards of the control arm, by the month from which each holds. */
export function controlHazards(timing: Timing): { from: number; hazard: number }[] {
  const { controlBy, median, eventFree, eventFreeAt, changeAt, laterMedian } = timing
  if (controlBy === 'rate') return [{ from: 0, hazard: -Math.log(eventFree) / eventFreeAt }]
  const first = { from: 0, hazard: Math.LN2 / median }
  return controlBy === 'median' ? [first] : [first, { from: changeAt, hazard: Math.LN2 / laterMedian }]
}

/** Of losses, from the proportion lost in a year. */
export const lossHazardOf = (lost: number) => -Math.log1p(-lost) / 12

function armOf(timing: Timing, isTreated: boolean): Arm {
  const { hr, delay, lost, lostTreated } = timing
  const lossHazard = lossHazardOf(isTreated ? (lostTreated ?? lost) : lost)
  const pieces = controlHazards(timing)
  if (!isTreated) return pieces.map((piece) => ({ ...piece, lossHazard }))
  return pieces.flatMap(({ from, hazard }, i) => {
    const treated = { from: Math.max(from, delay), hazard: hazard * hr, lossHazard }
    if (delay <= from) return [treated]
    const untreated = { from, hazard, lossHazard }
    return delay < (pieces[i + 1]?.from ?? Number.POSITIVE_INFINITY) ? [untreated, treated] : [untreated]
  })
}

/** Periods of recruitment, with their rates as multiples of the full one; the last has no end. */
function periodsOf({ pace, firstMonths, firstPace, nextMonths, nextPace }: Timing) {
  const end = firstMonths + nextMonths
  const periods = [
    { from: 0, to: firstMonths, rate: firstPace },
    { from: firstMonths, to: end, rate: nextPace },
    { from: end, to: Number.POSITIVE_INFINITY, rate: 1 },
  ]
  return pace === 'even' ? [{ from: 0, to: Number.POSITIVE_INFINITY, rate: 1 }] : periods
}

/** The months in which so many are recruited. */
function monthsFor(timing: Timing, total: number): number {
  let left = total / timing.perMonth
  for (const { from, to, rate } of periodsOf(timing)) {
    if (left <= rate * (to - from)) return from + left / rate
    left -= rate * (to - from)
  }
  return Number.NaN
}

/** Months of recruitment at its full rate that bring as many. */
const fullMonths = (entries: readonly { from: number; to: number; rate: number }[]) =>
  entries.reduce((sum, { from, to, rate }) => sum + rate * (to - from), 0)

function periodsTo(timing: Timing, accrual: number) {
  return periodsOf(timing)
    .map((period) => ({ ...period, to: Math.min(period.to, accrual) }))
    .filter(({ from, to }) => to > from)
}

function entriesOf(timing: Timing, accrual: number): Entry[] {
  const periods = periodsTo(timing, accrual)
  const all = fullMonths(periods)
  return periods.map(({ from, to, rate }) => ({ from, to, share: (rate * (to - from)) / all }))
}

/**
 * The course of a trial of any size.
 * @returns called with the participants of both arms: with a typed rate they decide how long recruitment
 * takes
 */
export function coursesOf(timing: Timing): (total: number) => Course {
  const { hr, delay, recruitment, exposure, followUp } = timing
  const [first, second] = [armOf(timing, false), armOf(timing, true)]
  const longest = exposure === 'fixed' ? followUp : Number.POSITIVE_INFINITY
  return (total) => {
    const accrual = recruitment === 'rate' ? monthsFor(timing, total) : timing.accrual
    const entries = entriesOf(timing, accrual)
    return { hr, delay, accrual, first, second, entries, end: accrual + followUp, longest }
  }
}

export const courseOf = (timing: Timing, total: number): Course => coursesOf(timing)(total)

/** Participants a month at the full rate. */
export function fullRate(timing: Timing, { accrual }: Course, total: number): number {
  return total / fullMonths(periodsTo(timing, accrual))
}

/** For each arm, the probability that a participant has the event while under observation. */
export function armsAt(course: Course): Arms {
  return { first: eventProbability(course.first, course), second: eventProbability(course.second, course) }
}

/**
 * The mean of the log hazard ratios before and after the delay, weighted by the events expected in each
 * time, as a ratio. Source: the average hazard ratio of gsDesign2, function `ahr`.
 * @param ratio participants of the second arm for each one of the first
 * @param month of the analysis
 */
export function averageRatio(course: Course, ratio: number, month: number = course.end): number {
  const { hr, delay, first, second, longest } = course
  if (delay === 0) return hr
  const eventsWithin = (time: number) =>
    eventsByMonth(first, course, month, time) + ratio * eventsByMonth(second, course, month, time)
  const all = eventsWithin(longest)
  return all > 0 ? hr ** Math.max(0, 1 - eventsWithin(Math.min(delay, longest)) / all) : 1
}

/** The proportion of all participants who are lost before the event and before the analysis. */
export function lostBefore(course: Course, ratio: number): number {
  const swapped = (arm: Arm): Arm =>
    arm.map(({ from, hazard, lossHazard }) => ({ from, hazard: lossHazard, lossHazard: hazard }))
  const lostOf = (arm: Arm) => eventProbability(swapped(arm), course)
  return (lostOf(course.first) + ratio * lostOf(course.second)) / (1 + ratio)
}

/** What a participant of the first arm tells, with the `ratio` of the second beside it. */
export const signalAt = (course: Course, ratio: number) =>
  survivalSignal(course.first, course.second, course, ratio)

/** Expected events of both arms by a month of the trial. */
export function eventsBy(course: Course, { first, second }: Arms, month: number): number {
  return (
    first * eventsByMonth(course.first, course, month) + second * eventsByMonth(course.second, course, month)
  )
}

/** Participants of both arms who are recruited by a month. */
export const recruitedBy = (course: Course, { first, second }: Arms, month: number) =>
  (first + second) * enteredBy(course, month)

/**
 * The month by which a number of events is expected.
 * @returns at most the end of the trial, also if fewer events are expected by then
 */
export function monthOf(course: Course, arms: Arms, events: number): number {
  const { end } = course
  const all = eventsBy(course, arms, end)
  const share = (month: number) => eventsBy(course, arms, month) / all
  return valueForChance(share, events / all, { from: 0, step: end, to: end }) ?? end
}

/** Rows of month, participants recruited and expected events, in eight equal steps. */
export function eventTable(course: Course, arms: Arms): number[][] {
  const steps = 8
  return Array.from({ length: steps }, (_, i) => {
    const month = (course.end * (i + 1)) / steps
    return [month, recruitedBy(course, arms, month), eventsBy(course, arms, month)]
  })
}

/** The proportion of an arm without an event by a time after entry, if nobody is lost. */
export function eventFreeAt(arm: Arm, time: number): number {
  let sum = 0
  for (const [i, { from, hazard }] of arm.entries())
    if (time > from) sum += hazard * (Math.min(time, arm[i + 1]?.from ?? time) - from)
  return Math.exp(-sum)
}

/** The time after entry by which half of an arm has the event, if nobody is lost. */
export function medianOf(arm: Arm): number {
  let left = Math.LN2
  for (const [i, { from, hazard }] of arm.entries()) {
    const length = (arm[i + 1]?.from ?? Number.POSITIVE_INFINITY) - from
    if (left <= hazard * length) return from + left / hazard
    left -= hazard * length
  }
  return Number.NaN
}
