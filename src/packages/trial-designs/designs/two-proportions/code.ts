import { type Code, call, type RCode, rootNear } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { procPower } from '../../frame/proc-power.ts'
import { type Inputs, isCorrected, nullDifferences, type Quantities } from './inputs.ts'

/** `x` in R where it is what was found. */
const firstIn = ({ find, p1 }: Inputs) => (find === 'p1' ? 'x' : `${p1}`)
const nullsIn = (inputs: Inputs) =>
  nullDifferences(inputs).map((null0) => (inputs.find === 'margin' ? `${null0 < 0 ? '-' : ''}x` : `${null0}`))

/**
 * Where a power that depends on `x` reaches its target.
 * @param most the widest step to either side: beyond the other group the power of equivalence falls again
 */
function root(power: string, found: number, target: number, most: number): string {
  const width = Math.min(0.1 * Math.min(found, 1 - found), most)
  const [from, to] = [found - width, found + width].map((x) => Number(x.toFixed(6)))
  return `${call('uniroot', [`function(x) ${power} - ${target}`, `c(${from}, ${to})`, 'tol = 1e-12'])}$root`
}

/** R has pooled groups of one size; rpact counts on the planned side only, as here. */
function propTest(inputs: Inputs, values: Quantities): RCode {
  const { find, p1, p2, sides, alpha, power } = inputs
  const isFound = find === 'p1'
  const isSize = values.exact !== undefined && values.exact > 1
  const asked = isSize ? [`power = ${power}`] : [`n = ${values.first}`]
  // R searches p1 below p2, and p2 above p1.
  const control = p1 > p2 ? [`p1 = ${p2}`, 'p2 = NULL'] : ['p1 = NULL', `p2 = ${p2}`]
  const test = call('power.prop.test', [
    ...asked,
    ...(isFound ? [...control, `power = ${power}`] : [`p1 = ${p1}`, `p2 = ${p2}`]),
    `sig.level = ${alpha}`,
    `alternative = "${sides === '2' ? 'two.sided' : 'one.sided'}"`,
    `tol = ${isFound ? '1e-12' : '1e-10'}`,
  ])
  if (isFound) return { script: `${test}$${p1 > p2 ? 'p2' : 'p1'}`, prints: p1 }
  return isSize
    ? { script: `${test}$n`, prints: values.exact }
    : { script: `${test}$power`, prints: values.power }
}

const oneLook = (inputs: Inputs, more: readonly string[]) =>
  call('rpact::getDesignGroupSequential', ['kMax = 1', 'sided = 1', `alpha = ${tailLevel(inputs)}`, ...more])

function rpactSize(inputs: Inputs, [null0]: readonly number[], { exact: first }: Quantities): RCode {
  const { p1, p2, power, allocation } = inputs
  const test = call('rpact::getSampleSizeRates', [
    oneLook(inputs, [`beta = ${Number((1 - power).toPrecision(10))}`]),
    `thetaH0 = ${null0}`,
    `pi1 = ${p1}`,
    `pi2 = ${p2}`,
    `allocationRatioPlanned = ${allocation}`,
  ])
  return { script: `${test}$nFixed1`, prints: first }
}

/** A power, or with `find` the value of `x` at which it is reached. */
function solved(inputs: Inputs, values: Quantities, power: string): RCode {
  const { find, p1, p2, margin } = inputs
  if (find !== 'p1' && find !== 'margin') return { script: power, prints: values.power }
  const [found, most] = find === 'p1' ? [p1, Math.abs(p1 - p2)] : [margin, 1]
  return { script: root(power, found, inputs.power, most), prints: found }
}

/** For equivalence the failures of both tests are added. */
function rpactPower(inputs: Inputs, nulls: readonly number[], values: Quantities): RCode {
  const { p1, p2 } = inputs
  const { first, second } = values
  const written = nullsIn(inputs)
  const powers = nulls.map((null0, at) => {
    const test = call('rpact::getPowerRates', [
      oneLook(inputs, []),
      `thetaH0 = ${written[at]}`,
      `pi1 = ${firstIn(inputs)}`,
      `pi2 = ${p2}`,
      `directionUpper = ${p1 - p2 > null0 ? 'TRUE' : 'FALSE'}`,
      `maxNumberOfSubjects = ${first + second}`,
      `allocationRatioPlanned = ${first} / ${second}`,
    ])
    return `${test}$overallReject`
  })
  const power = powers.length === 1 ? powers.join() : `max(0, ${powers.join(' +\n  ')} - 1)`
  return solved(inputs, values, power)
}

/** No function of R is known for an unpooled variance or the correction. */
function written(inputs: Inputs, values: Quantities): RCode {
  const { find, p2, goal } = inputs
  const isPooled = inputs.variance === 'null'
  const variance = isPooled ? 'p * (1 - p) * (1 + 1 / r)' : 'v'
  const correction = isCorrected(inputs) ? ' - (1 / n1 + 1 / n2) / 2' : ''
  // At least one participant in a group is ours.
  const { exact = 0, first, second } = values
  const isSize = exact > Math.max(1, inputs.allocation)
  const lines = [
    `p1 <- ${firstIn(inputs)}`,
    `p2 <- ${p2}`,
    ...(isSize ? [] : [`n1 <- ${first}`]),
    `n2 <- ${isSize ? `n1 / ${inputs.allocation}` : second}`,
    'r <- n2 / n1',
    `z <- qnorm(${tailLevel(inputs)}, lower.tail = FALSE)`,
    ...(isPooled ? ['p <- (p1 + r * p2) / (1 + r)'] : []),
    'v <- p1 * (1 - p1) + p2 * (1 - p2) / r',
    `distance <- abs(p1 - p2 - c(${nullsIn(inputs).join(', ')}))${correction}`,
    `power <- pnorm((distance * sqrt(n1) - z * sqrt(${variance})) / sqrt(v))`,
    goal === 'equivalence' ? 'max(0, sum(power) - 1)' : 'power',
  ]
  const powerOf = (name: string) => `power <- function(${name}) {\n  ${lines.join('\n  ')}\n}`
  if (isSize) {
    const size = rootNear(`function(n1) power(n1) - ${inputs.power}`, exact)
    return { script: `${powerOf('n1')}\n${size}`, prints: exact }
  }
  if (find === 'size' || find === 'power') return { script: lines.join('\n'), prints: values.power }
  const { script, prints } = solved(inputs, values, 'power(x)')
  return { script: `${powerOf('x')}\n${script}`, prints }
}

function rOf(inputs: Inputs, values: Quantities): RCode {
  const nulls = nullDifferences(inputs)
  if (inputs.variance === 'unpooled' || isCorrected(inputs)) return written(inputs, values)
  if (inputs.goal === 'superiority' && inputs.allocation === 1) return propTest(inputs, values)
  // At least one participant in a group is ours; rpact goes on below.
  const { exact } = values
  const isSize = nulls.length === 1 && exact !== undefined && exact > Math.max(1, inputs.allocation)
  return isSize ? rpactSize(inputs, nulls, values) : rpactPower(inputs, nulls, values)
}

const comment = 'Group 2 of SAS is the new treatment.'
/** SAS counts rejections on both sides of a two-sided test. */
const halfLevel = 'One side at half the level, for rejections on the planned side only.'

/** SAS has no unpooled variance, no correction, and no equivalence of proportions. */
function sasOf(inputs: Inputs, { first, second }: Quantities): string | undefined {
  const { goal, variance, p1, p2, power, allocation, n } = inputs
  if (goal === 'equivalence' || variance === 'unpooled' || isCorrected(inputs)) return undefined
  const [null0] = nullDifferences(inputs)
  const isHalf = goal === 'superiority' && inputs.sides === '2'
  const isSize = n === null && allocation === 1
  return procPower(
    `twosamplefreq test=${goal === 'superiority' ? 'pchi' : 'fm'}`,
    {
      sides: p1 - p2 > null0 ? 'u' : 'l',
      alpha: tailLevel(inputs),
      ...(null0 === 0 ? {} : { nullproportiondiff: null0 }),
      groupproportions: `(${p2} ${p1})`,
      ...(isSize ? { npergroup: '.', power } : { groupns: `(${second} ${first})`, power: '.' }),
    },
    isHalf ? `${comment} ${halfLevel}` : comment,
  )
}

export const code = (inputs: Inputs, values: Quantities): Code => ({
  r: rOf(inputs, values),
  sas: sasOf(inputs, values),
})
