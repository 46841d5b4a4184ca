import { normalUpper, normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { signalOfOneEvent } from '#src/statistics/survival/event-trials.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { armsAt, signalAt } from '#src/study-design/frame/survival-course.ts'
import type { Inputs } from './inputs.ts'

export interface Arms {
  first: number
  second: number
}

/** The hazard ratio divided by that of the null hypothesis. */
const effectOf = ({ goal, hr, margin }: Inputs) => (goal === 'noninferiority' ? hr / margin : hr)

const signal = (inputs: Inputs, ratio: number) => signalOfOneEvent(inputs.method, effectOf(inputs), ratio)

const quantiles = (inputs: Inputs) =>
  normalUpperQuantile(tailLevel(inputs)) + normalUpperQuantile(1 - inputs.power)

const chanceAbove = (inputs: Inputs, mean: number) =>
  normalUpper(normalUpperQuantile(tailLevel(inputs)) - mean)

/** The expected test statistic with so many events, in standard deviations; `ratio` is second to first arm. */
export const meanWith = (inputs: Inputs, events: number, ratio: number) =>
  Math.sqrt(events) * signal(inputs, ratio)

/** The power by the chosen formula; `ratio` is that of the second arm to the first. */
export function powerWith(inputs: Inputs, events: number, ratio: number): number {
  return chanceAbove(inputs, meanWith(inputs, events, ratio))
}

/** The events that the chosen formula asks for, before they are rounded up. */
export function eventsFor(inputs: Inputs, ratio = inputs.allocation): number {
  return (quantiles(inputs) / signal(inputs, ratio)) ** 2
}

/** The expected test statistic at a given size, in standard deviations. */
export function meanAt(inputs: Inputs, { first, second }: Arms): number {
  const chances = armsAt(inputs)
  const events = first * chances.first + second * chances.second
  return meanWith(inputs, events, second / first)
}

/** The power of a given size, by the events that are expected by the analysis. */
export const powerOf = (inputs: Inputs, arms: Arms) => chanceAbove(inputs, meanAt(inputs, arms))

/**
 * Power and size by the arms' shares of those at risk, which change during the trial and which no
 * formula for events follows: of the log-rank test, with a margin of the interval of a Cox model.
 * @param first participants in the first arm
 */
export function followedThrough(inputs: Inputs, first: number, ratio: number) {
  const { logRank, information } = signalAt(inputs, ratio)
  const one =
    inputs.goal === 'noninferiority' ? Math.abs(Math.log(effectOf(inputs))) * Math.sqrt(information) : logRank
  return {
    power: chanceAbove(inputs, Math.sqrt(first) * one),
    /** The size of the first arm that reaches the target. */
    first: (quantiles(inputs) / one) ** 2,
  }
}
