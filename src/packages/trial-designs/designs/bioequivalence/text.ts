import { type Code, call } from '../../frame/code.ts'
import { countText, percentText, ratioText, significantText } from '../../frame/format.ts'
import { procPower } from '../../frame/proc-power.ts'
import type { Sentence } from '../../frame/result.ts'
import {
  allocated,
  analysisSet,
  calculatedBy,
  computed,
  losses,
  targetPower,
  testFacts,
} from '../../frame/sentences.ts'
import type { Codes } from './codes.ts'
import { type Inputs, type Quantities, smallestTotal } from './inputs.ts'

const sourced = (value: string) => ({ part: 'sourced', facts: { value } }) as const

/** At both the power is the target. */
const either = (low: number, high: number | undefined) =>
  ({ part: 'either', facts: { low: low.toFixed(4), high: high?.toFixed(4) } }) as const

/** The variability; where it was found, the ratio, further from 1. */
export function doubts({ gmr, lower, upper }: Inputs) {
  return [
    { row: 'cv', side: 'more', part: 'largerCv' },
    { row: 'gmr', side: gmr * gmr < lower * upper ? 'less' : 'more', part: 'furtherRatio' },
  ] as const
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, layout, lower, upper, gmr, cv, dropout } = inputs
  const [first, second] =
    'first' in values ? [values.first, values.second] : [values.firstSequence, values.secondSequence]
  const facts = {
    ...testFacts({ ...inputs, sides: '1' }, values),
    limits: `${ratioText(lower * 100)}–${ratioText(upper * 100)}%`,
    total: countText(values.total),
    first: countText(first),
    second: countText(second),
    byPower: countText(values.byPower),
    least: { part: layout === 'parallel' ? 'least.parallel' : 'least' },
    gmr: find === 'gmr' ? either(gmr, values.highest) : sourced(ratioText(gmr)),
    cv: find === 'cv' ? `${significantText(cv * 100)}%` : sourced(percentText(cv)),
  } as const
  return [
    { key: 'hypothesis', facts },
    ...targetPower(inputs),
    { key: layout, facts },
    ...computed(gmr.toFixed(4), find === 'gmr' ? 'lowestGmr' : undefined),
    ...computed(`${significantText(cv * 100)}%`, find === 'cv' ? 'largestCv' : undefined),
    ...sensitivity,
    allocated(layout === 'parallel' ? 'products' : 'sequences', 1),
    ...(values.byPower === undefined ? [] : [{ key: 'floor', facts } as const]),
    ...(layout === 'parallel' ? [] : [{ key: 'analysis', facts } as const]),
    losses(dropout, values),
    analysisSet('evaluable'),
    calculatedBy('owen'),
  ]
}

/** Where the power is what is wanted. */
const rootInR = (name: string, reached: string, power: number, range: string) =>
  [
    `power <- function(${name}) ${reached}`,
    `${call('uniroot', [`function(${name}) power(${name}) - ${power}`, range, 'tol = 1e-10'])}$root`,
  ].join('\n')

function script({ find, layout, alpha, power, cv, gmr, lower, upper, n, ...inputs }: Inputs): string {
  const shared = [
    `theta0 = ${find === 'gmr' ? 'ratio' : gmr}`,
    `theta1 = ${lower}`,
    `theta2 = ${upper}`,
    `CV = ${find === 'cv' ? 'cv' : cv}`,
    `design = "${layout}"`,
  ]
  if (n !== null) {
    const reached = call('PowerTOST::power.TOST', [`alpha = ${alpha}`, `n = ${n}`, ...shared])
    if (find === 'gmr') return rootInR('ratio', reached, power, `c(${lower}, sqrt(${lower} * ${upper}))`)
    return find === 'cv' ? rootInR('cv', reached, power, `c(${cv / 2}, ${cv * 2})`) : reached
  }
  const asked = [`alpha = ${alpha}`, `targetpower = ${power}`, ...shared, 'print = FALSE']
  const found = `planned <- ${call('PowerTOST::sampleN.TOST', asked)}`
  return `${found}\nmax(${smallestTotal({ layout, ...inputs })}, planned[["Sample size"]])`
}

const digits = (value: number) => Number(value.toPrecision(12))

/** SAS checks the power of our sizes. It has no crossover of four periods. */
function sas({ layout, alpha, cv, gmr, lower, upper }: Inputs, values: Quantities): string | undefined {
  const found = { power: '.' }
  if ('first' in values) {
    const groupns = `(${values.first} ${values.second})`
    const options = { alpha, lower, upper, meanratio: gmr, cv, groupns, ...found }
    return procPower('twosamplemeans test=equiv_ratio dist=lognormal', options, 'the power with these groups')
  }
  if (layout !== '2x2') return undefined
  const options = {
    alpha,
    lower: digits(Math.log(lower)),
    upper: digits(Math.log(upper)),
    meandiff: digits(Math.log(gmr)),
    stddev: digits(Math.sqrt(Math.log1p(cv * cv) / 2)),
    groupns: `(${values.firstSequence} ${values.secondSequence})`,
    ...found,
  }
  const comment = 'half the difference of the periods, on the logarithmic scale, between the two sequences'
  return procPower('twosamplemeans test=equiv_diff', options, comment)
}

export function code(inputs: Inputs, values: Quantities): Code {
  const { size, ...others } = { ...values, size: values.total }
  const prints = inputs.find === 'size' ? size : others[inputs.find]
  return { r: { script: script(inputs), prints }, sas: sas(inputs, values) }
}

const errors = { '2x2': 'twoPeriods', '2x2x4': 'fourPeriods', parallel: 'parallel' } as const

export function formula({ layout }: Inputs): Codes['formulas'][] {
  return ['owen', 'limits', 'range', errors[layout], 'deviation']
}
