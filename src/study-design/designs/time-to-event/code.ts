import { type Code, call } from '#src/study-design/frame/code.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Inputs, Quantities } from './inputs.ts'

const exact = (value: number) => Number(value.toPrecision(10))

/** rpact takes levels below 0.5 only. */
const levelText = (level: number) => `alpha = ${Math.min(level, 0.499999999999)}`

/** rpact has the treated arm first. */
function shared({ method, goal, hr, margin, median }: Inputs, allocation: string): string[] {
  return [
    ...(method === 'freedman' ? ['typeOfComputation = "Freedman"'] : []),
    ...(goal === 'noninferiority' ? [`thetaH0 = ${margin}`] : []),
    `hazardRatio = ${hr}`,
    `median2 = ${median}`,
    `allocationRatioPlanned = ${allocation}`,
  ]
}

const dropout = ({ lost }: Inputs) =>
  lost > 0 ? [`dropoutRate1 = ${lost}`, `dropoutRate2 = ${lost}`, 'dropoutTime = 12'] : []

/** The size; rpact tests a margin only one-sided. */
function sizeInR(inputs: Inputs): string {
  const { goal, sides, alpha, power, accrual, followUp, allocation } = inputs
  const hasMargin = goal === 'noninferiority'
  const args = [
    levelText(hasMargin ? tailLevel(inputs) : alpha),
    `sided = ${hasMargin ? 1 : sides}`,
    `beta = ${exact(1 - power)}`,
    ...shared(inputs, `${allocation}`),
    `accrualTime = c(0, ${accrual})`,
    `followUpTime = ${followUp}`,
    ...dropout(inputs),
  ]
  return `${call('rpact::getSampleSizeSurvival', args)}$nFixed`
}

/** The power: the events that are expected by the analysis, then the test with them. */
function powerInR(inputs: Inputs, { first, second }: Quantities): string {
  const { goal, hr, margin, median, accrual, followUp } = inputs
  const subjects = 'maxNumberOfSubjects = treated + control'
  const entry = `accrualTime = c(0, ${accrual})`
  const chance = call('rpact::getEventProbabilities', [
    `time = ${accrual} + ${followUp}`,
    entry,
    `lambda2 = log(2) / ${median}`,
    `hazardRatio = ${hr}`,
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
  return [
    `treated <- ${second}`,
    `control <- ${first}`,
    `chance <- ${chance}$overallEventProbabilities`,
    `${power}$overallReject`,
  ].join('\n')
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
    `    hazardratio = ${hr}`,
    ...(lost > 0 ? [`    grouplossexphazards = (${loss} ${loss})`] : []),
    ...(n === null
      ? [`    groupweights = (1 ${allocation})`, '    ntotal = .']
      : [`    groupns = (${first} ${second})`]),
    `    accrualtime = ${accrual}`,
    `    followuptime = ${followUp};`,
    'run;',
  ].join('\n')
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r:
    inputs.n === null
      ? { script: sizeInR(inputs), prints: values.exactTotal }
      : { script: powerInR(inputs, values), prints: values.power },
  sas: inSas(inputs, values),
})
