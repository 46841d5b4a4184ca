import { courseSentences, months } from '../../frame/course-text.ts'
import { amountText, countText, meanText, percentText, significantText, trimmed } from '../../frame/format.ts'
import { roundUp } from '../../frame/planning.ts'
import type { Sentence } from '../../frame/result.ts'
import { allocated, calculatedBy, computed, losses, testFacts } from '../../frame/sentences.ts'
import { courseOf } from '../../frame/survival-course.ts'
import { armsIn } from './arms-of-plan.ts'
import type { AllCodes } from './codes.ts'
import { analyzed, assumed, basis, covariate, foundEffect, hypothesis } from './endpoint-text.ts'
import { hasEffect, isOfEvents } from './endpoints/by-unit.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { timesOf } from './plan.ts'
import { type LookRow, lookRows } from './sizes.ts'
import { solvedOf } from './solved.ts'
import { boundFacts, boundKeys } from './stopping-text.ts'

export { formula } from './stopping-text.ts'

/** Undefined where no effect was found. */
export const shareText = (effect: number | undefined) =>
  effect === undefined ? undefined : percentText(Number(effect.toFixed(3)))

/** A found follow-up has one decimal. */
export const followUpText = ({ find, followUp }: Inputs) =>
  trimmed(followUp, find === 'followUp' ? 1 : undefined)

/** What is counted. */
export function unitOf({ unit, comparison }: Inputs) {
  if (isOfEvents({ unit })) return 'events'
  return unit === 'means' && comparison === 'paired' ? 'pairs' : 'participants'
}

/** The sentence that says what the maximum size gives. */
function maximumKey(inputs: Inputs) {
  const { find, goal } = inputs
  const of = hasEffect(inputs) ? 'endpoint' : 'plain'
  if (find !== 'effect') return find === 'power' ? (`${of}.power` as const) : (`${of}.size` as const)
  if (of === 'plain') return 'plain.effect'
  return goal === 'superiority' ? 'endpoint.detect' : 'endpoint.conclude'
}

function courseOfPlan(inputs: Inputs, values: Quantities) {
  const { total, ratio } = armsIn(values)
  return courseSentences(inputs, courseOf(inputs, total), ratio)
}

/** A count with its unit. */
export const counted = (inputs: Inputs, count: string) =>
  ({ part: `count.${unitOf(inputs)}`, facts: { count } }) as const

/** The rules of stopping. */
function ruleFacts({ boundary, gamma, shape, futility, futilityGamma, harm, harmGamma, harmLevel }: Inputs) {
  const of = { gamma: amountText(gamma), shape: amountText(shape) }
  const ofFutility = { futilityGamma: amountText(futilityGamma) }
  const ofHarm = { harmGamma: amountText(harmGamma) }
  return {
    boundary: boundary === 'none' ? undefined : ({ part: `rule.${boundary}`, facts: of } as const),
    futility:
      futility === 'none' ? undefined : ({ part: `futility.${futility}`, facts: ofFutility } as const),
    harm:
      harm === 'byTest' || harm === 'none' ? undefined : ({ part: `harm.${harm}`, facts: ofHarm } as const),
    harmLevel: amountText(harmLevel),
  }
}

/** The looks in their order; a plan that is not of survival has them at no month. */
function lookFacts(inputs: Inputs, rows: readonly LookRow[]) {
  const months = rows.flatMap(({ month }) => (month === null ? [] : [trimmed(month, 1)]))
  const ratios = rows.flatMap(({ averageHr }) => (averageHr === null ? [] : [significantText(averageHr)]))
  return {
    looks: inputs.looks,
    times: { list: 'and', of: timesOf(inputs).map((time) => `${trimmed(time * 100, 1)}%`) },
    sizes: { list: 'and', of: rows.map(({ size }) => countText(size)) },
    months: { list: 'and', of: months },
    ratios: { list: 'and', of: ratios },
    provided: { part: inputs.delay > 0 ? 'ifDelayed' : 'ifProportional' },
    ...boundFacts(inputs, rows),
  } as const
}

function sizeFacts(inputs: Inputs, values: Quantities) {
  const { exactFixed, maximum, inflation, expectedNull, expectedAlternative } = values
  return {
    information: { part: `information.${unitOf(inputs)}` },
    unit: { part: unitOf(inputs) },
    fixed: exactFixed === undefined ? undefined : counted(inputs, countText(roundUp(exactFixed))),
    maximum: counted(inputs, countText(maximum)),
    inflation: inflation.toFixed(3),
    expectedNull: meanText(expectedNull),
    expectedAlternative: meanText(expectedAlternative),
    total: countText(values.total),
    control: countText(values.control),
    treated: countText(values.treated),
    effect: shareText(values.effect),
  } as const
}

/** Whom the trial enrolls for those who drop out. Losses from a survival trial are part of its course. */
function lossesOf(inputs: Inputs, values: Quantities) {
  if (isOfEvents(inputs)) return []
  const { enrolledTreated, enrolledControl, enrolledTotal, enrolledSize } = values
  const enrolled = { enrolledFirst: enrolledTreated, enrolledSecond: enrolledControl }
  return [losses(inputs.dropout, { ...enrolled, enrolledTotal, enrolledSize })]
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<AllCodes>[],
): Sentence<AllCodes>[] {
  const { find, unit, boundary, allocation } = inputs
  const facts = {
    ...testFacts(inputs, values),
    ...lookFacts(inputs, lookRows(inputs, values, solvedOf(inputs))),
    ...ruleFacts(inputs),
    ...sizeFacts(inputs, values),
    ...(hasEffect(inputs) ? { assumed: assumed(inputs), basis: basis(inputs) } : {}),
    goal: { part: inputs.goal },
  } as const
  const stated = maximumKey(inputs)
  const hasSingle = stated === 'endpoint.power' && values.exactFixed !== undefined
  const isSurvival = unit === 'survival'
  const hasArms = values.control !== undefined
  return [
    ...hypothesis(inputs, values),
    ...boundKeys(inputs).map((key) => ({ key, facts })),
    { key: stated, facts },
    ...(hasSingle ? [{ key: 'singleSize', facts } as const] : []),
    ...covariate(inputs, values),
    ...foundEffect(inputs, values),
    ...computed(months(inputs.followUp, 2), find === 'followUp' ? 'shortestFollowUp' : undefined),
    ...sensitivity,
    ...(hasArms && !isSurvival ? [{ key: 'arms', facts } as const] : []),
    ...(hasArms ? [allocated(isSurvival ? 'arms' : 'groups', allocation)] : []),
    { key: 'expected', facts },
    ...(isSurvival ? ([{ key: 'schedule', facts }, ...courseOfPlan(inputs, values)] as const) : []),
    ...(inputs.delay > 0 ? [{ key: 'delayed', facts } as const] : []),
    ...lossesOf(inputs, values),
    analyzed(inputs),
    { key: boundary === 'wangTsiatis' ? 'constant' : 'spending', facts },
    calculatedBy('integration'),
  ]
}
