import { betaLower } from '#src/statistics/special/special-functions.ts'
import {
  type Computed,
  type Curve,
  defineDesign,
  type Sentence,
  type Values,
} from '#src/study-design/frame/design.ts'
import { number, optionalNumber, percent } from '#src/study-design/frame/fields.ts'
import { countText, percentText } from '#src/study-design/frame/format.ts'
import { dropout, enrolledValues, roundUp, sizeQuantities } from '#src/study-design/frame/planning.ts'
import { sizeForChance, sizesAround } from '#src/study-design/frame/root-finding.ts'

interface Inputs {
  risk: number
  events: number
  confidence: number
  dropout: number
  n: number | null
}

/**
 * P(X ≥ events) among a real number of participants: the binomial tail as an incomplete beta
 * function.
 */
function chanceAt({ risk, events }: Inputs, size: number): number {
  if (size < events) return 0
  return events === 1 ? -Math.expm1(size * Math.log1p(-risk)) : betaLower(risk, events, size - events + 1)
}

function compute(inputs: Inputs): Computed {
  const { n, events, confidence, risk, dropout } = inputs
  const guess = (0.5 * events) / risk
  const exact = n ?? sizeForChance((size) => chanceAt(inputs, size), confidence, events, guess)
  if (!Number.isFinite(exact)) return { values: { exact } }
  const size = roundUp(exact)
  return {
    values: {
      size,
      ...enrolledValues(dropout, size),
      chance: chanceAt(inputs, size),
      expected: size * risk,
      // If not one is seen: the exact one-sided limit, by the "rule of three" some 3 / n.
      upperLimit: -Math.expm1(Math.log1p(-confidence) / size),
      ...(n === null ? { exact } : {}),
    },
  }
}

function curve(inputs: Inputs, { size = 0, chance = 0 }: Values): Curve {
  return {
    x: 'size',
    y: 'chance',
    lines: [sizesAround(size, inputs.events).map((at) => [at, chanceAt(inputs, at)])],
    chosen: [[size, chance]],
    target: inputs.confidence,
  }
}

function methods({ risk, events, confidence }: Inputs, values: Values): Sentence[] {
  const facts = {
    size: countText(values.size ?? 0),
    risk: percentText(risk),
    events: countText(events),
    chance: percentText(values.chance ?? 0, 1),
    confidence: percentText(confidence),
    upperLimit: percentText(values.upperLimit ?? 0, 3),
  }
  return [
    { key: events === 1 ? 'once' : 'several', facts },
    { key: 'none', facts },
  ]
}

const rCall = ({ risk, events }: Inputs, { size = 0 }: Values) =>
  `pbinom(${events - 1}, ${size}, ${risk}, lower.tail = FALSE)`

const formula = ({ events }: Inputs) =>
  events === 1
    ? ['1 − (1 − p)ⁿ ≥ γ, n = ln(1 − γ) / ln(1 − p)', 'p ≤ 1 − (1 − γ)^(1/n)']
    : ['P(X ≥ k | n, p) = I(p; k, n − k + 1) ≥ γ', 'p ≤ 1 − (1 − γ)^(1/n)']

/** How many participants to see an event of a given risk, and what it means to see none. */
export const rareEvents = defineDesign<Inputs>({
  name: 'rare-events',
  fields: {
    risk: percent({ initial: '1', min: 0.0005, max: 99, varies: true }),
    events: number({ initial: '1', min: 1, max: 50, isWhole: true }),
    confidence: percent({ initial: '95', min: 50, max: 99.99 }),
    dropout: dropout(),
    n: optionalNumber({ min: 1, max: 1_000_000, isWhole: true }),
  },
  quantities: {
    ...sizeQuantities,
    chance: { as: 'percent', decimals: 2 },
    expected: { as: 'decimal', decimals: 2 },
    upperLimit: { as: 'percent', decimals: 4 },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ n }) => (n === null ? 'size' : 'chance'),
  compute,
  curve,
  methods,
  rCall,
  formula,
  sources: [
    'Hanley JA, Lippman-Hand A. If nothing goes wrong, is everything all right? Interpreting zero numerators. JAMA 1983;249:1743-5.',
    'ICH E1. The extent of population exposure to assess clinical safety for drugs intended for long-term treatment of non-life-threatening conditions. 1994.',
  ],
})
