import type { en } from '#content/study-design/designs/time-to-event/en.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { interimTexts } from '#src/study-design/frame/interim.ts'
import { fromRatio, roundUp, sizeQuantities } from '#src/study-design/frame/planning.ts'
import type { Table } from '#src/study-design/frame/result.ts'
import { armsOf } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import { armsAt, eventTable } from '#src/study-design/frame/survival-course.ts'
import { code } from './code.ts'
import { eventsFor, powerWith } from './events.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { ratioAbove, refuse, solve } from './solve.ts'
import { formula, methods } from './text.ts'

function compute(inputs: Inputs): Quantities {
  const { find, goal, n, allocation: ratio, hr, margin, followUp } = inputs
  const { first: control, second: treated } = armsAt(inputs)
  const required = eventsFor(inputs, n === null ? ratio : armsOf(n, ratio).second / n)
  // Expected events of a control participant and the `ratio` treated ones enrolled with it.
  const eventsEach = control + ratio * treated
  const exactFirst = n ?? required / eventsEach
  const { first, second } = armsOf(exactFirst, ratio)
  const expected = first * control + second * treated
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
    power: powerWith(inputs, expected, second / first),
    exactEvents: hasTarget ? required : undefined,
    exactTotal: n === null ? exactFirst * (1 + ratio) : undefined,
    controlEvents: control,
    treatedEvents: treated,
    treatedMedian: inputs.median / hr,
    duration: inputs.accrual + followUp,
  }
}

function curve(inputs: Inputs, values: Quantities) {
  const { first, second } = armsAt(inputs)
  const each = (first + inputs.allocation * second) / (1 + inputs.allocation)
  return sizeCurve(['total', 'power'], values, {
    lowest: 2,
    target: inputs.find === 'power' ? undefined : inputs.power,
    at: (size) => powerWith(inputs, size * each, inputs.allocation),
  })
}

type Column = 'month' | 'recruited' | 'eventsByThen'

function table(inputs: Inputs, { first, second }: Quantities): Table<Column, never> {
  return { columns: ['month', 'recruited', 'eventsByThen'], rows: eventTable(inputs, first, second) }
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
export const timeToEvent = defineDesign<Inputs, Quantities, typeof en, Column>({
  fields,
  rewrite: fromRatio(false),
  oldParameters: ['ratio'],
  measures: ['hazard-ratio'],
  quantities: {
    hr: { as: 'significant' },
    hrAbove: { as: 'significant' },
    followUp: { as: 'decimal' },
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
    treatedMedian: { as: 'decimal', decimals: 2, isDetail: true },
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
  ],
})
