import { betaLower } from '@marom/statistics/special'
import { type Code, call } from '../../frame/code.ts'
import { defineDesign } from '../../frame/design.ts'
import { type InputsOf, number, percent } from '../../frame/fields.ts'
import { countText, percentText, probabilityText, roundedText, significantText } from '../../frame/format.ts'
import {
  dropout,
  find,
  givenSize,
  type OneSize,
  oneSize,
  roundUp,
  sizeQuantities,
} from '../../frame/planning.ts'
import type { Note, Refusal, Sentence } from '../../frame/result.ts'
import { sizeForChance } from '../../frame/root-finding.ts'
import { calculatedBy, computed, losses } from '../../frame/sentences.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { roundedTowards, withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'

const fields = {
  find: find('chance', 'risk'),
  risk: percent({ initial: '1', min: 0.00005, max: 99, varies: true, unless: ['risk'] }),
  events: number({ initial: '1', min: 1, max: 50, isWhole: true, isConventional: true }),
  confidence: percent({ initial: '95', min: 50, max: 99.99, isConventional: true }),
  dropout: dropout(),
  n: givenSize('300', { min: 1, max: 1_000_000 }),
}

type Inputs = InputsOf<typeof fields>

interface Quantities extends OneSize {
  /** What was asked for. */
  risk?: number
  chance: number
  expected: number
  upperLimit: number
  exact?: number
}

/** P(X ≥ events) for a real size: the binomial tail as an incomplete beta function. */
function chanceAt({ risk, events }: Inputs, size: number): number {
  if (size < events) return 0
  return events === 1 ? -Math.expm1(size * Math.log1p(-risk)) : betaLower(risk, events, size - events + 1)
}

/** The inputs with the smallest risk of which the size shows the events with the confidence. */
function solve(inputs: Inputs): Inputs | { refusal: Refusal<Codes> } {
  const { find, n, events, confidence } = inputs
  if (find !== 'risk' || n === null) return inputs
  const to = fields.risk.max / 100
  const found = withFound(
    { ...inputs, power: confidence },
    {
      withValue: (risk) => ({ ...inputs, power: confidence, risk }),
      powerOf: (changed) => chanceAt(changed, n),
      refuse: (): Refusal<Codes> | null => null,
      from: 0,
      step: (0.5 * events) / n,
      to,
    },
  )
  return 'refusal' in found ? found : { ...found, risk: roundedTowards(found.risk, to) }
}

function compute(inputs: Inputs): Quantities {
  const { find, n, events, confidence, risk, dropout } = inputs
  const guess = (0.5 * events) / risk
  const exact = n ?? sizeForChance((size) => chanceAt(inputs, size), confidence, events, guess)
  const size = roundUp(exact)
  return {
    ...oneSize(size, dropout),
    risk: find === 'risk' ? risk : undefined,
    chance: chanceAt(inputs, size),
    expected: size * risk,
    // The exact one-sided limit after no events, about 3 / n by the "rule of three".
    upperLimit: -Math.expm1(Math.log1p(-confidence) / size),
    exact: n === null ? exact : undefined,
  }
}

function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[],
): Sentence<Codes>[] {
  const { find, risk, events, confidence, dropout } = inputs
  const seen = events === 1 ? 'once' : 'several'
  const facts = {
    size: countText(values.size),
    risk: find === 'risk' ? `${significantText(risk * 100)}%` : percentText(risk),
    seen: { part: seen, facts: { events: countText(events) } },
    confidence: percentText(confidence),
    chance: probabilityText(values.chance),
    upperLimit:
      values.upperLimit < 0.99
        ? `${roundedText(values.upperLimit * 100)}%`
        : probabilityText(values.upperLimit),
  } as const
  return [
    { key: `aim.${find}`, facts },
    { key: find === 'risk' ? 'size.risk' : 'size', facts },
    ...computed(facts.risk, find === 'risk' ? 'smallestRisk' : undefined),
    ...sensitivity,
    { key: 'none', facts },
    losses(dropout, values),
    calculatedBy('binomial'),
  ]
}

function code({ find, risk, events, confidence, n }: Inputs, { size, chance }: Quantities): Code {
  if (find === 'risk') {
    const found = call('qbeta', [`${confidence}`, `${events}`, `${size} - ${events} + 1`])
    const comment = '# P(X >= events) by the risk is the distribution function of a beta distribution.'
    return { r: { script: `${comment}\n${found}`, prints: risk } }
  }
  const script = [
    `n <- ${n ?? '1:1000000'}`,
    `chance <- ${call('pbinom', [`${events - 1}`, 'n', `${risk}`, 'lower.tail = FALSE'])}`,
    n === null ? `min(n[chance >= ${confidence}])` : 'chance',
  ].join('\n')
  return { r: { script, prints: n === null ? size : chance } }
}

const notes = ({ find, events, confidence }: Inputs, { size, risk }: Quantities): Note<Codes>[] =>
  find === 'risk' && risk !== undefined
    ? [
        {
          level: 'info',
          key: 'smallestRisk',
          facts: {
            size: countText(size),
            seen: { part: events === 1 ? 'once' : 'several', facts: { events: countText(events) } },
            confidence: percentText(confidence),
            risk: `${significantText(risk * 100)}%`,
          },
        },
      ]
    : []

const formula = ({ events }: Inputs): Codes['formulas'][] =>
  events === 1 ? ['one', 'size', 'limit'] : ['several', 'limit']

export const rareEvents = defineDesign<Inputs, Quantities, Codes>({
  fields,
  measures: ['proportion'],
  quantities: {
    risk: { as: 'percent', decimals: 4 },
    ...sizeQuantities,
    chance: { as: 'probability', decimals: 2 },
    expected: { as: 'decimal', decimals: 2 },
    upperLimit: { as: 'probability', decimals: 4 },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ find }) => find,
  solve,
  compute,
  planned: ({ size }) => ({ find: 'chance', n: String(size) }),
  doubts: () => [{ row: 'risk', side: 'less', part: 'lowerRisk' }],
  curve: (inputs, values) =>
    sizeCurve(['size', 'chance'], values, {
      lowest: inputs.events,
      target: inputs.find === 'chance' ? undefined : inputs.confidence,
      at: (size) => chanceAt(inputs, size),
    }),
  notes,
  methods,
  code,
  formula,
  sources: [
    'Hanley JA, Lippman-Hand A. If nothing goes wrong, is everything all right? Interpreting zero numerators. JAMA 1983;249:1743-5.',
    'ICH E1. The extent of population exposure to assess clinical safety for drugs intended for long-term treatment of non-life-threatening conditions. 1994.',
  ],
})
