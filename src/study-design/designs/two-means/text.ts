import type { en } from '#content/study-design/designs/two-means/en.ts'
import { amountText, countText, significantText } from '#src/study-design/frame/format.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import {
  calculatedBy,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '#src/study-design/frame/sentences.ts'
import type { Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { find, comparison, goal, sides, better, dropout } = inputs
  const textOf = (name: 'difference' | 'margin' | 'sd') =>
    (find === name ? significantText : amountText)(inputs[name])
  const assumed = (name: 'difference' | 'sd') =>
    find === name ? textOf(name) : ({ part: 'sourced', facts: { value: textOf(name) } } as const)
  const margin = textOf('margin')
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, inputs.difference > 0),
    goal: { part: goal },
    first: 'first' in values ? countText(values.first) : undefined,
    second: 'first' in values ? countText(values.second) : undefined,
    total: 'total' in values ? countText(values.total) : undefined,
    size: 'size' in values ? countText(values.size) : undefined,
    difference: assumed('difference'),
    sd: assumed('sd'),
    margin,
    /** On the side of the hypothesis, and of the interval that rejects it. */
    side: { part: better === 'higher' ? 'below' : 'above' },
    limits: { part: better === 'higher' ? 'aboveMargin' : 'belowMargin', facts: { margin } },
  } as const
  return [
    { key: `${comparison}.${goal}`, facts },
    ...targetPower(inputs),
    { key: goal === 'superiority' ? `${comparison}.detect` : `${comparison}.conclude`, facts },
    comparison === 'paired' && dropout > 0
      ? { ...losses(dropout, values), key: 'dropoutPairs' }
      : losses(dropout, values),
    calculatedBy(goal === 'equivalence' ? 'owen' : 'noncentralT'),
  ]
}

export function formula({ comparison, goal, better, allocation }: Inputs): string[] {
  const error = comparison === 'two' ? 'σ √(1/n₁ + 1/n₂)' : 'σ / √n'
  const df = comparison === 'two' ? 'ν = n₁ + n₂ − 2' : 'ν = n − 1'
  const size = comparison === 'two' ? (allocation === 1 ? '' : 'n₁ = k n₂') : ''
  const lines = {
    superiority: ['1 − β = P(T > t), T ~ t(ν, λ), t = t(ν; 1 − α)', `λ = |δ| / SE`],
    noninferiority: [
      '1 − β = P(T > t), T ~ t(ν, λ), t = t(ν; 1 − α)',
      `λ = (${better === 'higher' ? 'δ + Δ' : 'Δ − δ'}) / SE`,
    ],
    equivalence: [
      '1 − β = Q(ν, −t, λ₂; 0, R) − Q(ν, t, λ₁; 0, R)',
      'λ₁ = (δ + Δ) / SE, λ₂ = (δ − Δ) / SE, R = (λ₁ − λ₂) √ν / 2t',
    ],
  }[goal]
  return [...lines, `SE = ${error}, ${df}`, ...(size ? [size] : [])]
}
