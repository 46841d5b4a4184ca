import type { en } from '#content/study-design/designs/two-proportions/en.ts'
import { countText, percentText, trimmed } from '#src/study-design/frame/format.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
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
  const { goal, sides, margin, p1, p2 } = inputs
  const isSuperiority = goal === 'superiority'
  const underHypothesis = isSuperiority ? 'pooled' : 'score'
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, p1 > p2),
    variance: { part: inputs.variance === 'null' ? underHypothesis : 'unpooled' },
    goal: { part: goal },
    first: countText(values.first),
    second: countText(values.second),
    total: countText(values.total),
    p1: percentText(p1),
    p2: percentText(p2),
    margin: percentText(margin),
  } as const
  const isCorrected = isSuperiority && inputs.correction === 'continuity'
  return [
    { key: goal, facts },
    ...(isCorrected ? [{ key: 'correction', facts: {} } as const] : []),
    ...targetPower(inputs),
    { key: isSuperiority ? 'detect' : 'conclude', facts },
    losses(inputs.dropout, values),
    calculatedBy(methodOf(inputs, isCorrected)),
  ]
}

/** Fleiss has the pooled variance and the correction, Farrington and Manning the margins. */
function methodOf({ variance, goal }: Inputs, isCorrected: boolean) {
  if (variance === 'unpooled' && !isCorrected) return 'chow'
  return goal === 'superiority' ? 'fleiss' : 'farringtonManning'
}

/** The differences under the hypotheses, one for each test. */
function nullsOf({ goal, margin }: Inputs): [number, ...number[]] {
  if (goal === 'equivalence') return [-margin, margin]
  return [{ superiority: 0, noninferiority: -margin, supermargin: margin }[goal]]
}

/** R gives the power of each test. For equivalence the failures of both are added. */
function rpactCall(inputs: Inputs, first: number, second: number): string {
  const { p1, p2, power, n, allocation } = inputs
  const nulls = nullsOf(inputs)
  const level = tailLevel(inputs)
  const isSize = n === null && nulls.length === 1
  const design = `rpact::getDesignGroupSequential(kMax = 1, sided = 1, alpha = ${level}${isSize ? `, beta = ${trimmed(1 - power, 10)}` : ''})`
  const rates = `pi1 = ${p1}, pi2 = ${p2}`
  if (isSize)
    return `rpact::getSampleSizeRates(${design}, thetaH0 = ${nulls[0]}, ${rates}, allocationRatioPlanned = ${allocation})`
  const sizes = `maxNumberOfSubjects = ${first + second}, allocationRatioPlanned = ${first} / ${second}`
  const powers = nulls.map((null0) => {
    const direction = `directionUpper = ${p1 - p2 > null0 ? 'TRUE' : 'FALSE'}`
    return `rpact::getPowerRates(${design}, thetaH0 = ${null0}, ${rates}, ${direction}, ${sizes})$overallReject`
  })
  return powers.length === 1 ? powers.join('') : `${powers.join(' +\n  ')} - 1`
}

export function rCall(inputs: Inputs, { first, second }: Quantities): string {
  const { goal, p1, p2, allocation, n, power } = inputs
  const isCorrected = goal === 'superiority' && inputs.correction === 'continuity'
  const isPooled = inputs.variance === 'null'
  if (goal === 'superiority' && isPooled && allocation === 1 && !isCorrected) {
    const asked = n === null ? `power = ${power}` : `n = ${n}`
    const alternative = inputs.sides === '2' ? 'two.sided' : 'one.sided'
    return `power.prop.test(${asked}, p1 = ${p1}, p2 = ${p2}, sig.level = ${inputs.alpha}, alternative = "${alternative}")`
  }
  if (isPooled && !isCorrected) return rpactCall(inputs, first, second)
  const variance = isPooled ? 'p * (1 - p) * (1 + 1 / r)' : 'v'
  const lines = [
    `p1 <- ${p1}; p2 <- ${p2}; n1 <- ${first}; n2 <- ${second}; r <- n2 / n1; z <- qnorm(1 - ${tailLevel(inputs)})`,
    ...(isPooled ? ['p <- (p1 + r * p2) / (1 + r)'] : []),
    'v <- p1 * (1 - p1) + p2 * (1 - p2) / r',
    ...nullsOf(inputs).map((null0, index) => {
      const correction = isCorrected ? ' - (1 / n1 + 1 / n2) / 2' : ''
      return `power${index + 1} <- pnorm(((abs(p1 - p2 - ${null0})${correction}) * sqrt(n1) - z * sqrt(${variance})) / sqrt(v))`
    }),
    goal === 'equivalence' ? 'power1 + power2 - 1' : 'power1',
  ]
  return lines.join('\n')
}

export function formula({ goal, variance, correction }: Inputs): string[] {
  const distance = {
    superiority: '|p₁ − p₂|',
    noninferiority: 'p₁ − p₂ + Δ',
    supermargin: 'p₁ − p₂ − Δ',
    equivalence: 'p₁ − p₂ ± Δ',
  }[goal]
  const isCorrected = goal === 'superiority' && correction === 'continuity'
  const under = goal === 'superiority' ? 'p̄ (1 − p̄) (1 + 1/r)' : 'p̃₁ (1 − p̃₁) + p̃₂ (1 − p̃₂) / r'
  return [
    goal === 'equivalence'
      ? '1 − β = Φ((√n₁ (p₁ − p₂ + Δ) − z σ₀) / σ₁) + Φ((√n₁ (Δ − p₁ + p₂) − z σ₀) / σ₁) − 1, z = z(1 − α)'
      : `n₁ = ((z(1 − α) σ₀ + z(1 − β) σ₁) / (${distance}))²`,
    'σ₁² = p₁ (1 − p₁) + p₂ (1 − p₂) / r, n₂ = r n₁',
    variance === 'null' ? `σ₀² = ${under}` : 'σ₀² = σ₁²',
    ...(isCorrected ? ['n₁′ = (n₁ / 4) (1 + √(1 + 2 (r + 1) / (r n₁ |p₁ − p₂|)))²'] : []),
  ]
}
