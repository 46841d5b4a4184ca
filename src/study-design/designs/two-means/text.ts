import type { en } from '#content/study-design/designs/two-means/en.ts'
import { amountText, countText } from '#src/study-design/frame/format.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import {
  calculatedBy,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '#src/study-design/frame/sentences.ts'
import type { Comparison, Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { comparison, goal, sides, difference, dropout } = inputs
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, difference > 0),
    goal: { part: goal },
    first: 'first' in values ? countText(values.first) : undefined,
    second: 'first' in values ? countText(values.second) : undefined,
    total: 'total' in values ? countText(values.total) : undefined,
    size: 'size' in values ? countText(values.size) : undefined,
    difference: amountText(difference),
    sd: amountText(inputs.sd),
    margin: amountText(inputs.margin),
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

const types: Record<Comparison, string> = { two: 'two.sample', paired: 'paired', one: 'one.sample' }

function sizesInR(values: Quantities): string {
  if ('size' in values) return `${values.size}`
  const { first, second, total } = values
  return first === second ? `${total}` : `c(${first}, ${second})`
}

export function rCall(inputs: Inputs, values: Quantities): string {
  const { comparison, goal, sd, margin, difference, allocation, n } = inputs
  if (goal === 'equivalence') {
    const [cv, design] = comparison === 'two' ? [`${sd}`, 'parallel'] : [`${sd} / sqrt(2)`, 'paired']
    const limits = `theta0 = ${difference}, theta1 = -${margin}, theta2 = ${margin}`
    return `PowerTOST::power.TOST(alpha = ${tailLevel(inputs)}, logscale = FALSE, ${limits}, CV = ${cv}, n = ${sizesInR(values)}, design = "${design}")`
  }
  const effect = goal === 'superiority' ? Math.abs(difference) : Number((difference + margin).toPrecision(12))
  const isOneSided = goal === 'noninferiority' || inputs.sides === '1'
  const level = isOneSided ? tailLevel(inputs) : inputs.alpha
  if ('first' in values && allocation !== 1)
    return `pwr::pwr.t2n.test(n1 = ${values.first}, n2 = ${values.second}, d = ${effect} / ${sd}, sig.level = ${level}, alternative = "${isOneSided ? 'greater' : 'two.sided'}")`
  const asked = n === null ? `power = ${inputs.power}` : `n = ${n}`
  return `power.t.test(${asked}, delta = ${effect}, sd = ${sd}, sig.level = ${level}, type = "${types[comparison]}", alternative = "${isOneSided ? 'one.sided' : 'two.sided'}")`
}

export function formula({ comparison, goal, allocation }: Inputs): string[] {
  const error = comparison === 'two' ? 'σ √(1/n₁ + 1/n₂)' : 'σ / √n'
  const df = comparison === 'two' ? 'ν = n₁ + n₂ − 2' : 'ν = n − 1'
  const size = comparison === 'two' ? (allocation === 1 ? '' : 'n₂ = r n₁') : ''
  const lines = {
    superiority: ['1 − β = P(T > t), T ~ t(ν, λ), t = t(ν; 1 − α)', `λ = |δ| / SE`],
    noninferiority: ['1 − β = P(T > t), T ~ t(ν, λ), t = t(ν; 1 − α)', 'λ = (δ + Δ) / SE'],
    equivalence: [
      '1 − β = Q(ν, −t, λ₂; 0, R) − Q(ν, t, λ₁; 0, R)',
      'λ₁ = (δ + Δ) / SE, λ₂ = (δ − Δ) / SE, R = (λ₁ − λ₂) √ν / 2t',
    ],
  }[goal]
  return [...lines, `SE = ${error}, ${df}`, ...(size ? [size] : [])]
}
