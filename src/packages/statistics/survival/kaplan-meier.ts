import { type Estimate, z975 } from '../interval.ts'

/** A participant's follow-up in any unit of time, ended by the event or by censoring. */
export interface Observation {
  time: number
  isEvent: boolean
}

/** The estimate from `time` until the next step. */
export interface SurvivalStep {
  time: number
  atRisk: number
  events: number
  survival: number
  /** Greenwood's standard error of `survival`. */
  error: number
  lower: number
  upper: number
}

/**
 * Participants still followed just before `time`, including those whose time it is.
 * @param time in the unit of the observations; NaN gives 0
 */
export function numberAtRisk(observations: readonly Observation[], time: number): number {
  let count = 0
  for (const one of observations) if (one.time >= time) count += 1
  return count
}

/**
 * Events at exactly `time`.
 * @param time in the unit of the observations; NaN gives 0
 */
export function eventsAt(observations: readonly Observation[], time: number): number {
  let count = 0
  for (const one of observations) if (one.time === time && one.isEvent) count += 1
  return count
}

/** The distinct times of events, ascending; empty without events. */
export function eventTimes(observations: readonly Observation[]): number[] {
  const times = observations.filter((one) => one.isEvent).map((one) => one.time)
  return [...new Set(times)].sort((a, b) => a - b)
}

/**
 * The log-log interval stays within 0 and 1. At survival 0 and 1 it is undefined: both limits are
 * then the estimate.
 */
function logLogLimits(survival: number, greenwoodSum: number): { lower: number; upper: number } {
  if (survival <= 0 || survival >= 1) return { lower: survival, upper: survival }
  const margin = (z975 * Math.sqrt(greenwoodSum)) / Math.abs(Math.log(survival))
  return { lower: survival ** Math.exp(margin), upper: survival ** Math.exp(-margin) }
}

/**
 * The product-limit estimate with Greenwood's variance and 95 % intervals on the log(-log) scale
 * (Kalbfleisch and Prentice, 2002, 1.4). Source: Kaplan EL, Meier P. J Am Stat Assoc
 * 1958;53:457-81.
 * @param observations times that are not NaN, in any order
 * @returns one step for each event time; none without events
 */
export function kaplanMeier(observations: readonly Observation[]): SurvivalStep[] {
  let survival = 1
  let greenwoodSum = 0
  return eventTimes(observations).map((time) => {
    const atRisk = numberAtRisk(observations, time)
    const events = eventsAt(observations, time)
    survival *= 1 - events / atRisk
    if (atRisk > events) greenwoodSum += events / (atRisk * (atRisk - events))
    const error = survival * Math.sqrt(greenwoodSum)
    return { time, atRisk, events, survival, error, ...logLogLimits(survival, greenwoodSum) }
  })
}

/**
 * The step that holds at `time`.
 * @param steps ascending, as `kaplanMeier` returns them
 * @returns undefined before the first event
 */
export function stepAt(steps: readonly SurvivalStep[], time: number): SurvivalStep | undefined {
  return steps.findLast((step) => step.time <= time)
}

/** For the error of multiplying shares. */
const tolerance = 1e-8

/**
 * The median time, the first at which survival is at most 1/2, and its 95 % interval: the times at
 * which the limits of the curve reach 1/2. Where a curve runs at exactly 1/2 until a later step, it
 * is the middle of that stretch, as in R and SAS.
 * Source: Brookmeyer R, Crowley J. Biometrics 1982;38:29-41.
 * @returns in the unit of the observations; Infinity for a time that is not reached
 */
export function medianInterval(steps: readonly SurvivalStep[]): Estimate {
  const reached = (height: (step: SurvivalStep) => number) => {
    const place = steps.findIndex((step) => height(step) <= 0.5 + tolerance)
    const [step, next] = [steps[place], steps[place + 1]]
    if (!step) return Number.POSITIVE_INFINITY
    return next && height(step) >= 0.5 - tolerance ? (step.time + next.time) / 2 : step.time
  }
  return {
    value: reached((step) => step.survival),
    lower: reached((step) => step.lower),
    upper: reached((step) => step.upper),
  }
}
