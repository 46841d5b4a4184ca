import type { MayStop } from '@marom/statistics/sequential'
import { call } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { hasEffect } from './endpoints/by-unit.ts'
import type { Family, Inputs } from './inputs.ts'
import { hasHarm, isMirrored, timesOf } from './plan.ts'
import { solvedOf } from './solved.ts'
import { stopsOf } from './stopping-fields.ts'

export const numberInR = (value: number) => String(Number(value.toPrecision(10)))
export const vector = (values: readonly number[]) => `c(${values.map(numberInR).join(', ')})`

export const betaOf = ({ power }: Inputs) => numberInR(1 - power)

const familiesInR: Readonly<Record<Family, string>> = {
  obrienFleming: 'gsDesign::sfLDOF',
  pocock: 'gsDesign::sfLDPocock',
  hwangShihDeCani: 'gsDesign::sfHSD',
}

function family(argument: string, parameter: string, name: Family, gamma: number): string[] {
  const isHwang = name === 'hwangShihDeCani'
  return [`${argument} = ${familiesInR[name]}`, ...(isHwang ? [`${parameter} = ${numberInR(gamma)}`] : [])]
}

/** Stands for no bound. */
const farthestInR = 20
export const boundInR = (z: number) => Math.max(-farthestInR, Math.min(farthestInR, z))

/** The kind of design, as gsDesign numbers them. */
function testType(inputs: Inputs): number {
  const { futility, binding } = inputs
  if (isMirrored(inputs)) return 2
  if (futility === 'none') return hasHarm(inputs) ? 6 : 1
  return (hasHarm(inputs) ? 7 : 3) + (binding === 'yes' ? 0 : 1)
}

/** A bound at some looks only. */
function tested(argument: string, mayStop: MayStop): string[] {
  const flags = mayStop.map((is) => (is ? 'TRUE' : 'FALSE'))
  return mayStop.includes(false) ? [`${argument} = c(${flags.join(', ')})`] : []
}

/** The size with a single analysis: typed, or computed by the lines before. */
const fixedName = (inputs: Inputs) => (hasEffect(inputs) ? 'fixed' : numberInR(inputs.fixed))

/** gsDesign has no lower boundary of a one-sided design. */
export const lowerInR = (inputs: Inputs) =>
  testType(inputs) === 1 ? `rep(${-farthestInR}, ${inputs.looks})` : 'design$lower$bound'

/** A script that plans the trial, and the expression of its maximum size before it is rounded up. */
export interface PlanInR {
  design: string
  maximum: string
}

export function spendingInR(inputs: Inputs, boundary: Family | 'none'): PlanInR {
  const { futility, futilityGamma, harm, harmGamma, harmLevel } = inputs
  const hasFutility = futility !== 'none'
  const stops = stopsOf(inputs)
  const harmFamily = harm === 'byTest' || harm === 'none' ? null : harm
  const design = call('gsDesign::gsDesign', [
    `k = ${inputs.looks}`,
    `test.type = ${testType(inputs)}`,
    `alpha = ${numberInR(tailLevel(inputs))}`,
    `beta = ${betaOf(inputs)}`,
    `timing = ${vector(timesOf(inputs))}`,
    ...(boundary === 'none' ? [] : family('sfu', 'sfupar', boundary, inputs.gamma)),
    ...tested('testUpper', stops.efficacy),
    ...tested('testLower', stops.futility),
    ...(hasFutility ? family('sfl', 'sflpar', futility, futilityGamma) : []),
    ...(harmFamily
      ? [
          `astar = ${numberInR(harmLevel)}`,
          ...family(
            hasFutility ? 'sfharm' : 'sfl',
            hasFutility ? 'sfharmparam' : 'sflpar',
            harmFamily,
            harmGamma,
          ),
        ]
      : []),
    `n.fix = ${fixedName(inputs)}`,
    'r = 80',
    'tol = 1e-7',
  ])
  return { design, maximum: 'max(design$n.I)' }
}

/** The efficacy boundary in rpact. */
function typeInR({ boundary, gamma, shape }: Inputs): string[] {
  return {
    obrienFleming: ['typeOfDesign = "asOF"'],
    pocock: ['typeOfDesign = "asP"'],
    hwangShihDeCani: ['typeOfDesign = "asHSD"', `gammaA = ${numberInR(gamma)}`],
    wangTsiatis: ['typeOfDesign = "WT"', `deltaWT = ${numberInR(shape)}`],
    none: [],
  }[boundary]
}

export function efficacyInR(inputs: Inputs): PlanInR {
  const design = call('rpact::getDesignGroupSequential', [
    `kMax = ${inputs.looks}`,
    `alpha = ${numberInR(isMirrored(inputs) ? inputs.alpha : tailLevel(inputs))}`,
    `beta = ${betaOf(inputs)}`,
    `sided = ${isMirrored(inputs) ? 2 : 1}`,
    `informationRates = ${vector(timesOf(inputs))}`,
    ...typeInR(inputs),
  ])
  const inflation = 'rpact::getDesignCharacteristics(design)$inflationFactor'
  return { design, maximum: `${fixedName(inputs)} * ${inflation}` }
}

/** For combinations that no package plans: the power of our bounds, by a package. */
export function powerInR(inputs: Inputs, drift: number): string {
  const { plan } = solvedOf(inputs)
  const chances = call('gsDesign::gsProbability', [
    `k = ${inputs.looks}`,
    `theta = ${numberInR(drift)}`,
    `n.I = ${vector(timesOf(inputs))}`,
    `a = ${vector(plan.looks.map(({ lower }) => boundInR(lower)))}`,
    `b = ${vector(plan.looks.map(({ upper }) => boundInR(upper)))}`,
    'r = 80',
  ])
  return `chances <- ${chances}\nsum(chances$upper$prob)`
}
