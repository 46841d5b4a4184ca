import { courseSentences, months } from '../../frame/course-text.ts'
import {
  amountText,
  countText,
  percentText,
  significantText,
  trimmed,
  wholeText,
} from '../../frame/format.ts'
import { roundUp } from '../../frame/planning.ts'
import type { Sentence } from '../../frame/result.ts'
import { allocated, calculatedBy, computed, losses, testFacts } from '../../frame/sentences.ts'
import { courseOf } from '../../frame/survival-course.ts'
import type { AllCodes } from './codes.ts'
import { analyzed, assumed, basis, covariate, foundEffect, hypothesis } from './endpoint-text.ts'
import { hasEffect, isOfEvents } from './endpoints/by-unit.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { timesOf } from './plan.ts'
import { lookRows } from './sizes.ts'
import { solvedOf } from './solved.ts'
import { boundFacts, boundKeys } from './stopping-text.ts'

export { formula } from './stopping-text.ts'

export const shareText = (effect = 1) => percentText(Number(effect.toFixed(3)))

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

function courseOfPlan(inputs: Inputs, { total = 1, control = 1, treated = 1 }: Quantities) {
  return courseSentences(inputs, courseOf(inputs, total), treated / control)
}

/** A count with its unit. */
export const counted = (inputs: Inputs, count: string) =>
  ({ part: `count.${unitOf(inputs)}`, facts: { count } }) as const

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<AllCodes>[],
): Sentence<AllCodes>[] {
  const { find, unit, dropout, looks, futility, harm, boundary, allocation } = inputs
  const { enrolledControl, enrolledTreated, enrolledTotal, enrolledSize, exactFixed } = values
  const solved = solvedOf(inputs)
  const rows = lookRows(inputs, values, solved)
  const inner = { gamma: amountText(inputs.gamma), shape: amountText(inputs.shape) }
  const facts = {
    ...testFacts(inputs, values),
    looks,
    times: { list: 'and', of: timesOf(inputs).map((time) => `${trimmed(time * 100, 1)}%`) },
    sizes: { list: 'and', of: rows.map(({ size }) => countText(size)) },
    information: { part: `information.${unitOf(inputs)}` },
    boundary: boundary === 'none' ? undefined : ({ part: `rule.${boundary}`, facts: inner } as const),
    ...boundFacts(inputs, rows),
    futility:
      futility === 'none'
        ? undefined
        : ({
            part: `futility.${futility}`,
            facts: { futilityGamma: amountText(inputs.futilityGamma) },
          } as const),
    harm:
      harm === 'byTest' || harm === 'none'
        ? undefined
        : ({ part: `harm.${harm}`, facts: { harmGamma: amountText(inputs.harmGamma) } } as const),
    harmLevel: amountText(inputs.harmLevel),
    unit: { part: unitOf(inputs) },
    fixed: counted(inputs, countText(roundUp(exactFixed ?? 0))),
    ...(hasEffect(inputs) ? { assumed: assumed(inputs), basis: basis(inputs) } : {}),
    goal: { part: inputs.goal },
    maximum: counted(inputs, countText(values.maximum)),
    inflation: values.inflation.toFixed(3),
    expectedNull: wholeText(values.expectedNull),
    expectedAlternative: wholeText(values.expectedAlternative),
    total: countText(values.total),
    control: countText(values.control),
    treated: countText(values.treated),
    effect: shareText(values.effect),
    months: { list: 'and', of: rows.map(({ month }) => trimmed(month ?? 0, 1)) },
    provided: { part: inputs.delay > 0 ? 'ifDelayed' : 'ifProportional' },
    ratios: { list: 'and', of: rows.map(({ averageHr }) => significantText(averageHr ?? 1)) },
  } as const
  const stated = maximumKey(inputs)
  return [
    ...hypothesis(inputs, values),
    ...boundKeys(inputs).map((key) => ({ key, facts })),
    { key: stated, facts },
    ...(stated === 'endpoint.power' && exactFixed !== undefined
      ? [{ key: 'singleSize', facts } as const]
      : []),
    ...covariate(inputs, values),
    ...foundEffect(inputs, values),
    ...computed(months(inputs.followUp, 2), find === 'followUp' ? 'shortestFollowUp' : undefined),
    ...sensitivity,
    ...(values.control === undefined || unit === 'survival' ? [] : [{ key: 'arms', facts } as const]),
    ...(values.control === undefined ? [] : [allocated(unit === 'survival' ? 'arms' : 'groups', allocation)]),
    { key: 'expected', facts },
    ...(unit === 'survival' ? ([{ key: 'schedule', facts }, ...courseOfPlan(inputs, values)] as const) : []),
    ...(inputs.delay > 0 ? [{ key: 'delayed', facts } as const] : []),
    ...(isOfEvents(inputs)
      ? []
      : [
          losses(dropout, {
            enrolledFirst: enrolledTreated,
            enrolledSecond: enrolledControl,
            ...{ enrolledTotal, enrolledSize },
          }),
        ]),
    analyzed(inputs),
    { key: boundary === 'wangTsiatis' ? 'constant' : 'spending', facts },
    calculatedBy('integration'),
  ]
}
