import type { en } from '#content/study-design/designs/time-to-event/en.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { interimTexts } from '#src/study-design/frame/interim.ts'
import { fromRatio, refusePower, roundUp, sizeQuantities } from '#src/study-design/frame/planning.ts'
import type { Refusal, Table } from '#src/study-design/frame/result.ts'
import { armsOf } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import { armsAt, eventTable } from '#src/study-design/frame/survival-course.ts'
import { code } from './code.ts'
import { eventsFor, powerWith } from './events.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { formula, methods } from './text.ts'

function refuse(inputs: Inputs): Refusal<typeof en> | null {
  const { goal, better, method, hr, margin } = inputs
  if (goal === 'superiority' && hr === 1) return { field: 'hr', code: 'noEffect' }
  if (goal === 'noninferiority') {
    const isLaterBetter = better === 'higher'
    if (isLaterBetter ? margin <= 1 : margin >= 1) {
      const reciprocal = Number((1 / margin).toPrecision(3))
      return {
        field: 'margin',
        code: isLaterBetter ? 'marginNotAboveOne' : 'marginNotBelowOne',
        ...(reciprocal === 1 ? {} : { offers: [{ margin: String(reciprocal) }] }),
      }
    }
    if (isLaterBetter ? hr >= margin : hr <= margin) return { field: 'margin', code: 'beyondMargin' }
    if (method === 'freedman') return { field: 'method', code: 'freedmanWithMargin' }
  }
  return refusePower(inputs)
}

function compute(inputs: Inputs): Quantities {
  const { n, allocation: ratio } = inputs
  const { first: control, second: treated } = armsAt(inputs)
  const required = eventsFor(inputs)
  // Expected events of a control participant and the `ratio` treated ones enrolled with it.
  const eventsEach = control + ratio * treated
  const exactFirst = n ?? required / eventsEach
  const { first, second } = armsOf(exactFirst, ratio)
  const expected = first * control + second * treated
  return {
    events: n === null ? roundUp(required) : undefined,
    first,
    second,
    total: first + second,
    expectedEvents: expected,
    power: powerWith(inputs, expected, second / first),
    exactEvents: n === null ? required : undefined,
    exactTotal: n === null ? exactFirst * (1 + ratio) : undefined,
    controlEvents: control,
    treatedEvents: treated,
    treatedMedian: inputs.median / inputs.hr,
    duration: inputs.accrual + inputs.followUp,
  }
}

function curve(inputs: Inputs, values: Quantities) {
  const { first, second } = armsAt(inputs)
  const each = (first + inputs.allocation * second) / (1 + inputs.allocation)
  return sizeCurve(['total', 'power'], values, {
    lowest: 2,
    target: inputs.power,
    at: (size) => powerWith(inputs, size * each, inputs.allocation),
  })
}

type Column = 'month' | 'recruited' | 'eventsByThen'

function table(inputs: Inputs, { first, second }: Quantities): Table<Column, never> {
  return { columns: ['month', 'recruited', 'eventsByThen'], rows: eventTable(inputs, first, second) }
}

/** Two survival curves with proportional hazards, by the log-rank test. */
export const timeToEvent = defineDesign<Inputs, Quantities, typeof en, Column>({
  fields,
  rewrite: fromRatio(false),
  oldParameters: ['ratio'],
  measures: ['hazard-ratio'],
  quantities: {
    events: { as: 'count' },
    first: sizeQuantities.first,
    second: sizeQuantities.second,
    total: sizeQuantities.total,
    expectedEvents: { as: 'decimal', decimals: 1 },
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
  headline: ({ n }) => (n === null ? 'total' : 'power'),
  refuse,
  compute,
  curve,
  table,
  notes,
  interim: (inputs, { events = 0 }) => {
    const { hr, allocation, median, accrual, followUp, lost } = inputs
    return interimTexts(
      inputs,
      { fixed: events, unit: 'survival', hasMargin: inputs.goal === 'noninferiority' },
      {
        hr: fields.hr.write(hr),
        allocation: fields.allocation.write(allocation),
        median: fields.median.write(median),
        accrual: fields.accrual.write(accrual),
        followUp: fields.followUp.write(followUp),
        lost: fields.lost.write(lost),
      },
    )
  },
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
