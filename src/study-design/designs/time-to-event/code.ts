import { type Code, call, type RCode } from '#src/study-design/frame/code.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { type Search, searched } from './solve.ts'

const exact = (value: number) => Number(value.toPrecision(10))

/** rpact takes levels below 0.5 only. */
const levelText = (level: number) => `alpha = ${Math.min(level, 0.499999999999)}`

/** What is sought stands under its name. */
function named(inputs: Inputs, name: 'hr' | 'margin'): string {
  return inputs.find === name ? name : `${inputs[name]}`
}

/** rpact has the treated arm first. */
function shared(inputs: Inputs, allocation: string): string[] {
  const { method, goal, median } = inputs
  return [
    ...(method === 'freedman' ? ['typeOfComputation = "Freedman"'] : []),
    ...(goal === 'noninferiority' ? [`thetaH0 = ${named(inputs, 'margin')}`] : []),
    `hazardRatio = ${named(inputs, 'hr')}`,
    `median2 = ${median}`,
    `allocationRatioPlanned = ${allocation}`,
  ]
}

const dropout = ({ lost }: Inputs) =>
  lost > 0 ? [`dropoutRate1 = ${lost}`, `dropoutRate2 = ${lost}`, 'dropoutTime = 12'] : []

/** The size, or the follow-up of a given one; rpact tests a margin only one-sided. */
function planInR(inputs: Inputs, allocation: string, asked: string): string {
  const { goal, sides, alpha, power, accrual } = inputs
  const hasMargin = goal === 'noninferiority'
  const args = [
    levelText(hasMargin ? tailLevel(inputs) : alpha),
    `sided = ${hasMargin ? 1 : sides}`,
    `beta = ${exact(1 - power)}`,
    ...shared(inputs, allocation),
    `accrualTime = c(0, ${accrual})`,
    asked,
    ...dropout(inputs),
  ]
  return call('rpact::getSampleSizeSurvival', args)
}

/** The plan of rpact, which has events and participants. */
export const sizePlanInR = (inputs: Inputs) =>
  planInR(inputs, `${inputs.allocation}`, `followUpTime = ${inputs.followUp}`)

const sizeInR = (inputs: Inputs) => `${sizePlanInR(inputs)}$nFixed`

const followUpInR = (inputs: Inputs) =>
  `${planInR(inputs, 'treated / control', 'maxNumberOfSubjects = treated + control')}$followUpTime`

/** The power: the events that are expected by the analysis, then the test with them. */
function powerInR(inputs: Inputs): string {
  const { goal, hr, margin, median, accrual, followUp } = inputs
  const subjects = 'maxNumberOfSubjects = treated + control'
  const entry = `accrualTime = c(0, ${accrual})`
  const chance = call('rpact::getEventProbabilities', [
    `time = ${accrual} + ${followUp}`,
    entry,
    `lambda2 = log(2) / ${median}`,
    `hazardRatio = ${named(inputs, 'hr')}`,
    'allocationRatioPlanned = treated / control',
    ...dropout(inputs),
    subjects,
  ])
  const power = call('rpact::getPowerSurvival', [
    levelText(tailLevel(inputs)),
    'sided = 1',
    `directionUpper = ${hr > (goal === 'noninferiority' ? margin : 1) ? 'TRUE' : 'FALSE'}`,
    ...shared(inputs, 'treated / control'),
    'maxNumberOfEvents = chance * (treated + control)',
    subjects,
    entry,
    ...dropout(inputs),
  ])
  return `chance <- ${chance}$overallEventProbabilities\n${power}$overallReject`
}

/** The power as a function of what is sought, from half to twice its distance on the log scale. */
function searchInR(inputs: Inputs, name: string, { from, to }: Search, found: number): string {
  const near = from * Math.sqrt(found / from)
  const square = found * (found / from)
  const far = to < from ? Math.max(to, square) : Math.min(to, square)
  const root = call('uniroot', [
    `function(${name}) power(${name}) - ${inputs.power}`,
    `c(${exact(Math.min(near, far))}, ${exact(Math.max(near, far))})`,
    `tol = ${exact(found * 1e-9)}`,
  ])
  const body = powerInR(inputs).replaceAll('\n', '\n  ')
  return `power <- function(${name}) {\n  ${body}\n}\n${root}$root`
}

/** Of a given size: what was found, or the power. */
function givenInR(inputs: Inputs, values: Quantities): RCode {
  const arms = `treated <- ${values.second}\ncontrol <- ${values.first}`
  const search = searched(inputs)
  if (inputs.find === 'size' || inputs.find === 'power' || !search)
    return { script: `${arms}\n${powerInR({ ...inputs, find: 'power' })}`, prints: values.power }
  const found = inputs[inputs.find]
  const script =
    inputs.find === 'followUp' ? followUpInR(inputs) : searchInR(inputs, inputs.find, search, found)
  return { script: `${arms}\n${script}`, prints: found }
}

/** SAS has no margin on the hazard ratio. */
function inSas(inputs: Inputs, { first, second }: Quantities): string | undefined {
  const { goal, sides, alpha, power, hr, allocation, median, accrual, followUp, lost, n } = inputs
  if (goal === 'noninferiority') return undefined
  const loss = exact(-Math.log1p(-lost) / 12)
  return [
    '/* PROC POWER follows Lakatos (1988), not Schoenfeld or Freedman: its number differs. */',
    'proc power;',
    '  twosamplesurvival test=logrank',
    '    nfractional',
    `    sides = ${sides}`,
    `    alpha = ${alpha}`,
    `    power = ${n === null ? power : '.'}`,
    `    refsurvexphazard = ${exact(Math.LN2 / median)}`,
    `    hazardratio = ${exact(hr)}`,
    ...(lost > 0 ? [`    grouplossexphazards = (${loss} ${loss})`] : []),
    ...(n === null
      ? [`    groupweights = (1 ${allocation})`, '    ntotal = .']
      : [`    groupns = (${first} ${second})`]),
    `    accrualtime = ${accrual}`,
    `    followuptime = ${exact(followUp)};`,
    'run;',
  ].join('\n')
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: inputs.n === null ? { script: sizeInR(inputs), prints: values.exactTotal } : givenInR(inputs, values),
  sas: inSas(inputs, values),
})
