import type { en } from '#content/study-design/designs/bioequivalence/en.ts'
import { countText, percentText, ratioText } from '#src/study-design/frame/format.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, losses, targetPower, testFacts } from '#src/study-design/frame/sentences.ts'
import type { Inputs, Layout, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { layout, lower, upper, dropout } = inputs
  const [first, second] =
    'first' in values ? [values.first, values.second] : [values.firstSequence, values.secondSequence]
  const facts = {
    ...testFacts({ ...inputs, sides: '1' }, values),
    limits: `${ratioText(lower * 100)}–${ratioText(upper * 100)}%`,
    total: countText(values.total),
    first: countText(first),
    second: countText(second),
    gmr: ratioText(inputs.gmr),
    cv: percentText(inputs.cv),
  }
  return [
    { key: 'hypothesis', facts },
    ...targetPower(inputs),
    { key: layout, facts },
    losses(dropout, values),
    calculatedBy('owen'),
  ]
}

export function rCall({ layout, alpha, power, cv, gmr, lower, upper, n }: Inputs): string {
  const [name, asked] = n === null ? ['sampleN.TOST', `targetpower = ${power}`] : ['power.TOST', `n = ${n}`]
  const ratios = `theta0 = ${gmr}, theta1 = ${lower}, theta2 = ${upper}`
  return `PowerTOST::${name}(alpha = ${alpha}, ${asked}, ${ratios}, CV = ${cv}, design = "${layout}")`
}

const errors: Record<Layout, string> = {
  '2x2': 'SE = σ √(½ (1/n₁ + 1/n₂)), ν = n − 2',
  '2x2x4': 'SE = σ √(¼ (1/n₁ + 1/n₂)), ν = 3n − 4',
  parallel: 'SE = σ √(1/n₁ + 1/n₂), ν = n − 2',
}

export function formula({ layout }: Inputs): string[] {
  return [
    '1 − β = Q(ν, −t, δ₂; 0, R) − Q(ν, t, δ₁; 0, R), t = t(ν; 1 − α)',
    'δ₁ = (ln θ − ln θ₁) / SE, δ₂ = (ln θ − ln θ₂) / SE, R = (δ₁ − δ₂) √ν / 2t',
    `σ² = ln(1 + CV²), ${errors[layout]}`,
  ]
}
