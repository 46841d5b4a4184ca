import type { Formulas } from '../../../types.ts'

export const formulas = {
  one: {
    tex: String.raw`1-(1-p)^n\ge\gamma`,
    text: '1 − (1 − p)ⁿ ≥ γ',
  },
  size: {
    tex: String.raw`n\ge\frac{\ln(1-\gamma)}{\ln(1-p)}`,
    text: 'n ≥ ln(1 − γ) / ln(1 − p)',
  },
  several: {
    tex: String.raw`\sum_{i\ge k}\binom{n}{i}\,p^i(1-p)^{n-i}\ge\gamma`,
    text: 'Σ(i ≥ k) C(n, i) pⁱ (1 − p)ⁿ⁻ⁱ ≥ γ',
  },
  limit: {
    tex: String.raw`p\le 1-(1-\gamma)^{1/n}`,
    text: 'p ≤ 1 − (1 − γ)^(1/n)',
  },
} satisfies Formulas
