import type { Formulas } from '../../../types.ts'

export const formulas = {
  chance: {
    tex: String.raw`P(p)=P(X_1>r_1,\ X_1+X_2>r\mid p)`,
    text: 'P(p) = P(X₁ > r₁, X₁ + X₂ > r | p)',
  },
  binomial: {
    tex: String.raw`X_1\sim B(n_1,p),\quad X_2\sim B(n-n_1,p)`,
    text: 'X₁ ~ B(n₁, p), X₂ ~ B(n − n₁, p)',
  },
  errors: {
    tex: String.raw`P(p_0)\le\alpha,\quad P(p_1)\ge 1-\beta`,
    text: 'P(p₀) ≤ α, P(p₁) ≥ 1 − β',
  },
  expected: {
    tex: String.raw`\mathrm{EN}=n_1+P(X_1>r_1\mid p_0)\,(n-n_1)`,
    text: 'EN = n₁ + P(X₁ > r₁ | p₀) (n − n₁)',
  },
} satisfies Formulas
