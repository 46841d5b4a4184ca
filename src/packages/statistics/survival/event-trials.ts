/** Which formula gives the number of events: by the log hazard ratio, or by the ratio itself. */
type EventMethod = 'schoenfeld' | 'freedman'

/**
 * The expected log-rank statistic of a trial with one event, in standard deviations; with d events
 * it is √d times that.
 * Source: Schoenfeld DA. Biometrics 1983;39:499-503; Freedman LS. Stat Med 1982;1:121-9.
 * @param hazardRatio of the second arm to the first, divided by the margin if there is one; above 0
 * @param ratio participants in the second arm for each one in the first, above 0
 * @returns at least 0, and 0 for a hazard ratio of 1; NaN or no meaning outside the domains
 */
export function signalOfOneEvent(method: EventMethod, hazardRatio: number, ratio: number): number {
  return method === 'schoenfeld'
    ? (Math.abs(Math.log(hazardRatio)) * Math.sqrt(ratio)) / (1 + ratio)
    : (Math.abs(1 - hazardRatio) * Math.sqrt(ratio)) / (1 + ratio * hazardRatio)
}

/** Constant hazards per month from a time since entry on, until the next piece. */
export interface Piece {
  from: number
  hazard: number
  lossHazard: number
}

/** By time since entry. The first piece begins at 0; hazards are at least 0. */
export type Arm = readonly Piece[]

/** A share of all participants, who enter evenly between two months of the trial. */
export interface Entry {
  from: number
  to: number
  share: number
}

/** Months, or any other unit that hazards have too. The shares of the entries sum to 1. */
export interface Course {
  entries: readonly Entry[]
  /** The last month of the trial. */
  end: number
  /** Each participant is followed for so long at most: Infinity where all are followed to the end. */
  longest: number
}

/** ∫ exp(-rate s) ds from 0 to `time`, also for a rate near 0. */
function area(rate: number, time: number): number {
  return rate * time < 1e-12 ? time : -Math.expm1(-rate * time) / rate
}

/** The integral of `area` from 0 to `time`; for a small product by its series. */
function areaOfAreas(rate: number, time: number): number {
  const product = rate * time
  return product < 1e-4
    ? time * time * (1 / 2 - product / 6 + (product * product) / 24)
    : (time - area(rate, time)) / rate
}

/** The probability of an observed event within `time` after entry, and its integral over that time. */
function within(arm: Arm, time: number): { chance: number; integral: number } {
  let [chance, integral, alive] = [0, 0, 1]
  for (const [i, { from, hazard, lossHazard }] of arm.entries()) {
    if (time <= from) break
    const length = Math.min(time, arm[i + 1]?.from ?? time) - from
    const rate = hazard + lossHazard
    integral += chance * length + alive * hazard * areaOfAreas(rate, length)
    chance += alive * hazard * area(rate, length)
    alive *= Math.exp(-rate * length)
  }
  return { chance, integral }
}

/** The integral of the chance over the time since entry, which stops to grow after `longest`. */
function integralTo(arm: Arm, longest: number, time: number): number {
  if (time <= longest) return within(arm, time).integral
  const { chance, integral } = within(arm, longest)
  return integral + chance * (time - longest)
}

/**
 * The expected events by a month of the trial, for each participant who will ever be enrolled: with
 * entry at piecewise constant rates and piecewise exponential times to the event and to loss.
 * Source: Lachin JM, Foulkes MA. Biometrics 1986;42:507-19, for one piece of each.
 * @param month from 0 on, also after the end of the trial, when nobody is followed any more
 * @param longest counts only events within so long after entry
 * @returns from 0 to 1; 0 at month 0, and without an event hazard; negative input is not checked
 */
export function eventsByMonth(
  arm: Arm,
  course: Course,
  month: number,
  longest: number = course.longest,
): number {
  const by = Math.min(month, course.end)
  let events = 0
  let [next, sinceNext] = [0, integralTo(arm, longest, by)]
  for (const { from, to, share } of course.entries) {
    if (by <= from) break
    const last = Math.min(by, to)
    const sinceFirst = from === next ? sinceNext : integralTo(arm, longest, by - from)
    sinceNext = integralTo(arm, longest, by - last)
    next = last
    events += (share * (sinceFirst - sinceNext)) / (to - from)
  }
  return events
}

/** The probability that a participant has the event before the end of the trial, and it is seen. */
export const eventProbability = (arm: Arm, course: Course) => eventsByMonth(arm, course, course.end)

/** The share of participants who have entered by a month. */
export function enteredBy({ entries }: Course, month: number): number {
  let share = 0
  for (const entry of entries) {
    if (month >= entry.to) share += entry.share
    else if (month > entry.from) share += (entry.share * (month - entry.from)) / (entry.to - entry.from)
  }
  return share
}
