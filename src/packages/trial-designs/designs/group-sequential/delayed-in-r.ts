import type { RCode } from '../../frame/code.ts'
import { call } from '../../frame/code.ts'
import { courseInR } from '../../frame/course-in-r.ts'
import { averageRatio, type Course, courseOf, eventsBy, monthOf } from '../../frame/survival-course.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { timesOf } from './plan.ts'
import { boundInR, numberInR, vector } from './plan-in-r.ts'
import { solvedOf } from './solved.ts'

/** The hazard ratio on average over the events by each look, by rpact where it takes the course. */
function averagesInR(
  inputs: Inputs,
  course: Course,
  { control = 1, treated = 1, total = 2 }: Quantities,
): string {
  const { exposure, followUp, hr } = inputs
  const ratio = treated / control
  const arms = { first: 1, second: ratio }
  const all = eventsBy(course, arms, course.end)
  const months = timesOf(inputs).map((time) => (time < 1 ? monthOf(course, arms, time * all) : course.end))
  if (exposure === 'fixed') return vector(months.map((month) => averageRatio(course, ratio, month)))
  const lines = courseInR(inputs, {
    hr: numberInR(hr),
    followUp: numberInR(followUp),
    month: 'month',
    ratio: `${treated} / ${control}`,
    total: String(total),
  })
  return `sapply(${vector(months)}, function(month) {\n  ${lines.replaceAll('\n', '\n  ')}\n  average\n})`
}

/**
 * The power of our bounds with the expectation of Z at each look, which no package takes for a given trial:
 * the bounds less the expectations have the same chances without an effect.
 */
export function delayedInR(inputs: Inputs, values: Quantities): RCode {
  const { control = 1, treated = 1, total = 2, maximum } = values
  const course = courseOf(inputs, total)
  const bounds = solvedOf(inputs).plan.looks
  const chances = call('gsDesign::gsProbability', [
    `k = ${inputs.looks}`,
    'theta = 0',
    `n.I = ${vector(timesOf(inputs))}`,
    `a = ${vector(bounds.map(({ lower }) => boundInR(lower)))} - mean`,
    `b = ${vector(bounds.map(({ upper }) => boundInR(upper)))} - mean`,
    'r = 80',
  ])
  const script = [
    '# The average hazard ratio by each analysis, and the expectation of Z there.',
    `average <- ${averagesInR(inputs, course, values)}`,
    `events <- ${numberInR(maximum)} * ${vector(timesOf(inputs))}`,
    `ratio <- ${treated} / ${control}`,
    'mean <- sqrt(events * ratio) / (1 + ratio) * abs(log(average))',
    `chances <- ${chances}`,
    'sum(chances$upper$prob)',
  ]
  return { script: script.join('\n'), prints: values.power }
}
