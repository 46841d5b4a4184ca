import { type Code, call, type RCode } from '../../frame/code.ts'
import { courseInR } from '../../frame/course-in-r.ts'
import { tailLevel } from '../../frame/planning.ts'
import { eventsInR as eventsOfSingle, participantsInR as survivalInR } from '../time-to-event/code.ts'
import { isAdjusted } from '../two-means/inputs.ts'
import { armsIn } from './arms-of-plan.ts'
import { delayedInR } from './delayed-in-r.ts'
import { hasEffect } from './endpoints/by-unit.ts'
import { asMeans } from './endpoints/means.ts'
import { asSurvival } from './endpoints/survival.ts'
import { fixedInR, singlePowerInR } from './endpoints-in-r.ts'
import { fields, type Inputs, type Quantities } from './inputs.ts'
import { hasHarm, timesOf } from './plan.ts'
import { efficacyInR, lowerInR, numberInR, type PlanInR, powerInR, spendingInR, vector } from './plan-in-r.ts'
import { sas } from './sas.ts'
import { reachedDrift } from './sizes.ts'
import { solvedOf } from './solved.ts'

/** Levels that rpact takes, and of which its size has seven right digits. */
const isUsualLevel = ({ alpha }: Inputs) => alpha >= 0.0001 && alpha < 0.5

/** The smallest gamma that rpact takes. */
const leastGamma = -10

/** With fewer, the programs plan less than one participant in an arm. */
const fewest = 10

const tailInR = (inputs: Inputs) => `qnorm(${numberInR(tailLevel(inputs))}, lower.tail = FALSE)`

interface EventsInR {
  ratio?: string
  followUp?: string
}

/** The events that are expected by the end of the trial, by rpact. */
function eventsInR(inputs: Inputs, values: Quantities, changed: EventsInR): string {
  const { first, second } = armsIn(values)
  const course = courseInR(asSurvival(inputs), {
    hr: changed.ratio ?? numberInR(inputs.hr),
    followUp: changed.followUp ?? numberInR(inputs.followUp),
    ratio: `${second} / ${first}`,
    total: `${inputs.n}`,
  })
  const lines = `${course}\n${inputs.n} * chance$overallEventProbabilities`
  return `local({\n  ${lines.replaceAll('\n', '\n  ')}\n})`
}

const rootInR = (name: string, from: number, to: number) =>
  `${call('uniroot', [name, `c(${numberInR(from)}, ${numberInR(to)})`, 'tol = 1e-10'])}$root`

/** The expectation of Z at the end of a given size, and the chances with the boundaries of gsDesign. */
function givenPowerInR(inputs: Inputs, { design }: PlanInR, values: Quantities): string {
  const chances = call('gsDesign::gsProbability', [
    `k = ${inputs.looks}`,
    'theta = drift',
    `n.I = ${vector(timesOf(inputs))}`,
    `a = ${lowerInR(inputs)}`,
    'b = design$upper$bound',
    'r = 80',
  ])
  const drift = hasEffect(inputs)
    ? [
        'inflation <- max(design$n.I)',
        `n <- ${sizeInR(inputs, values)} / inflation`,
        `power <- ${singlePowerInR(inputs, values, effectInR(inputs))}`,
        `drift <- sqrt(inflation) * (${tailInR(inputs)} + qnorm(power))`,
      ]
    : [
        `drift <- (${tailInR(inputs)} + qnorm(${numberInR(inputs.power)})) * sqrt(${inputs.n} / ${numberInR(inputs.fixed)})`,
      ]
  return [
    ...(hasEffect(inputs) ? ['fixed <- 1'] : []),
    `design <- ${design}`,
    ...drift,
    `chances <- ${chances}`,
    'sum(chances$upper$prob)',
  ].join('\n')
}

/** The typed effect. */
const effectInR = ({ unit, difference, p1, hr }: Inputs) =>
  numberInR(unit === 'means' ? difference : unit === 'proportions' ? p1 : hr)

/** The given size: participants, or the events expected of them. */
const sizeInR = (inputs: Inputs, values: Quantities, ratio?: string) =>
  inputs.unit === 'survival' ? eventsInR(inputs, values, ratio ? { ratio } : {}) : String(inputs.n)

/** The effect with which a part of the given size, as a single analysis, has the planned power. */
function foundEffectInR(inputs: Inputs, { maximum }: PlanInR, values: Quantities): string[] {
  const { unit, difference, p1, hr, power } = inputs
  const found = { means: difference, proportions: p1, survival: hr, participants: 1, events: 1 }[unit]
  const away = unit === 'proportions' ? 0.2 * Math.min(p1, 1 - p1) : unit === 'survival' ? hr / 100 : 0
  const width = away || Math.abs(difference) / 100 || inputs.sd / 100
  return [
    `inflation <- ${maximum}`,
    'power <- function(x) {',
    `  n <- ${sizeInR(inputs, values, 'x').replaceAll('\n', '\n  ')} / inflation`,
    `  ${singlePowerInR(inputs, values, 'x').replaceAll('\n', '\n  ')}`,
    '}',
    rootInR(`function(x) power(x) - ${numberInR(power)}`, found - width, found + width),
  ]
}

/** Both arms of a size, rounded up. */
function wholeInR({ unit, comparison, allocation }: Inputs, size: string): string {
  const k = numberInR(allocation)
  return unit === 'means' && comparison !== 'two'
    ? `ceiling(${size} - 1e-6)`
    : `sum(ceiling(${size} * c(1, ${k}) / ${numberInR(1 + allocation)} - 1e-6))`
}

/** Participants: of a survival trial so many that the whole number of events is expected. */
function participantsInR(inputs: Inputs, { maximum }: PlanInR): string[] {
  return inputs.unit === 'survival'
    ? [`events <- ceiling(${maximum} - 1e-6)`, survivalInR(asSurvival(inputs))]
    : [`maximum <- ${maximum}`, wholeInR(inputs, 'maximum')]
}

/** What is asked for, from the size that the plan needs. */
function foundInR(inputs: Inputs, plan: PlanInR, values: Quantities): RCode {
  const { find, n } = inputs
  const design = `design <- ${plan.design}`
  if (find === 'effect' && hasEffect(inputs)) {
    const lines = ['fixed <- 1', design, ...foundEffectInR(inputs, plan, values)]
    const { difference, leastFavorable, above, below, lowest, highest, hr } = values
    return {
      script: lines.join('\n'),
      prints: difference ?? leastFavorable ?? lowest ?? highest ?? above ?? below ?? hr,
    }
  }
  const lines = [...singleInR(inputs), design]
  if (find === 'followUp') {
    lines.push(`needed <- ceiling(${plan.maximum} - 1e-6)`)
    lines.push(`missing <- function(months) ${eventsInR(inputs, values, { followUp: 'months' })} - needed`)
    lines.push(rootInR('missing', 0, fields.followUp.max))
    return { script: lines.join('\n'), prints: values.followUp }
  }
  if (find === 'effect')
    return { script: [...lines, `sqrt(${plan.maximum} / ${n})`].join('\n'), prints: values.effect }
  return hasEffect(inputs)
    ? {
        script: [...lines, ...participantsInR(inputs, plan)].join('\n'),
        prints: values.total ?? values.maximum,
      }
    : { script: [...lines, plan.maximum].join('\n'), prints: values.exactMaximum }
}

/** The size with a single analysis, from the typed assumptions. */
function singleInR(inputs: Inputs): string[] {
  if (!hasEffect(inputs)) return []
  if (inputs.unit !== 'survival') return [`fixed <- ${fixedInR(inputs)}`]
  return [`average <- ${numberInR(inputs.hr)}`, `fixed <- ${eventsOfSingle(asSurvival(inputs))}`]
}

/** rpact plans boundaries for efficacy, and more precisely; gsDesign also those for futility and harm. */
function inR(inputs: Inputs, values: Quantities): RCode {
  const { boundary, futility, gamma, find, delay } = inputs
  if (delay > 0) return delayedInR(inputs, values)
  // No package plans looks of an analysis of covariance.
  const isAncova = inputs.unit === 'means' && isAdjusted(asMeans(inputs))
  const isUsual = isUsualLevel(inputs) && values.maximum >= fewest && !isAncova
  const isForHarm = boundary === 'none' && futility === 'none'
  if (find === 'power')
    return boundary === 'wangTsiatis' || !isUsual || isForHarm
      ? { script: powerInR(inputs, reachedDrift(inputs, values)), prints: values.power }
      : { script: givenPowerInR(inputs, spendingInR(inputs, boundary), values), prints: values.power }
  const isEfficacyOnly = futility === 'none' && !hasHarm(inputs)
  if (isEfficacyOnly && isUsual && (boundary !== 'hwangShihDeCani' || gamma >= leastGamma))
    return foundInR(inputs, efficacyInR(inputs), values)
  return boundary === 'wangTsiatis' || !isUsual || isForHarm
    ? { script: powerInR(inputs, solvedOf(inputs).drift), prints: inputs.power }
    : foundInR(inputs, spendingInR(inputs, boundary), values)
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: inR(inputs, values),
  sas: sas(inputs, values),
})
