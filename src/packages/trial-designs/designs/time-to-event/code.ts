import { itemAt } from '@marom/statistics'
import { type Code, call, type RCode } from '../../frame/code.ts'
import { courseInR } from '../../frame/course-in-r.ts'
import { tailLevel } from '../../frame/planning.ts'
import { controlHazards, courseOf, lossHazardOf } from '../../frame/survival-course.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { type Search, searched } from './solve.ts'

const exact = (value: number) => Number(value.toPrecision(10))

/** rpact takes levels below 0.5 only. */
const levelText = (level: number) => `alpha = ${Math.min(level, 0.499999999999)}`

/** What is sought stands under its name. */
function named(inputs: Inputs, name: 'hr' | 'margin' | 'followUp', isSought: boolean): string {
  return isSought && inputs.find === name ? name : `${inputs[name]}`
}

/** rpact has the treated arm first, and needs the average hazard ratio only. */
function effectInR({ method, goal }: Inputs, margin: string, allocation: string): string[] {
  return [
    ...(method === 'freedman' ? ['typeOfComputation = "Freedman"'] : []),
    ...(goal === 'noninferiority' ? [`thetaH0 = ${margin}`] : []),
    'hazardRatio = average',
    `allocationRatioPlanned = ${allocation}`,
  ]
}

/** The events for the power, with the hazard ratio `average`; rpact tests a margin only one-sided. */
export function eventsInR(inputs: Inputs): string {
  const { goal, sides, alpha, power, allocation } = inputs
  const hasMargin = goal === 'noninferiority'
  const args = [
    levelText(hasMargin ? tailLevel(inputs) : alpha),
    `sided = ${hasMargin ? 1 : sides}`,
    `beta = ${exact(1 - power)}`,
    ...effectInR(inputs, `${inputs.margin}`, `${allocation}`),
  ]
  return `${call('rpact::getSampleSizeSurvival', args)}$eventsFixed`
}

const indented = (lines: string) => lines.replaceAll('\n', '\n  ')

const namesOf = ({ hr, followUp, allocation }: Inputs) => ({
  hr: `${hr}`,
  followUp: `${followUp}`,
  ratio: `${allocation}`,
  total: 'n',
})

const ofSize = (name: string, ...body: readonly string[]) =>
  `${name} <- function(n) {\n  ${indented(body.join('\n'))}\n}`

const solved = (off: string) => `uniroot(function(n) ${off}, c(2, 2e6), tol = 1e-9)$root`

/**
 * R statements that end with the participants, in whole arms, among whom `events` are expected.
 * @param events statements that assign them, if none before does
 */
export function participantsInR(inputs: Inputs, events: readonly string[] = []): string {
  const { allocation, recruitment } = inputs
  const course = courseInR(inputs, namesOf(inputs))
  const whole = `ceiling(control) + ceiling(${allocation} * control)`
  if (recruitment === 'months')
    return [
      course,
      ...events,
      `control <- events / (chance$eventProbabilities2 + ${allocation} * chance$eventProbabilities1)`,
      whole,
    ].join('\n')
  return [
    ofSize('expected', course, 'n * chance$overallEventProbabilities'),
    ...events,
    `control <- ${solved('expected(n) - events')} / (1 + ${allocation})`,
    whole,
  ].join('\n')
}

/** Participants for the events that the power needs: after a delay they depend on how long entry takes. */
function sizeInR(inputs: Inputs): string {
  const { hr, delay, recruitment } = inputs
  if (recruitment === 'months' || delay === 0)
    return participantsInR(inputs, [
      ...(recruitment === 'months' ? [] : [`average <- ${hr}`]),
      `events <- ceiling(${eventsInR(inputs)})`,
    ])
  return participantsInR(inputs, [
    ofSize('needed', courseInR(inputs, namesOf(inputs)), eventsInR(inputs)),
    `events <- ceiling(needed(${solved('expected(n) - needed(n)')}) - 1e-6)`,
  ])
}

/** The power: the events that are expected by the analysis, then the test with them. */
function powerInR(inputs: Inputs): string {
  const { goal, hr, margin } = inputs
  const names = {
    hr: named(inputs, 'hr', true),
    followUp: named(inputs, 'followUp', true),
    ratio: 'treated / control',
    total: '(treated + control)',
  }
  const isUpper = hr > (goal === 'noninferiority' ? margin : 1)
  const power = call('rpact::getPowerSurvival', [
    levelText(tailLevel(inputs)),
    'sided = 1',
    `directionUpper = ${isUpper ? 'TRUE' : 'FALSE'}`,
    ...effectInR(inputs, named(inputs, 'margin', true), 'treated / control'),
    'maxNumberOfEvents = chance$overallEventProbabilities * (treated + control)',
    'maxNumberOfSubjects = treated + control',
  ])
  return `${courseInR(inputs, names)}\n${power}$overallReject`
}

/** The power as a function of what is sought, from half to twice its distance on the log scale. */
function searchInR(inputs: Inputs, name: string, { from, to }: Search, found: number): string {
  const start = from === 0 ? found / 2 : from
  const near = from === 0 ? start : start * Math.sqrt(found / start)
  const square = from === 0 ? found * 2 : found * (found / start)
  const far = to < from ? Math.max(to, square) : Math.min(to, square)
  const root = call('uniroot', [
    `function(${name}) power(${name}) - ${inputs.power}`,
    `c(${exact(Math.min(near, far))}, ${exact(Math.max(near, far))})`,
    `tol = ${exact(found * 1e-9)}`,
  ])
  return `power <- function(${name}) {\n  ${indented(powerInR(inputs))}\n}\n${root}$root`
}

/** Of a given size: what was found, or the power. */
function givenInR(inputs: Inputs, values: Quantities): RCode {
  const arms = `treated <- ${values.second}\ncontrol <- ${values.first}`
  const search = searched(inputs)
  if (inputs.find === 'size' || inputs.find === 'power' || !search)
    return { script: `${arms}\n${powerInR({ ...inputs, find: 'power' })}`, prints: values.power }
  const found = inputs[inputs.find]
  return { script: `${arms}\n${searchInR(inputs, inputs.find, search, found)}`, prints: found }
}

/** Whether SAS can be told the course: an even recruitment, and hazards that do not change. */
const hasSas = ({ goal, controlBy, delay, pace, exposure }: Inputs) =>
  goal === 'superiority' &&
  controlBy !== 'changing' &&
  delay === 0 &&
  pace === 'even' &&
  exposure === 'untilEnd'

/** SAS has no margin on the hazard ratio. */
function inSas(inputs: Inputs, { first, second, total }: Quantities): string | undefined {
  if (!hasSas(inputs)) return undefined
  const { sides, alpha, power, hr, allocation, followUp, lost, lostTreated, n } = inputs
  const losses = [lost, lostTreated ?? lost].map((share) => exact(lossHazardOf(share)))
  const { accrual } = courseOf(inputs, total)
  return [
    '/* PROC POWER follows Lakatos (1988), not Schoenfeld or Freedman: its number differs. */',
    'proc power;',
    '  twosamplesurvival test=logrank',
    '    nfractional',
    `    sides = ${sides}`,
    `    alpha = ${alpha}`,
    `    power = ${n === null ? power : '.'}`,
    `    refsurvexphazard = ${exact(itemAt(controlHazards(inputs), 0).hazard)}`,
    `    hazardratio = ${exact(hr)}`,
    ...(losses.some((hazard) => hazard > 0) ? [`    grouplossexphazards = (${losses.join(' ')})`] : []),
    ...(n === null
      ? [`    groupweights = (1 ${allocation})`, '    ntotal = .']
      : [`    groupns = (${first} ${second})`]),
    `    accrualtime = ${exact(accrual)}`,
    `    followuptime = ${exact(followUp)};`,
    'run;',
  ].join('\n')
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: inputs.n === null ? { script: sizeInR(inputs), prints: values.total } : givenInR(inputs, values),
  sas: inSas(inputs, values),
})
