import type { en } from '#content/study-design/designs/simon-two-stage/en.ts'
import { type Code, call } from '#src/study-design/frame/code.ts'
import {
  countText,
  levelText,
  percentText,
  probabilityText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import type { Note, Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, countUpTo, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import { chancesAt } from './chances.ts'
import type { Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { r1, n1, r, size: n } = values
  const { stop } = chancesAt({ r1, n1, r, n }, inputs.p1)
  const facts = {
    ...testFacts({ ...inputs, sides: '1' }, values),
    criterion: { part: inputs.criterion },
    p0: percentText(inputs.p0),
    p1: percentText(inputs.p1),
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
    { key: 'hypothesis', facts },
    { key: 'stages', facts },
    { key: 'properties', facts },
    losses(inputs.dropout, values),
    calculatedBy('simon'),
  ]
}

/** clinfun has r1 = -1 where a rounding error makes no early stop look like one. */
export function code({ p0, p1, alpha, power, criterion }: Inputs, { size }: Quantities): Code {
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

export function notes({ criterion }: Inputs, values: Quantities): Note<typeof en>[] {
  const { r1, n1, r, size, expectedSize, singleStage } = values
  const facts = {
    count: countText(r1 + 1),
    n1: countText(n1),
    n: countText(size),
    single: countText(singleStage),
    expectedSize: expectedSize.toFixed(2),
  }
  if (r === r1) return [{ level: 'caution', key: 'idle', facts }]
  const isLarger = criterion === 'minimax' && size > singleStage
  return [
    ...(isLarger ? [{ level: 'info', key: 'larger', facts } as const] : []),
    ...(expectedSize >= singleStage ? [{ level: 'caution', key: 'noSaving', facts } as const] : []),
    ...(n1 > lateShare * size ? [{ level: 'info', key: 'late', facts } as const] : []),
  ]
}

export const formula = () => [
  'P(p) = P(X₁ > r₁, X₁ + X₂ > r | p), X₁ ~ B(n₁, p), X₂ ~ B(n − n₁, p)',
  'P(p₀) ≤ α, P(p₁) ≥ 1 − β',
  'EN(p₀) = n₁ + P(X₁ > r₁ | p₀) (n − n₁)',
]
