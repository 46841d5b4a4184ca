/** How the number of events is found: from the log hazard ratio, or from the ratio itself. */
export type EventMethod = 'schoenfeld' | 'freedman'

/**
 * The expected log-rank statistic of a trial with one event, in standard deviations; with d events
 * it is √d times that.
 * @param ratio participants in the second arm for each one in the first
 * @param hazardRatio of the second arm to the first, over the margin where there is one Source:
 * Schoenfeld DA. Biometrics 1983;39:499-503; Freedman LS. Stat Med 1982;1:121-9.
 */
export function signalOfOneEvent(method: EventMethod, hazardRatio: number, ratio: number): number {
  return method === 'schoenfeld'
    ? (Math.abs(Math.log(hazardRatio)) * Math.sqrt(ratio)) / (1 + ratio)
    : (Math.abs(1 - hazardRatio) * Math.sqrt(ratio)) / (1 + ratio * hazardRatio)
}

/** Months, and hazards per month. */
export interface Course {
  hazard: number
  lossHazard: number
  accrual: number
  followUp: number
}

/** ∫ exp(-rate s) ds from 0 to `time`, also for a rate of nearly 0. */
function area(rate: number, time: number): number {
  return rate * time < 1e-12 ? time : -Math.expm1(-rate * time) / rate
}

/**
 * The probability that a participant has the event before the end of the trial: uniform accrual,
 * exponential times to the event and to loss, analysis when the last one has been followed for
 * `followUp`. Source: Lachin JM, Foulkes MA. Biometrics 1986;42:507-19.
 */
export function eventProbability({ hazard, lossHazard, accrual, followUp }: Course): number {
  const rate = hazard + lossHazard
  if (rate === 0) return 0
  const remaining = accrual > 0 ? area(rate, accrual) / accrual : 1
  return (hazard / rate) * (1 - Math.exp(-rate * followUp) * remaining)
}

/**
 * The events that a participant to be enrolled is expected to have by a month of the trial, its
 * accrual being uniform.
 */
export function eventsByMonth(course: Course, month: number): number {
  const { accrual } = course
  return month < accrual
    ? (month / accrual) * eventProbability({ ...course, accrual: month, followUp: 0 })
    : eventProbability({ ...course, followUp: month - accrual })
}
