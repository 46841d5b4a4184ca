import { type Code, call, type RCode } from '#src/study-design/frame/code.ts'
import { courseInR } from '#src/study-design/frame/course-in-r.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { hasHarm, solve, timesOf } from './plan.ts'
import { efficacyInR, numberInR, type PlanInR, powerInR, spendingInR, vector } from './plan-in-r.ts'
import { sas } from './sas.ts'

/** Levels that rpact takes, and of which its size has seven right digits. */
const isUsualLevel = ({ alpha }: Inputs) => alpha >= 0.0001 && alpha < 0.5

/** The smallest gamma that rpact takes. */
const leastGamma = -10

/** The power of a given size, with the boundaries of gsDesign. */
function givenPowerInR(inputs: Inputs, { design }: PlanInR, values: Quantities): string {
  const quantiles = `qnorm(${numberInR(1 - tailLevel(inputs))}) + qnorm(${numberInR(inputs.power)})`
  const chances = call('gsDesign::gsProbability', [
    `k = ${inputs.looks}`,
    `theta = (${quantiles}) / sqrt(${numberInR(inputs.fixed)})`,
    `n.I = maximum * ${vector(timesOf(inputs))}`,
    'a = design$lower$bound',
    'b = design$upper$bound',
    'r = 80',
  ])
  const maximum = inputs.unit === 'survival' ? eventsInR(inputs, values, {}) : String(inputs.n)
  return [
    `maximum <- ${maximum}`,
    `design <- ${design}`,
    `chances <- ${chances}`,
    'sum(chances$upper$prob)',
  ].join('\n')
}

interface EventsInR {
  ratio?: string
  followUp?: string
}

/** The events that are expected by the end of the trial, by rpact. */
function eventsInR(inputs: Inputs, values: Quantities, changed: EventsInR): string {
  const { control = 1, treated = 1 } = values
  const course = courseInR(inputs, {
    hr: changed.ratio ?? numberInR(inputs.hr),
    followUp: changed.followUp ?? numberInR(inputs.followUp),
    ratio: `${treated} / ${control}`,
    total: `${inputs.n}`,
  })
  return `{\n  ${course.replaceAll('\n', '\n  ')}\n  ${inputs.n} * chance$overallEventProbabilities\n}`
}

const rootInR = (name: string, from: number, to: number) =>
  call('uniroot', [name, `c(${numberInR(from)}, ${numberInR(to)})`, 'tol = 1e-10'])

/** What is asked for, from the size that the plan needs. */
function foundInR(inputs: Inputs, { design, maximum }: PlanInR, values: Quantities): RCode {
  const { find, unit, n, hr } = inputs
  const lines = [`design <- ${design}`]
  if (find === 'size') return { script: [...lines, maximum].join('\n'), prints: values.exactMaximum }
  if (find === 'effect' && unit !== 'survival')
    return { script: [...lines, `sqrt(${maximum} / ${n})`].join('\n'), prints: values.effect }
  lines.push(`needed <- ${find === 'effect' ? maximum : `ceiling(${maximum} - 1e-6)`}`)
  if (find === 'followUp') {
    lines.push(`missing <- function(months) ${eventsInR(inputs, values, { followUp: 'months' })} - needed`)
    lines.push(`${rootInR('missing', 0, fields.followUp.max)}$root`)
    return { script: lines.join('\n'), prints: values.followUp }
  }
  const { effect = 1 } = values
  const events = eventsInR(inputs, values, { ratio: `${numberInR(hr)}^share` })
  lines.push(`missing <- function(share) share * sqrt(${events} / needed) - 1`)
  lines.push(`share <- ${rootInR('missing', effect / 2, effect * 1.5)}$root`)
  lines.push(hr === 1 ? 'share' : `${numberInR(hr)}^share`)
  return { script: lines.join('\n'), prints: values.hr ?? effect }
}

/** rpact plans boundaries for efficacy, and more precisely; gsDesign also those for futility and harm. */
function inR(inputs: Inputs, values: Quantities): RCode {
  const { boundary, futility, gamma, find } = inputs
  const isUsual = isUsualLevel(inputs)
  if (find === 'power')
    return boundary === 'wangTsiatis' || !isUsual
      ? { script: powerInR(inputs, values.drift), prints: values.power }
      : { script: givenPowerInR(inputs, spendingInR(inputs, boundary), values), prints: values.power }
  const isEfficacyOnly = futility === 'none' && !hasHarm(inputs)
  if (isEfficacyOnly && isUsual && (boundary !== 'hwangShihDeCani' || gamma >= leastGamma))
    return foundInR(inputs, efficacyInR(inputs), values)
  return boundary === 'wangTsiatis' || !isUsual
    ? { script: powerInR(inputs, solve(inputs).drift), prints: inputs.power }
    : foundInR(inputs, spendingInR(inputs, boundary), values)
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: inR(inputs, values),
  sas: sas(inputs, values),
})
