import { type Code, call, type RCode } from '../../frame/code.ts'
import {
  amountText,
  countText,
  levelText,
  percentText,
  probabilityText,
  trimmed,
  wholeText,
} from '../../frame/format.ts'
import type { Note, Sentence } from '../../frame/result.ts'
import { analysisSet, calculatedBy, computed, countUpTo, losses, testFacts } from '../../frame/sentences.ts'
import { chancesAt, type Stages } from './chances.ts'
import type { Codes } from './codes.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { rounding } from './question.ts'
import { givenStages } from './solve.ts'

/** A found rate has two decimals of a per cent. */
const rateText = ({ find, p1 }: Inputs) => percentText(find === 'p1' ? Number(p1.toFixed(4)) : p1)

export const doubts = () => [{ row: 'p1', side: 'less', part: 'lowerRate' }] as const

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { r1, n1, r, size: n } = values
  const { stop } = chancesAt({ r1, n1, r, n }, inputs.p1)
  const facts = {
    ...testFacts({ ...inputs, sides: '1' }, values),
    criterion: { part: inputs.criterion },
    p0: percentText(inputs.p0),
    p1: rateText(inputs),
    n1: countText(n1),
    upTo: countUpTo(r1),
    n: countText(n),
    rest: countText(n - n1),
    needed: countText(r + 1),
    reached: levelText(values.level),
    earlyStop: probabilityText(values.earlyStop),
    expectedSize: wholeText(values.expectedSize),
    earlyStopAtP1: probabilityText(stop),
    expectedAtP1: wholeText(n1 + (1 - stop) * (n - n1)),
  } as const
  return [
    { key: inputs.find === 'size' ? 'hypothesis' : `hypothesis.${inputs.find}`, facts },
    { key: 'stages', facts },
    { key: 'properties', facts },
    ...computed(facts.p1, inputs.find === 'p1' ? 'lowestRate' : undefined),
    ...sensitivity,
    losses(inputs.dropout, values),
    analysisSet('allTreated', { takesCovariates: false }),
    calculatedBy(inputs.find === 'size' ? 'simon' : 'binomial'),
  ]
}

/** The chances of a given design, by clinfun. */
function givenInR({ find, p0, p1, power }: Inputs, { r1, n1, r, n }: Stages, values: Quantities): RCode {
  const chancesAt = (rate: number | string) =>
    call('clinfun::oc.twostage.bdry', [
      ...[`pu = ${p0}`, `pa = ${rate}`],
      ...[`r1 = ${r1}`, `n1 = ${n1}`, `r = ${r}`, `n = ${n}`],
    ])
  if (find !== 'p1') return { script: `${chancesAt(p1)}[[2]]`, prints: values.power }
  const search = call('uniroot', ['missing', `c(${p0}, 0.999)`, 'tol = 1e-12'])
  const lines = [`missing <- function(rate) ${chancesAt('rate')}[[2]] - ${power}`, `${search}$root`]
  return { script: lines.join('\n'), prints: p1 }
}

/** clinfun has r1 = -1 where a rounding error makes no early stop look like one. */
export function code(inputs: Inputs, values: Quantities): Code {
  const stages = givenStages(inputs)
  if (stages) return { r: givenInR(inputs, stages, values) }
  const { p0, p1, alpha, power, criterion } = inputs
  const { size } = values
  const designs = call('clinfun::ph2simon', [
    `pu = ${p0}`,
    `pa = ${p1}`,
    `ep1 = ${alpha}`,
    `ep2 = ${trimmed(1 - power, 10)}`,
    `nmax = ${Math.max(100, size + 20)}`,
  ])
  const lines = [
    `designs <- ${designs}`,
    'found <- designs$out[designs$out[, "r1"] >= 0, ]',
    criterion === 'optimal' ? 'found[which.min(found[, "EN(p0)"]), ][["n"]]' : 'found[1, ][["n"]]',
  ]
  return { r: { script: lines.join('\n'), prints: size } }
}

/** A first stage of more than this share of the participants leaves little to save. */
const lateShare = 0.9

type Notes = (Note<Codes> | false)[]

/** Of a searched design, beside the single stage that does as much. */
function savings({ criterion }: Inputs, { size, expectedSize }: Quantities, single: number): Notes {
  const facts = { n: countText(size), single: countText(single), expectedSize: expectedSize.toFixed(2) }
  return [
    criterion === 'minimax' && size > single && { level: 'info', key: 'larger', facts },
    expectedSize >= single && { level: 'caution', key: 'noSaving', facts },
  ]
}

export function notes(inputs: Inputs, values: Quantities): Note<Codes>[] {
  const { r1, n1, r, size, level, singleStage } = values
  const isGiven = singleStage === undefined
  const facts = {
    count: countText(r1 + 1),
    n1: countText(n1),
    n: countText(size),
    single: countText(singleStage ?? n1),
    rate: rateText(inputs),
    target: percentText(inputs.power),
    level: levelText(level),
    alpha: amountText(inputs.alpha),
  }
  const isIdle = r === r1
  const found: Notes = [
    inputs.find === 'p1' && { level: 'info', key: 'found', facts },
    isGiven && level > inputs.alpha * (1 + rounding) && { level: 'caution', key: 'aboveAlpha', facts },
    isIdle && { level: 'caution', key: 'idle', facts },
    ...(isIdle || isGiven ? [] : savings(inputs, values, singleStage)),
    !isIdle && n1 > lateShare * size && { level: 'info', key: 'late', facts },
  ]
  return found.filter((note) => note !== false)
}

export const formula = (): Codes['formulas'][] => ['chance', 'binomial', 'errors', 'expected']
