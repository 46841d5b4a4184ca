import { type Code, call, type RCode } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { procPower } from '../../frame/proc-power.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import { adjustedCode } from './adjusted-code.ts'
import { foundCode, mostNoncentral, types } from './found-code.ts'
import {
  type Comparison,
  distanceOf,
  type Inputs,
  isAdjusted,
  type Quantities,
  soughtQuantity,
} from './inputs.ts'

/** Below, R has no degree of freedom to search with, and PowerTOST no smaller study. */
const smallestSearched = { tTest: 2, tost: 6 }

/** Two one-sided tests: PowerTOST searches the smallest total of equal groups, or gives the power. */
function tost(inputs: Inputs, values: Quantities): RCode {
  const { comparison, sd, margin, difference, allocation, power } = inputs
  const isTwo = comparison === 'two'
  const { exact } = values
  const isSearched = exact !== undefined && allocation === 1 && exact > smallestSearched.tost
  const test = [
    `alpha = ${tailLevel(inputs)}`,
    ...(isSearched ? [`targetpower = ${power}`] : []),
    'logscale = FALSE',
    `theta0 = ${difference}`,
    `theta1 = -${margin}`,
    `theta2 = ${margin}`,
    `CV = ${isTwo ? `${sd}` : `${sd} / sqrt(2)`}`,
    `design = "${isTwo ? 'parallel' : 'paired'}"`,
  ]
  if (isSearched)
    return {
      script: `${call('PowerTOST::sampleN.TOST', [...test, 'print = FALSE'])}[["Sample size"]]`,
      prints: 'size' in values ? values.size : values.total,
    }
  const sizes = 'size' in values ? `${values.size}` : `c(${values.first}, ${values.second})`
  return { script: call('PowerTOST::power.TOST', [...test, `n = ${sizes}`]), prints: values.power }
}

/**
 * In R a two-sided `power.t.test` counts rejections on the planned side only, as here, but
 * `pwr.t2n.test` on both: it gets one side at half the level.
 */
function tTest(inputs: Inputs, values: Quantities): RCode {
  const { comparison, goal, sides, alpha, sd, power } = inputs
  const isTwoSided = goal === 'superiority' && sides === '2'
  const delta = withoutNoise(distanceOf(inputs))
  if ('first' in values && values.first !== values.second) {
    const sizes = [`n1 = ${values.first}`, `n2 = ${values.second}`]
    const effect = [`d = ${delta} / ${sd}`, `sig.level = ${tailLevel(inputs)}`, 'alternative = "greater"']
    return { script: `${call('pwr::pwr.t2n.test', [...sizes, ...effect])}$power`, prints: values.power }
  }
  const { exact } = values
  const isSize = exact !== undefined && exact > smallestSearched.tTest && inputs.allocation === 1
  const test = call('power.t.test', [
    isSize ? `power = ${power}` : `n = ${'size' in values ? values.size : values.first}`,
    `delta = ${delta}`,
    `sd = ${sd}`,
    `sig.level = ${isTwoSided ? alpha : tailLevel(inputs)}`,
    `type = "${types[comparison]}"`,
    `alternative = "${isTwoSided ? 'two.sided' : 'one.sided'}"`,
    'tol = 1e-10',
  ])
  return isSize ? { script: `${test}$n`, prints: exact } : { script: `${test}$power`, prints: values.power }
}

/** The power of the t test by an integral, where `pt` is not exact; else undefined. */
function integral(inputs: Inputs, values: Quantities): RCode | undefined {
  const { first, second } = 'size' in values ? { first: values.size, second: 0 } : values
  const effect = distanceOf(inputs) / inputs.sd
  const root = second === 0 ? `sqrt(${first})` : `sqrt(${first} * ${second} / ${first + second})`
  const rate = second === 0 ? first : (first * second) / (first + second)
  if (effect * Math.sqrt(rate) < mostNoncentral || values.power > 0.999999) return undefined
  const script = [
    `# pt() is approximate for a noncentrality above ${mostNoncentral}.`,
    `df <- ${second === 0 ? first - 1 : first + second - 2}`,
    `t <- qt(${tailLevel(inputs)}, df, lower.tail = FALSE)`,
    `ncp <- ${withoutNoise(distanceOf(inputs))} / ${inputs.sd} * ${root}`,
    'density <- function(s) 2 * s * dchisq(s^2, df)',
    'above <- function(s) pnorm(t * s / sqrt(df), ncp, lower.tail = FALSE)',
    'integrate(function(s) density(s) * above(s), 0, Inf, rel.tol = 1e-10)$value',
  ]
  return { script: script.join('\n'), prints: values.power }
}

/** What SAS solves for in a test of a difference, not of equivalence. */
function unknownIn({ find, goal, comparison }: Inputs) {
  if (goal !== 'equivalence' && find === 'sd') return 'stddev'
  if (goal !== 'equivalence' && find === 'difference') return comparison === 'two' ? 'meandiff' : 'mean'
  return undefined
}

/** SAS counts rejections on both sides of a two-sided test. */
const halfLevel = 'One side at half the level, for rejections on the planned side only.'

const comments: Record<Comparison, string> = {
  two: 'Group 2 of SAS is the new treatment.',
  paired: 'The differences within pairs are one sample.',
  one: 'The mean is its difference from the fixed value.',
}

function sasOf(inputs: Inputs, values: Quantities): string {
  const { comparison, goal, difference, margin, sd, better, allocation, power, n } = inputs
  const isTwo = comparison === 'two'
  const isUpper = goal === 'superiority' ? difference > 0 : better === 'higher'
  const isSize = n === null && (!isTwo || allocation === 1)
  const sizes = 'size' in values ? { ntotal: values.size } : { groupns: `(${values.second} ${values.first})` }
  const unknown = isTwo ? { npergroup: '.' } : { ntotal: '.' }
  const null0 = { superiority: 0, noninferiority: isUpper ? -margin : margin, equivalence: 0 }[goal]
  const hypothesis =
    goal === 'equivalence'
      ? { lower: -margin, upper: margin }
      : { sides: isUpper ? 'u' : 'l', [isTwo ? 'nulldiff' : 'nullmean']: null0 }
  const test = { two: ['diff', 'equiv_diff'], paired: ['t', 'equiv'], one: ['t', 'equiv'] }[comparison]
  const isHalf = goal === 'superiority' && inputs.sides === '2'
  const sought = unknownIn(inputs)
  return procPower(
    `${isTwo ? 'twosamplemeans' : 'onesamplemeans'} test=${test[goal === 'equivalence' ? 1 : 0]}`,
    {
      ...hypothesis,
      alpha: tailLevel(inputs),
      [isTwo ? 'meandiff' : 'mean']: difference,
      stddev: sd,
      ...(isSize ? { ...unknown, power } : { ...sizes, power: sought ? power : '.' }),
      ...(sought ? { [sought]: '.' } : {}),
    },
    isHalf ? `${comments[comparison]} ${halfLevel}` : comments[comparison],
  )
}

function rOf(inputs: Inputs, values: Quantities): RCode {
  const sought = soughtQuantity(inputs)
  const found = sought && sought !== 'power' ? values[sought] : undefined
  if (isAdjusted(inputs)) return adjustedCode(inputs, values, found)
  if (found !== undefined) return foundCode(inputs, values, found)
  return inputs.goal === 'equivalence'
    ? tost(inputs, values)
    : (integral(inputs, values) ?? tTest(inputs, values))
}

/** Of covariance SAS (`PROC GLMPOWER`) takes the baseline value as equal in both groups: a smaller size. */
export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: rOf(inputs, values),
  sas: isAdjusted(inputs) ? undefined : sasOf(inputs, values),
})
