import { type Estimate, z975 } from '#src/statistics/interval.ts'

/** One participant's follow-up: how long, and whether it ended with the event or by censoring. */
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

/** Participants still followed just before `time`. */
export function numberAtRisk(observations: readonly Observation[], time: number): number {
  let count = 0
  for (const one of observations) if (one.time >= time) count += 1
  return count
}

/** Events at exactly `time`. */
export function eventsAt(observations: readonly Observation[], time: number): number {
  let count = 0
  for (const one of observations) if (one.time === time && one.isEvent) count += 1
  return count
}

/** The distinct times at which events happened, in order. */
export function eventTimes(observations: readonly Observation[]): number[] {
  const times = observations.filter((one) => one.isEvent).map((one) => one.time)
  return [...new Set(times)].sort((a, b) => a - b)
}

/**
 * The log-log interval stays within 0 and 1. It is undefined at survival 1 and 0: there it is the
 * point itself.
 */
function logLogLimits(survival: number, greenwoodSum: number): { lower: number; upper: number } {
  if (survival <= 0 || survival >= 1) return { lower: survival, upper: survival }
  const margin = (z975 * Math.sqrt(greenwoodSum)) / Math.abs(Math.log(survival))
  return { lower: survival ** Math.exp(margin), upper: survival ** Math.exp(-margin) }
}

/**
 * The product-limit estimate, one step per event time. Variance by Greenwood; 95 % intervals on the
 * log(-log) scale (Kalbfleisch and Prentice, 2002, 1.4). Source: Kaplan EL, Meier P. J Am Stat
 * Assoc 1958;53:457-81.
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

/** The step that holds at `time`, or undefined before the first event. */
export function stepAt(steps: readonly SurvivalStep[], time: number): SurvivalStep | undefined {
  return steps.findLast((step) => step.time <= time)
}

/**
 * The median, the first time at which survival is at most one half, and its 95 % interval, from
 * where the limits of the curve are; what is not reached is Infinity. Source: Brookmeyer R, Crowley
 * J. Biometrics 1982;38:29-41.
 */
export function medianInterval(steps: readonly SurvivalStep[]): Estimate {
  const reached = (height: (step: SurvivalStep) => number) =>
    steps.find((step) => height(step) <= 0.5)?.time ?? Number.POSITIVE_INFINITY
  return {
    value: reached((step) => step.survival),
    lower: reached((step) => step.lower),
    upper: reached((step) => step.upper),
  }
}
