import type { en } from '#content/study-design/designs/bioequivalence/en.ts'
import { countText, percentText, trimmed } from '#src/study-design/frame/format.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import type { Inputs, Layout, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const [first, second] =
    'first' in values ? [values.first, values.second] : [values.firstSequence, values.secondSequence]
  return [
    {
      key: inputs.layout,
      facts: {
        total: countText(values.total),
        first: countText(first),
        second: countText(second),
        power: percentText(values.power, 1),
        alpha: trimmed(inputs.alpha),
        interval: percentText(1 - 2 * inputs.alpha),
        lower: percentText(inputs.lower, 2),
        upper: percentText(inputs.upper, 2),
        gmr: trimmed(inputs.gmr),
        cv: percentText(inputs.cv, 2),
      },
    },
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
