import { type Code, call } from '../../frame/code.ts'
import { maxExact } from '../../frame/exact-binomial.ts'
import { countText, levelText, percentText, significantText, trimmed } from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import { procPower } from '../../frame/proc-power.ts'
import type { Sentence } from '../../frame/result.ts'
import {
  analysisSet,
  calculatedBy,
  computed,
  countUpTo,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '../../frame/sentences.ts'
import type { Codes } from './codes.ts'
import { sideOf } from './exact-test.ts'
import type { ExactQuantities, Inputs, Quantities } from './inputs.ts'
import { highestPower } from './z-test.ts'

export const doubts = () => [{ row: 'effect', side: 'less', part: 'smaller' }] as const

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, test, sides, p0, p1, dropout } = inputs
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, p1 > p0),
    size: countText(values.size),
    p0: percentText(p0),
    p1: find === 'p1' ? `${significantText(p1 * 100)}%` : percentText(p1),
  }
  return [
    { key: test === 'exact' && sides === '2' ? 'exact.equalTails' : test, facts },
    ...targetPower(inputs),
    { key: find === 'p1' ? 'detect.found' : 'detect', facts },
    ...('level' in values ? [decisionRule(values, facts.sides)] : []),
    ...computed(facts.p1, find === 'p1' ? (p1 > p0 ? 'lowest' : 'highest') : undefined),
    ...sensitivity,
    losses(dropout, values),
    analysisSet('allTreated', { takesCovariates: false }),
    calculatedBy(test === 'exact' ? 'binomial' : 'normal'),
  ]
}

function decisionRule(
  { atLeast, atMost, level }: ExactQuantities,
  sides: ReturnType<typeof testFacts>['sides'],
): Sentence<Codes> {
  const facts = {
    sides,
    count: countText(atLeast),
    upTo: atMost === undefined ? undefined : countUpTo(atMost),
    level: levelText(level),
  } as const
  if (atLeast !== undefined) return { key: atMost === undefined ? 'atLeast' : 'outside', facts }
  return { key: atMost === undefined ? 'never' : 'atMost', facts }
}

function exactScript({ find, p0, p1, power, n, ...inputs }: Inputs): string {
  const isUpper = p1 > p0
  const [under, assumed] = isUpper ? [p0, p1] : [trimmed(1 - p0, 12), trimmed(1 - p1, 12)]
  const lines = [
    `n <- ${n ?? `1:${maxExact}`}`,
    `critical <- ${call('qbinom', [`${tailLevel(inputs)}`, 'n', `${under}`, 'lower.tail = FALSE'])} + 1`,
  ]
  const nearest = call('qbeta', [`${power}`, 'critical', 'n - critical + 1'])
  const comment = '# P(X >= critical) by the proportion is the distribution function of a beta distribution.'
  if (find === 'p1') return [...lines, comment, isUpper ? nearest : `1 - ${nearest}`].join('\n')
  return [
    ...lines,
    `power <- ${call('pbinom', ['critical - 1', 'n', `${assumed}`, 'lower.tail = FALSE'])}`,
    n === null ? `min(n[power >= ${power}])` : 'power',
  ].join('\n')
}

function normalScript(inputs: Inputs): string {
  const { find, p0, p1, power, n } = inputs
  const level = `alpha = ${tailLevel(inputs)}`
  const shared = ['groups = 1', `thetaH0 = ${p0}`]
  if (n === null) {
    const asked = [...shared, `pi1 = ${p1}`, level, `beta = ${trimmed(1 - power, 10)}`]
    const design = call('rpact::getSampleSizeRates', asked)
    return `design <- ${design}\nceiling(design$numberOfSubjects[1])`
  }
  const given = [`maxNumberOfSubjects = ${n}`, `directionUpper = ${p1 > p0 ? 'TRUE' : 'FALSE'}`]
  if (find !== 'p1') {
    const design = call('rpact::getPowerRates', [...shared, `pi1 = ${p1}`, level, ...given])
    return `design <- ${design}\ndesign$overallReject`
  }
  const design = call('rpact::getPowerRates', [...shared, 'pi1 = p1', level, ...given])
  const ends = [p0 + (p1 - p0) / 2, highestPower(inputs, sideOf(inputs), n, p1 > p0 ? 0.9999 : 0.0001)]
  const range = ends.sort((one, other) => one - other).map((end) => trimmed(end, 8))
  return [
    `power <- function(p1) ${design}$overallReject`,
    `${call('uniroot', [`function(p1) power(p1) - ${power}`, `c(${range.join(', ')})`, 'tol = 1e-10'])}$root`,
  ].join('\n')
}

/** SAS finds no size for the exact test: it checks the power of ours. */
export function code(inputs: Inputs, { size, power }: Quantities): Code {
  const { find, test, p0, p1 } = inputs
  const script = test === 'exact' ? exactScript(inputs) : normalScript(inputs)
  const statement = `onesamplefreq test=${test === 'exact' ? 'exact' : 'z method=normal'}`
  const options = {
    varest: test === 'normal' ? 'null' : undefined,
    sides: p1 > p0 ? 'u' : 'l',
    alpha: tailLevel(inputs),
    nullproportion: p0,
    proportion: p1,
    ntotal: size,
    power: '.',
  }
  const sas = procPower(statement, options, 'the power with this size, on the side of the assumed proportion')
  return { r: { script, prints: { size, power, p1 }[find] }, sas }
}

export const formula = ({ test }: Inputs): Codes['formulas'][] =>
  test === 'exact' ? ['exact', 'critical', 'binomial'] : ['normal', 'deviations']
