import type { Formulas } from '../../../types.ts'

export const formulas = {
  size: {
    tex: String.raw`n_1=\left(\frac{z_{1-\alpha}\,\sigma_0+z_{1-\beta}\,\sigma_1}{d}\right)^{2}`,
    text: 'n₁ = ((z(1 − α) σ₀ + z(1 − β) σ₁) / d)²',
  },
  superiority: {
    tex: 'd=|p_1-p_2|',
    text: 'd = |p₁ − p₂|',
  },
  noninferiorityHigher: {
    tex: String.raw`d=p_1-p_2+\Delta`,
    text: 'd = p₁ − p₂ + Δ',
  },
  noninferiorityLower: {
    tex: String.raw`d=p_2-p_1+\Delta`,
    text: 'd = p₂ − p₁ + Δ',
  },
  supermarginHigher: {
    tex: String.raw`d=p_1-p_2-\Delta`,
    text: 'd = p₁ − p₂ − Δ',
  },
  supermarginLower: {
    tex: String.raw`d=p_2-p_1-\Delta`,
    text: 'd = p₂ − p₁ − Δ',
  },
  equivalence: {
    tex: String.raw`1-\beta=\Phi(u_1)+\Phi(u_2)-1`,
    text: '1 − β = Φ(u₁) + Φ(u₂) − 1',
  },
  fromBelow: {
    tex: String.raw`u_1=\frac{\sqrt{n_1}\,(\Delta+p_1-p_2)-z_{1-\alpha}\,\sigma_0}{\sigma_1}`,
    text: 'u₁ = (√n₁ (Δ + p₁ − p₂) − z(1 − α) σ₀) / σ₁',
  },
  fromAbove: {
    tex: String.raw`u_2=\frac{\sqrt{n_1}\,(\Delta-p_1+p_2)-z_{1-\alpha}\,\sigma_0}{\sigma_1}`,
    text: 'u₂ = (√n₁ (Δ − p₁ + p₂) − z(1 − α) σ₀) / σ₁',
  },
  assumed: {
    tex: String.raw`\sigma_1^2=p_1(1-p_1)+k\,p_2(1-p_2)`,
    text: 'σ₁² = p₁ (1 − p₁) + k p₂ (1 − p₂)',
  },
  pooled: {
    tex: String.raw`\sigma_0^2=(1+k)\,\bar p\,(1-\bar p)`,
    text: 'σ₀² = (1 + k) p̄ (1 − p̄)',
  },
  mean: {
    tex: String.raw`\bar p=\frac{k\,p_1+p_2}{k+1}`,
    text: 'p̄ = (k p₁ + p₂) / (k + 1)',
  },
  allocation: {
    tex: String.raw`n_1=k\,n_2`,
    text: 'n₁ = k n₂',
  },
  constrained: {
    tex: String.raw`\sigma_0^2=\tilde p_1(1-\tilde p_1)+k\,\tilde p_2(1-\tilde p_2)`,
    text: 'σ₀² = p̃₁ (1 − p̃₁) + k p̃₂ (1 − p̃₂)',
  },
  unpooled: {
    tex: String.raw`\sigma_0=\sigma_1`,
    text: 'σ₀ = σ₁',
  },
  corrected: {
    tex: String.raw`n_1'=\frac{n_1}{4}\left(1+\sqrt{1+\frac{2\,(1+k)}{n_1\,d}}\right)^{2}`,
    text: 'n₁′ = (n₁ / 4) (1 + √(1 + 2 (1 + k) / (n₁ d)))²',
  },
} satisfies Formulas
