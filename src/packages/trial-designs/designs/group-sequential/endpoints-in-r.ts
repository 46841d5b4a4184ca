import { call } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { isCorrected, nullDifferences } from '../two-proportions/inputs.ts'
import { asProportions } from './endpoints/proportions.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { betaOf, numberInR } from './plan-in-r.ts'

/** One side at the level of each tail, as the power is counted. */
const levelInR = (inputs: Inputs) => ['sided = 1', `alpha = ${numberInR(tailLevel(inputs))}`]
const zInR = (inputs: Inputs) => `qnorm(${numberInR(tailLevel(inputs))}, lower.tail = FALSE)`

/** The direction of a difference makes no difference: rpact wants it above the hypothesis. */
function meansInR(inputs: Inputs, effect: string): string[] {
  const { goal, better, difference, meanMargin, sd, comparison } = inputs
  const isMinus = goal === 'superiority' ? difference < 0 : better === 'lower'
  return [
    ...levelInR(inputs),
    `groups = ${comparison === 'two' ? 2 : 1}`,
    ...(goal === 'noninferiority' ? [`thetaH0 = -${numberInR(meanMargin)}`] : []),
    `alternative = ${isMinus ? `-(${effect})` : effect}`,
    `stDev = ${numberInR(sd)}`,
  ]
}

/** rpact has neither an unpooled variance nor a correction. */
const isInRpact = (inputs: Inputs) => inputs.variance === 'null' && !isCorrected(asProportions(inputs))

const nullIn = (inputs: Inputs) => numberInR(nullDifferences(asProportions(inputs))[0])

function ratesInR(inputs: Inputs, effect: string): string[] {
  return [
    ...levelInR(inputs),
    `thetaH0 = ${nullIn(inputs)}`,
    `pi1 = ${effect}`,
    `pi2 = ${numberInR(inputs.p2)}`,
  ]
}

/** The z test by its formula, with `k` participants in group 1 for each one in group 2. */
function formulaInR(inputs: Inputs, effect: string, k: string, last: readonly string[]): string {
  const isPooled = inputs.variance === 'null'
  const lines = [
    `p1 <- ${effect}`,
    `p2 <- ${numberInR(inputs.p2)}`,
    `k <- ${k}`,
    `z <- ${zInR(inputs)}`,
    'v <- p1 * (1 - p1) + k * p2 * (1 - p2)',
    ...(isPooled ? ['p <- (k * p1 + p2) / (k + 1)', 'v0 <- p * (1 - p) * (1 + k)'] : ['v0 <- v']),
    `d <- abs(p1 - p2 - ${nullIn(inputs)})`,
    `correction <- ${isCorrected(asProportions(inputs)) ? '(1 + k) / 2' : '0'}`,
    ...last,
  ]
  return `local({\n  ${lines.join('\n  ')}\n})`
}

const sizeLines = ({ power }: Inputs) => [
  `s <- z * sqrt(v0) + qnorm(${numberInR(power)}) * sqrt(v)`,
  '((s + sqrt(s^2 + 4 * d * correction)) / (2 * d))^2 * (1 + 1 / k)',
]

const powerLines = [
  'n1 <- n * k / (1 + k)',
  'pnorm((sqrt(n1) * d - z * sqrt(v0) - correction / sqrt(n1)) / sqrt(v))',
]

/** Participants in all with a single analysis, of means or proportions. */
export function fixedInR(inputs: Inputs): string {
  const { unit, comparison, difference, p1, allocation } = inputs
  const size = [`beta = ${betaOf(inputs)}`, `allocationRatioPlanned = ${numberInR(allocation)}`]
  if (unit === 'means') {
    const asked = [...meansInR(inputs, numberInR(difference)), ...size.slice(0, comparison === 'two' ? 2 : 1)]
    return `${call('rpact::getSampleSizeMeans', asked)}$nFixed`
  }
  return isInRpact(inputs)
    ? `${call('rpact::getSampleSizeRates', [...ratesInR(inputs, numberInR(p1)), ...size])}$nFixed`
    : formulaInR(inputs, numberInR(p1), numberInR(allocation), sizeLines(inputs))
}

/** The power of a single analysis of `n` participants in all, or events, with an effect. */
export function singlePowerInR(inputs: Inputs, values: Quantities, effect: string): string {
  const { unit, comparison, p1, goal, ratioMargin, method } = inputs
  const { control = 1, treated = 1 } = values
  const k = `${treated} / ${control}`
  if (unit === 'means') {
    const arms = comparison === 'two' ? [`allocationRatioPlanned = ${k}`] : []
    const asked = [...meansInR(inputs, effect), 'maxNumberOfSubjects = n', ...arms]
    return `${call('rpact::getPowerMeans', asked)}$overallReject`
  }
  if (unit === 'proportions') {
    if (!isInRpact(inputs)) return formulaInR(inputs, effect, k, powerLines)
    const isUpper = p1 - inputs.p2 > nullDifferences(asProportions(inputs))[0]
    const more = ['maxNumberOfSubjects = n', `allocationRatioPlanned = ${k}`]
    const direction = `directionUpper = ${isUpper ? 'TRUE' : 'FALSE'}`
    return `${call('rpact::getPowerRates', [...ratesInR(inputs, effect), direction, ...more])}$overallReject`
  }
  const ratio = goal === 'noninferiority' ? `${effect} / ${numberInR(ratioMargin)}` : effect
  const signal =
    method === 'freedman'
      ? `abs(1 - ${effect}) * sqrt(${k}) / (1 + ${k} * ${effect})`
      : `abs(log(${ratio})) * sqrt(${k}) / (1 + ${k})`
  return `pnorm(sqrt(n) * ${signal} - ${zInR(inputs)})`
}
