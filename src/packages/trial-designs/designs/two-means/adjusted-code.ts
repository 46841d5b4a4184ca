import { type RCode, rootNear } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import { fromDistance } from './found-code.ts'
import { distanceOf, type Inputs, type Quantities } from './inputs.ts'

/** With fewer in a group a root cannot be searched around. */
const smallestSearched = 2.5

/** In brackets: both tests by the estimated standard deviation, as Owen's Q; or one by the noncentral t. */
const conditional = (isEquivalence: boolean) =>
  isEquivalence
    ? [
        '  given <- function(left) {',
        '    upper <- left * (difference + margin) / error',
        '    lower <- left * (difference - margin) / error',
        '    both <- function(s) pnorm(-t * s, lower) - pnorm(t * s, upper)',
        '    integrate(function(s) density(s) * both(s), low, min(high, (upper - lower) / (2 * t)), rel.tol = 1e-9)$value',
        '  }',
      ]
    : [
        '  above <- function(s, left) pnorm(t * s, left * distance / error, lower.tail = FALSE)',
        '  given <- function(left) integrate(function(s) density(s) * above(s, left), low, high, rel.tol = 1e-9)$value',
      ]

function powerInR(inputs: Inputs): string[] {
  const isEquivalence = inputs.goal === 'equivalence'
  return [
    '# Analysis of covariance: the power by the chance difference of the baseline means,',
    '# and its mean over that (Shieh 2020). s is the estimated standard deviation over the true one.',
    `power <- function(n1, n2, ${isEquivalence ? 'difference, margin' : 'distance'}, sd) {`,
    '  df <- n1 + n2 - 3',
    `  t <- qt(${tailLevel(inputs)}, df, lower.tail = FALSE)`,
    `  error <- sd * sqrt((1 - ${inputs.correlation}^2) * (1 / n1 + 1 / n2))`,
    '  density <- function(s) 2 * df * s * dchisq(df * s^2, df)',
    '  low <- sqrt(qchisq(1e-13, df) / df)',
    '  high <- sqrt(qchisq(1e-13, df, lower.tail = FALSE) / df)',
    ...conditional(isEquivalence),
    '  weighted <- function(x) dt(x, df + 1) * sapply(1 / sqrt(1 + x^2 / (df + 1)), given)',
    '  2 * integrate(weighted, 0, Inf, rel.tol = 1e-8)$value',
    '}',
  ]
}

/** A call with an unknown in place of one of the numbers. */
function callOf(inputs: Inputs, sizes: readonly [string | number, string | number], sought: string): string {
  const { find, goal, difference, margin, sd } = inputs
  const of = (name: string, value: number) => (find === name && sought ? sought : withoutNoise(value))
  const isDistance = sought !== '' && (find === 'difference' || find === 'margin')
  const effect =
    goal === 'equivalence'
      ? [of('difference', difference), of('margin', margin)]
      : [isDistance ? sought : withoutNoise(distanceOf(inputs))]
  return `power(${[...sizes, ...effect, of('sd', sd)].join(', ')})`
}

/** The size, the power, or what was found, with the baseline value as a covariate. */
export function adjustedCode(inputs: Inputs, values: Quantities, found: number | undefined): RCode {
  const { exact } = values
  const sizes =
    'first' in values ? ([values.first, values.second] as const) : ([Number.NaN, Number.NaN] as const)
  const scriptOf = (line: string) => [...powerInR(inputs), line].join('\n')
  const root = (call: string, name: string, near: number) =>
    rootNear(`function(${name}) ${call} - ${inputs.power}`, near)
  if (found !== undefined) {
    const isItself = inputs.find === 'sd' || inputs.goal === 'equivalence'
    const searched = root(callOf(inputs, sizes, 'x'), 'x', isItself ? found : distanceOf(inputs))
    return { script: scriptOf(isItself ? searched : fromDistance(inputs, searched)), prints: found }
  }
  const { allocation } = inputs
  if (exact === undefined || Math.min(exact, exact / allocation) < smallestSearched)
    return { script: scriptOf(callOf(inputs, sizes, '')), prints: values.power }
  const second = allocation === 1 ? 'n' : `n / ${allocation}`
  return { script: scriptOf(root(callOf(inputs, ['n', second], ''), 'n', exact)), prints: exact }
}
