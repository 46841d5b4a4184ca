import { normalUpper, normalUpperQuantile } from '@marom/statistics/distributions'
import { signalOfOneEvent } from '@marom/statistics/survival'
import { roundUp, tailLevel } from '../../frame/planning.ts'
import { armsOf, sizeFor } from '../../frame/root-finding.ts'
import {
  type Arms,
  armsAt,
  averageRatio,
  type Course,
  courseOf,
  coursesOf,
  signalAt,
} from '../../frame/survival-course.ts'
import type { Inputs } from './inputs.ts'

/** The hazard ratio, on average over the events, divided by that of the null hypothesis. */
function effectOf({ goal, margin }: Inputs, course: Course, ratio: number): number {
  const average = averageRatio(course, ratio)
  return goal === 'noninferiority' ? average / margin : average
}

const signal = (inputs: Inputs, course: Course, ratio: number) =>
  signalOfOneEvent(inputs.method, effectOf(inputs, course, ratio), ratio)

const quantiles = (inputs: Inputs) =>
  normalUpperQuantile(tailLevel(inputs)) + normalUpperQuantile(1 - inputs.power)

/** The power of a single analysis, by the expectation of its statistic. */
export const chanceAbove = (inputs: Inputs, mean: number) =>
  normalUpper(normalUpperQuantile(tailLevel(inputs)) - mean)

/** The expected test statistic with so many events, in standard deviations; `ratio` is second to first arm. */
export const meanWith = (inputs: Inputs, course: Course, events: number, ratio: number) =>
  Math.sqrt(events) * signal(inputs, course, ratio)

/** The power by the chosen formula; `ratio` is that of the second arm to the first. */
export function powerWith(inputs: Inputs, course: Course, events: number, ratio: number): number {
  return chanceAbove(inputs, meanWith(inputs, course, events, ratio))
}

/** The events that the chosen formula asks for, before they are rounded up. */
export function eventsFor(inputs: Inputs, course: Course, ratio = inputs.allocation): number {
  return (quantiles(inputs) / signal(inputs, course, ratio)) ** 2
}

/** Events that are expected by the analysis. */
export function expectedEvents(course: Course, { first, second }: Arms): number {
  const chances = armsAt(course)
  return first * chances.first + second * chances.second
}

/** A given size, and the share of its information that counts: of a sequential plan less than all. */
export interface Given extends Arms {
  share?: number
}

/** The expected test statistic at a given size, in standard deviations. */
export function meanAt(inputs: Inputs, { share = 1, ...arms }: Given): number {
  const course = courseOf(inputs, arms.first + arms.second)
  return meanWith(inputs, course, share * expectedEvents(course, arms), arms.second / arms.first)
}

/** The power of a given size, by the events that are expected by the analysis. */
export const powerOf = (inputs: Inputs, given: Given) => chanceAbove(inputs, meanAt(inputs, given))

/** The power of a real size, with arms in the planned ratio. */
export function powerAt(inputs: Inputs, total: number): number {
  const first = total / (1 + inputs.allocation)
  return powerOf(inputs, { first, second: total - first })
}

interface Size extends Arms {
  course: Course
  /** Events that the formula asks for. */
  required: number
  /** Participants before rounding. */
  exactTotal: number
}

/**
 * Participants, not rounded, among whom so many events are expected by the analysis. With a typed rate of
 * recruitment more of them take longer, which also changes their events.
 * @param needed may depend on the course
 * @param guess a size below the answer
 */
export function totalFor(inputs: Inputs, needed: (course: Course) => number, guess = 2): number {
  const ratio = inputs.allocation
  const courseWith = coursesOf(inputs)
  const of = (total: number) => {
    const course = courseWith(total)
    const first = total / (1 + ratio)
    return { needed: needed(course), expected: expectedEvents(course, { first, second: first * ratio }) }
  }
  if (inputs.recruitment === 'rate') {
    const share = (total: number) => {
      const { expected, needed } = of(total)
      return Math.sqrt(expected / needed)
    }
    return sizeFor(share, 1, 2, guess)
  }
  const one = of(1)
  return one.needed / one.expected
}

/** The size that the power needs: in whole arms, with whole events. */
export function sizeOf(inputs: Inputs): Size {
  const ratio = inputs.allocation
  const exactTotal = totalFor(inputs, (course) => eventsFor(inputs, course))
  const required = eventsFor(inputs, courseOf(inputs, exactTotal))
  const events = roundUp(required)
  const arms = armsOf(totalFor(inputs, () => events, exactTotal) / (1 + ratio), ratio)
  return { ...arms, course: courseOf(inputs, arms.first + arms.second), required, exactTotal }
}

/** A given size. */
export function givenSize(inputs: Inputs, n: number): Size {
  const arms = armsOf(n, inputs.allocation)
  const total = arms.first + arms.second
  const course = courseOf(inputs, total)
  return { ...arms, course, required: eventsFor(inputs, course, arms.second / n), exactTotal: total }
}

/**
 * Expectation of the statistic and size by the arms' shares of those at risk, which change during the trial and which no
 * formula for events follows: of the log-rank test, with a margin of the interval of a Cox model.
 * @param first participants in the first arm
 */
export function followedThrough(inputs: Inputs, course: Course, first: number, ratio: number) {
  const { logRank, information } = signalAt(course, ratio)
  const one =
    inputs.goal === 'noninferiority'
      ? Math.abs(Math.log(effectOf(inputs, course, ratio))) * Math.sqrt(information)
      : logRank
  return {
    mean: Math.sqrt(first) * one,
    /** The size of the first arm that reaches the target in a single analysis. */
    first: (quantiles(inputs) / one) ** 2,
  }
}
