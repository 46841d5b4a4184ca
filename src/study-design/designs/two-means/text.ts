import type { en } from '#content/study-design/designs/two-means/en.ts'
import { countText, percentText, trimmed } from '#src/study-design/frame/format.ts'
import { tailLevel, testFacts } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import type { Comparison, Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { comparison, goal } = inputs
  const sizes =
    'total' in values
      ? {
          first: countText(values.first),
          second: countText(values.second),
          total: countText(values.total),
        }
      : { size: countText(values.size) }
  return [
    {
      key: `${comparison}.${goal}`,
      facts: {
        ...sizes,
        ...testFacts(inputs, values),
        interval: percentText(1 - 2 * tailLevel(inputs)),
        difference: trimmed(inputs.difference),
        sd: trimmed(inputs.sd),
        margin: trimmed(inputs.margin),
      },
    },
  ]
}

const types: Record<Comparison, string> = { two: 'two.sample', paired: 'paired', one: 'one.sample' }

function sizesInR(values: Quantities): string {
  if ('size' in values) return `${values.size}`
  const { first, second, total } = values
  return first === second ? `${total}` : `c(${first}, ${second})`
}

export function rCall(inputs: Inputs, values: Quantities): string {
  const { comparison, goal, sd, margin, difference, ratio, n } = inputs
  if (goal === 'equivalence') {
    const [cv, design] = comparison === 'two' ? [`${sd}`, 'parallel'] : [`${sd} / sqrt(2)`, 'paired']
    const limits = `theta0 = ${difference}, theta1 = -${margin}, theta2 = ${margin}`
    return `PowerTOST::power.TOST(alpha = ${tailLevel(inputs)}, logscale = FALSE, ${limits}, CV = ${cv}, n = ${sizesInR(values)}, design = "${design}")`
  }
  const effect = goal === 'superiority' ? Math.abs(difference) : Number((difference + margin).toPrecision(12))
  const isOneSided = goal === 'noninferiority' || inputs.sides === '1'
  const level = isOneSided ? tailLevel(inputs) : inputs.alpha
  if ('first' in values && ratio !== 1)
    return `pwr::pwr.t2n.test(n1 = ${values.first}, n2 = ${values.second}, d = ${effect} / ${sd}, sig.level = ${level}, alternative = "${isOneSided ? 'greater' : 'two.sided'}")`
  const asked = n === null ? `power = ${inputs.power}` : `n = ${n}`
  return `power.t.test(${asked}, delta = ${effect}, sd = ${sd}, sig.level = ${level}, type = "${types[comparison]}", alternative = "${isOneSided ? 'one.sided' : 'two.sided'}")`
}

export function formula({ comparison, goal, ratio }: Inputs): string[] {
  const error = comparison === 'two' ? 'σ √(1/n₁ + 1/n₂)' : 'σ / √n'
  const df = comparison === 'two' ? 'ν = n₁ + n₂ − 2' : 'ν = n − 1'
  const size = comparison === 'two' ? (ratio === 1 ? '' : 'n₂ = r n₁') : ''
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
