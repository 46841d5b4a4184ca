import type { Formulas } from '../../../types.ts'

export const formulas = {
  exact: {
    tex: String.raw`P(X\ge c\mid p_1)\ge 1-\beta`,
    text: 'P(X ≥ c | p₁) ≥ 1 − β',
  },
  critical: {
    tex: String.raw`c=\min\{k:P(X\ge k\mid p_0)\le\alpha\}`,
    text: 'c = min{k : P(X ≥ k | p₀) ≤ α}',
  },
  binomial: {
    tex: String.raw`X\sim B(n,p)`,
    text: 'X ~ B(n, p)',
  },
  normal: {
    tex: String.raw`n=\left(\frac{z_{1-\alpha}\,\sigma_0+z_{1-\beta}\,\sigma_1}{p_1-p_0}\right)^{2}`,
    text: 'n = ((z(1 − α) σ₀ + z(1 − β) σ₁) / (p₁ − p₀))²',
  },
  deviations: {
    tex: String.raw`\sigma_0^2=p_0(1-p_0),\quad\sigma_1^2=p_1(1-p_1)`,
    text: 'σ₀² = p₀ (1 − p₀), σ₁² = p₁ (1 − p₁)',
  },
} satisfies Formulas
