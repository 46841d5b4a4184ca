import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import {
  amountText,
  countText,
  percentText,
  ratioText,
  significantText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { solve, timesOf } from './plan.ts'
import { lookRows } from './sizes.ts'
import { boundFacts, boundKeys } from './stopping-text.ts'

export { formula } from './stopping-text.ts'

/** A found ratio has four digits. */
export const ratioOf = ({ hr }: Inputs, values: Quantities) =>
  values.hr === undefined ? ratioText(hr) : significantText(values.hr)

export const shareText = (effect = 1) => percentText(Number(effect.toFixed(3)))

/** A found follow-up has one decimal. */
export const followUpText = ({ find, followUp }: Inputs) =>
  trimmed(followUp, find === 'followUp' ? 1 : undefined)

/** The sentence that says what the maximum size gives. */
function maximumKey({ find }: Inputs, { hr }: Quantities) {
  if (find === 'effect') return hr === undefined ? 'maximum.effect' : 'maximum.ratio'
  return find === 'power' ? 'maximum.power' : 'maximum'
}

export const unitOf = ({ unit }: Inputs) => (unit === 'participants' ? 'participants' : 'events')

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { unit, dropout, looks, futility, harm, boundary } = inputs
  const solved = solve(inputs)
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
    fixed: countText(roundUp(inputs.fixed)),
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
    hr: ratioOf(inputs, values),
    median: trimmed(inputs.median),
    lost: percentText(inputs.lost),
  } as const
  return [
    ...boundKeys(inputs).map((key) => ({ key, facts })),
    { key: maximumKey(inputs, values), facts },
    { key: 'expected', facts },
    ...(unit === 'survival' ? [{ key: 'course', facts } as const] : []),
    ...(unit === 'participants' ? [losses(dropout, values)] : []),
    { key: boundary === 'wangTsiatis' ? 'constant' : 'spending', facts },
    calculatedBy('integration'),
  ]
}
