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

/** Times in months and hazards per month, or both in any other unit. All are at least 0. */
export interface Course {
  hazard: number
  lossHazard: number
  accrual: number
  followUp: number
}

/** ∫ exp(-rate s) ds from 0 to `time`, also for a rate near 0. */
function area(rate: number, time: number): number {
  return rate * time < 1e-12 ? time : -Math.expm1(-rate * time) / rate
}

/**
 * The probability that a participant has the event before the end of the trial: uniform accrual,
 * exponential times to the event and to loss, analysis when the last participant has been followed
 * for `followUp`. Source: Lachin JM, Foulkes MA. Biometrics 1986;42:507-19.
 * @returns 0 if both hazards are 0; NaN for a NaN or infinite hazard; negative input is not checked
 */
export function eventProbability({ hazard, lossHazard, accrual, followUp }: Course): number {
  const rate = hazard + lossHazard
  if (rate === 0) return 0
  const remaining = accrual > 0 ? area(rate, accrual) / accrual : 1
  return (hazard / rate) * (1 - Math.exp(-rate * followUp) * remaining)
}

/**
 * The expected events by a month of the trial, for each participant who will ever be enrolled.
 * @param month from 0 on, also after the end of the trial
 * @returns 0 at month 0; not checked below
 */
export function eventsByMonth(course: Course, month: number): number {
  const { accrual } = course
  return month < accrual
    ? (month / accrual) * eventProbability({ ...course, accrual: month, followUp: 0 })
    : eventProbability({ ...course, followUp: month - accrual })
}
