import type { en } from '#content/study-design/designs/cluster-randomized/en.ts'
import { amountText, countText, percentText, ratioText } from '#src/study-design/frame/format.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, relationTo, targetPower, testFacts } from '#src/study-design/frame/sentences.ts'
import type { Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { outcome, goal, sides, cv, dropout } = inputs
  const isMeans = outcome === 'means'
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, isMeans ? inputs.difference > 0 : inputs.p1 > inputs.p2),
    clusters: countText(values.clusters),
    m: amountText(inputs.m),
    total: countText(values.total),
    difference: amountText(inputs.difference),
    sd: amountText(inputs.sd),
    p1: percentText(inputs.p1),
    p2: percentText(inputs.p2),
    margin: isMeans ? amountText(inputs.margin) : percentText(inputs.margin / 100),
    icc: amountText(inputs.icc),
    cv: amountText(cv),
    effect: ratioText(Number(values.designEffect.toFixed(2))),
    dropout: percentText(dropout),
    perCluster: countText(values.perCluster),
    enrolled: countText(values.enrolledTotal),
  }
  return [
    { key: `${outcome}.${goal}`, facts },
    ...targetPower(inputs),
    { key: goal === 'superiority' ? `${outcome}.detect` : `${outcome}.conclude`, facts },
    { key: cv > 0 ? 'varyingSizes' : 'equalSizes', facts },
    { key: dropout > 0 ? 'dropout' : 'noDropout', facts },
    calculatedBy(cv > 0 ? 'eldridge' : 'donner'),
  ]
}

export function rCall(inputs: Inputs, { clusters }: Quantities): string {
  const { outcome, goal, m, icc, cv } = inputs
  const isMeans = outcome === 'means'
  const distance = isMeans ? `${inputs.difference}` : `${inputs.p1} - ${inputs.p2}`
  const margin = goal === 'noninferiority' ? ` + ${isMeans ? inputs.margin : inputs.margin / 100}` : ''
  const variance = isMeans
    ? `2 * ${inputs.sd}^2`
    : `${inputs.p1} * (1 - ${inputs.p1}) + ${inputs.p2} * (1 - ${inputs.p2})`
  return [
    `k <- ${clusters}; m <- ${m}; df <- 2 * (k - 1)`,
    `se <- sqrt((${variance}) * (1 + ((1 + ${cv}^2) * m - 1) * ${icc}) / (m * k))`,
    `pt(qt(1 - ${tailLevel(inputs)}, df), df, ncp = ${margin ? `(${distance}${margin})` : `abs(${distance})`} / se, lower.tail = FALSE)`,
  ].join('\n')
}

export const formula = ({ outcome, goal }: Inputs) => [
  '1 − β = P(T > t), T ~ t(ν, λ), t = t(ν; 1 − α), ν = 2 (k − 1)',
  `λ = ${outcome === 'means' ? 'δ' : '(p₁ − p₂)'}${goal === 'noninferiority' ? ' + Δ' : ''} / SE, SE² = ${outcome === 'means' ? '2 σ²' : '(p₁ (1 − p₁) + p₂ (1 − p₂))'} · DE / (m k)`,
  'DE = 1 + ((1 + cv²) m − 1) ρ',
]
