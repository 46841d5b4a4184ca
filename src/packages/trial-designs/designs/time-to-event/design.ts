import { courseParts } from '../../frame/course-fields.ts'
import { defineDesign } from '../../frame/design.ts'
import { interimTexts } from '../../frame/interim.ts'
import { fromRatio, roundUp, sizeQuantities } from '../../frame/planning.ts'
import { refuseLong } from '../../frame/refuse-course.ts'
import type { Computed, Table } from '../../frame/result.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import {
  type Arms,
  armsAt,
  averageRatio,
  type Course,
  courseOf,
  eventFreeAt,
  eventTable,
  fullRate,
  medianOf,
} from '../../frame/survival-course.ts'
import { code } from './code.ts'
import type { Codes } from './codes.ts'
import { expectedEvents, givenSize, powerAt, powerWith, sizeOf } from './events.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { ratioAbove, refuse, solve } from './solve.ts'
import { doubts, formula, methods } from './text.ts'

/** What the fields of the course lead to: what is typed is not said again. */
function courseQuantities(inputs: Inputs, course: Course, { first, second }: Arms) {
  const total = first + second
  const isRate = inputs.controlBy === 'rate'
  return {
    averageHr: inputs.delay > 0 ? averageRatio(course, second / first) : undefined,
    treatedMedian: isRate ? undefined : medianOf(course.second),
    treatedEventFree: isRate ? eventFreeAt(course.second, inputs.eventFreeAt) : undefined,
    recruitedIn: inputs.recruitment === 'rate' ? course.accrual : undefined,
    ratePerMonth: inputs.recruitment === 'rate' ? undefined : fullRate(inputs, course, total),
    duration: course.end,
  }
}

function compute(inputs: Inputs): Computed<Quantities, Codes> {
  const { find, goal, n, hr, margin, followUp } = inputs
  const { first, second, course, required, exactTotal } = n === null ? sizeOf(inputs) : givenSize(inputs, n)
  const refusal = refuseLong(inputs, course.accrual)
  if (refusal) return { refusal }
  const chances = armsAt(course)
  const expected = expectedEvents(course, { first, second })
  const hasTarget = find !== 'power'
  return {
    hr: find === 'hr' ? hr : undefined,
    hrAbove: find === 'hr' && goal === 'superiority' && hr < 1 ? ratioAbove(inputs) : undefined,
    followUp: find === 'followUp' ? followUp : undefined,
    margin: find === 'margin' ? margin : undefined,
    events: hasTarget ? roundUp(required) : undefined,
    first,
    second,
    total: first + second,
    expectedEvents: expected,
    power: powerWith(inputs, course, expected, second / first),
    exactEvents: hasTarget ? required : undefined,
    exactTotal: n === null ? exactTotal : undefined,
    controlEvents: chances.first,
    treatedEvents: chances.second,
    ...courseQuantities(inputs, course, { first, second }),
  }
}

function curve(inputs: Inputs, values: Quantities) {
  return sizeCurve(['total', 'power'], values, {
    lowest: 2,
    target: inputs.find === 'power' ? undefined : inputs.power,
    at: (size) => powerAt(inputs, size),
  })
}

type Column = 'month' | 'recruited' | 'eventsByThen'

function table(inputs: Inputs, { first, second, total }: Quantities): Table<Column, never> {
  const rows = eventTable(courseOf(inputs, total), { first, second })
  return { columns: ['month', 'recruited', 'eventsByThen'], rows }
}

/** Ratios change on the log scale; with a margin the true one by a fifth of the margin. */
export function variations({ find, goal, hr, margin }: Inputs) {
  const rounded = (log: number) => Number(Math.exp(log).toPrecision(4))
  const hasMargin = goal === 'noninferiority'
  const fifth = hasMargin ? Math.abs(Math.log(margin)) : Math.log(hr)
  return {
    ...(find === 'hr'
      ? {}
      : { hr: (factor: number) => ({ hr: rounded(Math.log(hr) + (factor - 1) * fifth) }) }),
    ...(hasMargin && find !== 'margin'
      ? { margin: (factor: number) => ({ margin: rounded(Math.log(margin) * factor) }) }
      : {}),
  }
}

/** Two survival curves with proportional hazards, by the log-rank test. */
export const timeToEvent = defineDesign<Inputs, Quantities, Codes, Column>({
  fields,
  sections: [
    { name: 'effect', fields: ['hr', 'better', 'margin', ...courseParts.control] },
    { name: 'course', fields: [...courseParts.entry] },
    { name: 'test', fields: ['method', 'sides', 'alpha', 'power', 'allocation', 'n'] },
    { name: 'more', fields: [...courseParts.uneven], folds: true },
  ],
  rewrite: fromRatio(false),
  oldParameters: ['ratio'],
  measures: ['hazard-ratio'],
  quantities: {
    hr: { as: 'significant' },
    hrAbove: { as: 'significant' },
    followUp: { as: 'decimal', unit: 'months' },
    margin: { as: 'significant' },
    events: { as: 'count' },
    first: sizeQuantities.first,
    second: sizeQuantities.second,
    total: sizeQuantities.total,
    expectedEvents: { as: 'decimal', decimals: 1, isDetailBeside: 'events' },
    power: sizeQuantities.power,
    exactEvents: { as: 'decimal', decimals: 4, isDetail: true },
    exactTotal: { as: 'decimal', decimals: 4, isDetail: true },
    controlEvents: { as: 'probability', decimals: 2, isDetail: true },
    treatedEvents: { as: 'probability', decimals: 2, isDetail: true },
    recruitedIn: { as: 'decimal', decimals: 1 },
    averageHr: { as: 'significant', isDetail: true },
    treatedMedian: { as: 'decimal', decimals: 2, isDetail: true },
    treatedEventFree: { as: 'probability', decimals: 2, isDetail: true },
    ratePerMonth: { as: 'decimal', decimals: 1, isDetail: true },
    duration: { as: 'decimal', decimals: 1, isDetail: true },
    month: { as: 'decimal', decimals: 1 },
    recruited: { as: 'count' },
    eventsByThen: { as: 'decimal', decimals: 1 },
  },
  headline: ({ find }) => (find === 'size' ? 'total' : find),
  refuse,
  solve,
  compute,
  planned: ({ first }) => ({ find: 'power', n: String(first) }),
  variations,
  doubts,
  curve,
  table,
  notes,
  interim: (inputs, { total }) =>
    interimTexts(fields, inputs, { unit: 'survival', margin: 'ratioMargin', total }),
  methods,
  code,
  formula,
  sources: [
    'Schoenfeld DA. Sample-size formula for the proportional-hazards regression model. Biometrics 1983;39:499-503.',
    'Freedman LS. Tables of the number of patients required in clinical trials using the logrank test. Stat Med 1982;1:121-9.',
    'Lachin JM, Foulkes MA. Evaluation of sample size and power for analyses of survival with allowance for nonuniform patient entry, losses to follow-up, noncompliance, and stratification. Biometrics 1986;42:507-19. Used here: the probability of an event with uniform entry and exponential losses; not their variance of the test.',
    'Lakatos E. Sample sizes based on the log-rank statistic in complex clinical trials. Biometrics 1988;44:229-41. Used here: for the warnings.',
    'gsDesign2 1.1.8, functions ahr and fixed_design_ahr (Merck & Co.). Used here: the average hazard ratio of a delayed effect.',
  ],
})
