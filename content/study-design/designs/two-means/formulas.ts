import type { Formulas } from '../../../types.ts'

export const formulas = {
  noncentral: {
    tex: String.raw`1-\beta=P(T_{\nu,\lambda}>t_{\nu,1-\alpha})`,
    text: '1 − β = P(T(ν, λ) > t(ν, 1 − α))',
  },
  ancova: {
    tex: String.raw`1-\beta=E(P(T_{\nu,B\lambda}>t_{\nu,1-\alpha}))`,
    text: '1 − β = E(P(T(ν, B λ) > t(ν, 1 − α)))',
  },
  imbalance: {
    tex: String.raw`B=\frac{1}{\sqrt{1+W^2/(\nu+1)}}`,
    text: 'B = 1 / √(1 + W² / (ν + 1))',
  },
  superiority: {
    tex: String.raw`\lambda=\frac{|\delta|}{\mathrm{SE}}`,
    text: 'λ = |δ| / SE',
  },
  higher: {
    tex: String.raw`\lambda=\frac{\delta+\Delta}{\mathrm{SE}}`,
    text: 'λ = (δ + Δ) / SE',
  },
  lower: {
    tex: String.raw`\lambda=\frac{\Delta-\delta}{\mathrm{SE}}`,
    text: 'λ = (Δ − δ) / SE',
  },
  owen: {
    tex: String.raw`1-\beta=Q_\nu(-t,\lambda_2)-Q_\nu(t,\lambda_1)`,
    text: '1 − β = Q(ν, −t, λ₂) − Q(ν, t, λ₁)',
  },
  owenAncova: {
    tex: String.raw`1-\beta=E(Q_\nu(-t,B\lambda_2)-Q_\nu(t,B\lambda_1))`,
    text: '1 − β = E(Q(ν, −t, B λ₂) − Q(ν, t, B λ₁))',
  },
  rangeAncova: {
    tex: String.raw`t=t_{\nu,1-\alpha},\quad R=\frac{B(\lambda_1-\lambda_2)\sqrt\nu}{2\,t}`,
    text: 't = t(ν, 1 − α), R = B (λ₁ − λ₂) √ν / (2 t)',
  },
  range: {
    tex: String.raw`t=t_{\nu,1-\alpha},\quad R=\frac{(\lambda_1-\lambda_2)\sqrt\nu}{2\,t}`,
    text: 't = t(ν, 1 − α), R = (λ₁ − λ₂) √ν / (2 t)',
  },
  limits: {
    tex: String.raw`\lambda_1=\frac{\delta+\Delta}{\mathrm{SE}},\quad\lambda_2=\frac{\delta-\Delta}{\mathrm{SE}}`,
    text: 'λ₁ = (δ + Δ) / SE, λ₂ = (δ − Δ) / SE',
  },
  two: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{\frac{1}{n_1}+\frac{1}{n_2}},\quad\nu=n_1+n_2-2`,
    text: 'SE = σ √(1 / n₁ + 1 / n₂), ν = n₁ + n₂ − 2',
  },
  adjusted: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{(1-\rho^2)\left(\frac{1}{n_1}+\frac{1}{n_2}\right)},\quad\nu=n_1+n_2-3`,
    text: 'SE = σ √((1 − ρ²) (1 / n₁ + 1 / n₂)), ν = n₁ + n₂ − 3',
  },
  allocation: {
    tex: String.raw`n_1=k\,n_2`,
    text: 'n₁ = k n₂',
  },
  one: {
    tex: String.raw`\mathrm{SE}=\frac{\sigma}{\sqrt n},\quad\nu=n-1`,
    text: 'SE = σ / √n, ν = n − 1',
  },
} satisfies Formulas
