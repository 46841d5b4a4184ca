import { call, type RCode, rootNear, toleranceFor } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import { distanceOf, type Inputs, type Quantities } from './inputs.ts'

export const types = { two: 'two.sample', paired: 'paired', one: 'one.sample' } as const

/** R's `pt` takes the noncentral t as normal from here on: with few participants it is off. */
export const mostNoncentral = 37.62

/** The difference, margin or standard deviation, from the distance that has to be shown. */
export function fromDistance({ find, goal, better, difference, margin }: Inputs, distance: string): string {
  if (find !== 'difference' && find !== 'margin') return distance
  if (goal === 'superiority') return distance
  const isHigher = better === 'higher'
  if (find === 'difference') return isHigher ? `${distance} - ${margin}` : `${margin} - ${distance}`
  return difference === 0
    ? distance
    : `${distance} ${isHigher === difference > 0 ? '-' : '+'} ${Math.abs(difference)}`
}

/** Unequal groups: `pwr` has no tolerance of its own. */
function unequal(inputs: Inputs, first: number, second: number): string {
  const effect = distanceOf(inputs) / inputs.sd
  const power = call('pwr::pwr.t2n.test', [
    `n1 = ${first}`,
    `n2 = ${second}`,
    'd = d',
    `sig.level = ${tailLevel(inputs)}`,
    'alternative = "greater"',
  ])
  const root = rootNear(`function(d) ${power}$power - ${inputs.power}`, effect)
  return fromEffect(inputs, root)
}

/** The answer from the distance in standard deviations. */
function fromEffect(inputs: Inputs, effect: string): string {
  return inputs.find === 'sd'
    ? `${withoutNoise(distanceOf(inputs))} / ${effect}`
    : fromDistance(inputs, `${inputs.sd} * ${effect}`)
}

/** Where `pt` is not exact: the power is an integral over the standard deviation. */
function integral(inputs: Inputs, { first, second }: { first: number; second: number }): string {
  const [rate, df] =
    second === 0 ? [`${first}`, first - 1] : [`${first} * ${second} / ${first + second}`, first + second - 2]
  const effect = distanceOf(inputs) / inputs.sd
  return [
    `# pt() is approximate for a noncentrality above ${mostNoncentral}.`,
    `df <- ${df}`,
    `t <- qt(${tailLevel(inputs)}, df, lower.tail = FALSE)`,
    'density <- function(s) 2 * s * dchisq(s^2, df)',
    'power <- function(d) integrate(',
    `  function(s) density(s) * pnorm(t * s / sqrt(df), d * sqrt(${rate}), lower.tail = FALSE),`,
    '  0, Inf, rel.tol = 1e-10',
    ')$value',
    `d <- ${rootNear(`function(d) power(d) - ${inputs.power}`, effect)}`,
    fromEffect(inputs, 'd'),
  ].join('\n')
}

/** Two one-sided tests. */
function tost(inputs: Inputs, values: Quantities, found: number): string {
  const { find, comparison, difference, margin, sd, power } = inputs
  const isTwo = comparison === 'two'
  const [assumed, limit, deviation] = [
    find === 'difference' ? 'x' : difference,
    find === 'margin' ? 'x' : margin,
    find === 'sd' ? 'x' : sd,
  ]
  const test = call('PowerTOST::power.TOST', [
    `alpha = ${tailLevel(inputs)}`,
    'logscale = FALSE',
    `theta0 = ${assumed}`,
    `theta1 = -${limit}`,
    `theta2 = ${limit}`,
    `CV = ${isTwo ? deviation : `${deviation} / sqrt(2)`}`,
    `design = "${isTwo ? 'parallel' : 'paired'}"`,
    `n = ${'size' in values ? values.size : `c(${values.first}, ${values.second})`}`,
  ])
  return rootNear(`function(x) ${test} - ${power}`, found)
}

function tTest(inputs: Inputs, first: number): string {
  const { find, comparison, goal, sides, alpha, sd, power } = inputs
  const isTwoSided = goal === 'superiority' && sides === '2'
  const isSd = find === 'sd'
  const test = call('power.t.test', [
    `n = ${first}`,
    `delta = ${isSd ? withoutNoise(distanceOf(inputs)) : 'NULL'}`,
    `sd = ${isSd ? 'NULL' : sd}`,
    `power = ${power}`,
    `sig.level = ${isTwoSided ? alpha : tailLevel(inputs)}`,
    `type = "${types[comparison]}"`,
    `alternative = "${isTwoSided ? 'two.sided' : 'one.sided'}"`,
    toleranceFor(isSd ? sd : distanceOf(inputs)),
  ])
  return isSd ? `${test}$sd` : fromDistance(inputs, `${test}$delta`)
}

/** The difference, margin or standard deviation that was found. */
export function foundCode(inputs: Inputs, values: Quantities, found: number): RCode {
  const sizes = 'size' in values ? { first: values.size, second: 0 } : values
  const { first, second } = sizes
  const rate = second === 0 ? first : (first * second) / (first + second)
  const isFar = (distanceOf(inputs) / inputs.sd) * Math.sqrt(rate) > mostNoncentral - 1
  if (inputs.goal === 'equivalence') return { script: tost(inputs, values, found), prints: found }
  if (isFar) return { script: integral(inputs, sizes), prints: found }
  const isEqual = second === 0 || first === second
  return { script: isEqual ? tTest(inputs, first) : unequal(inputs, first, second), prints: found }
}
