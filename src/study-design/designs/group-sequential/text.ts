import type { formulas } from '#content/study-design/designs/group-sequential/formulas.ts'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import {
  amountText,
  countText,
  levelText,
  percentText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import { assumed, basis, hypothesis } from './endpoint-text.ts'
import { hasEffect, isOfEvents } from './endpoints/by-unit.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { hasHarm, isMirrored, isTwoSided, solve, timesOf } from './plan.ts'
import { lookRows } from './sizes.ts'
import type { Words } from './words.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

type Bound = string | { part: 'withP'; facts: { z: string; p: string } }

const zText = (z: number) => z.toFixed(3).replace('-', '−')

/** Each bound with its analysis: of `looks` analyses the last one is the final one. */
function listed(bounds: readonly Bound[], looks: number) {
  const of = bounds.map((bound, index) => {
    const part = (index < looks - 1 && places[index]) || 'last'
    return { part, facts: { bound } } as const
  })
  return of.length === 1 && of[0] ? of[0] : ({ list: 'or', of } as const)
}

function withP(z: number, isTwoSided: boolean): Bound {
  return { part: 'withP', facts: { z: zText(z), p: levelText(normalUpper(z) * (isTwoSided ? 2 : 1)) } }
}

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

export function methods(inputs: Inputs, values: Quantities): Sentence<Words>[] {
  const { unit, dropout, looks, futility, harm, boundary } = inputs
  const { enrolledControl, enrolledTreated, enrolledTotal, enrolledSize } = values
  const solved = solve(inputs)
  const rows = lookRows(inputs, values, solved)
  const inner = { gamma: amountText(inputs.gamma), shape: amountText(inputs.shape) }
  const facts = {
    ...testFacts(inputs, values),
    looks,
    times: { list: 'and', of: timesOf(inputs).map((time) => `${trimmed(time * 100, 1)}%`) },
    sizes: { list: 'and', of: rows.map(({ size }) => countText(size)) },
    information: { part: `information.${unitOf(inputs)}` },
    boundary: { part: `rule.${boundary}`, facts: inner },
    bounds: listed(
      rows.map(({ upper }) => withP(upper, isTwoSided(inputs))),
      looks,
    ),
    sidesOfP: { part: isTwoSided(inputs) ? 'pTwoSided' : 'pOneSided' },
    futilityBounds: listed(
      rows.slice(0, -1).flatMap(({ futility: z }) => (z === null ? [] : [zText(z)])),
      looks,
    ),
    futility:
      futility === 'none'
        ? undefined
        : ({
            part: `futility.${futility}`,
            facts: { futilityGamma: amountText(inputs.futilityGamma) },
          } as const),
    harmBounds: listed(
      rows.flatMap(({ harm: z }) => (z === null ? [] : [zText(z)])),
      looks,
    ),
    harm:
      harm === 'byTest' || harm === 'none'
        ? undefined
        : ({ part: `harm.${harm}`, facts: { harmGamma: amountText(inputs.harmGamma) } } as const),
    harmLevel: amountText(inputs.harmLevel),
    unit: { part: unitOf(inputs) },
    fixed: countText(roundUp(values.exactFixed)),
    ...(hasEffect(inputs) ? { assumed: assumed(inputs), basis: basis(inputs) } : {}),
    goal: { part: inputs.goal },
    maximum: countText(values.maximum),
    inflation: values.inflation.toFixed(3),
    expectedNull: wholeText(values.expectedNull),
    expectedAlternative: wholeText(values.expectedAlternative),
    total: countText(values.total),
    control: countText(values.control),
    treated: countText(values.treated),
    accrual: trimmed(inputs.accrual),
    followUp: followUpText(inputs),
    effect: shareText(values.effect),
    months: { list: 'and', of: rows.map(({ month }) => trimmed(month ?? 0, 1)) },
    median: trimmed(inputs.median),
    lost: percentText(inputs.lost),
  } as const
  return [
    ...hypothesis(inputs, values),
    { key: hasEffect(inputs) ? 'endpoint.looks' : 'plain.looks', facts },
    { key: isMirrored(inputs) ? 'mirrored' : 'efficacy', facts },
    ...(futility === 'none'
      ? []
      : [{ key: inputs.binding === 'yes' ? 'binding' : 'nonbinding', facts } as const]),
    ...(hasHarm(inputs) ? [{ key: 'harm', facts } as const] : []),
    { key: maximumKey(inputs), facts },
    ...(values.control === undefined || unit === 'survival' ? [] : [{ key: 'arms', facts } as const]),
    { key: 'expected', facts },
    ...(unit === 'survival' ? [{ key: 'course', facts } as const] : []),
    ...(isOfEvents(inputs)
      ? []
      : [
          losses(dropout, {
            enrolledFirst: enrolledTreated,
            enrolledSecond: enrolledControl,
            ...{ enrolledTotal, enrolledSize },
          }),
        ]),
    { key: boundary === 'wangTsiatis' ? 'constant' : 'spending', facts },
    calculatedBy('integration'),
  ]
}

const formulaOf = <Name extends string>(of: Name) =>
  ({
    obrienFleming: `${of}ObrienFleming`,
    pocock: `${of}Pocock`,
    hwangShihDeCani: `${of}HwangShihDeCani`,
  }) as const

export function formula(inputs: Inputs): (keyof typeof formulas)[] {
  const { boundary, futility, binding, harm } = inputs
  const ofUpper = binding === 'yes' && futility !== 'none' ? 'binding' : 'upper'
  return [
    isMirrored(inputs) ? 'mirrored' : ofUpper,
    ...(boundary === 'wangTsiatis'
      ? (['whole', 'efficacyWangTsiatis'] as const)
      : (['spent', formulaOf('efficacy')[boundary]] as const)),
    ...(futility === 'none' ? [] : (['futile', 'futilitySpent', formulaOf('futility')[futility]] as const)),
    ...(harm === 'byTest' || harm === 'none'
      ? []
      : (['harmful', 'harmSpent', formulaOf('harm')[harm]] as const)),
    ...(hasHarm(inputs) && futility !== 'none' ? (['harmBelowFutility'] as const) : []),
    'process',
    'inflation',
    'maximum',
  ]
}
