import type { Formulas } from '../../../types.ts'

export const formulas = {
  owen: {
    tex: String.raw`1-\beta=Q_\nu(-t,\delta_2)-Q_\nu(t,\delta_1)`,
    text: '1 − β = Q(ν, −t, δ₂) − Q(ν, t, δ₁)',
  },
  range: {
    tex: String.raw`t=t_{\nu,1-\alpha},\quad R=\frac{(\delta_1-\delta_2)\sqrt\nu}{2\,t}`,
    text: 't = t(ν, 1 − α), R = (δ₁ − δ₂) √ν / (2 t)',
  },
  limits: {
    tex: String.raw`\delta_1=\frac{\ln\theta-\ln\theta_1}{\mathrm{SE}},\quad\delta_2=\frac{\ln\theta-\ln\theta_2}{\mathrm{SE}}`,
    text: 'δ₁ = (ln θ − ln θ₁) / SE, δ₂ = (ln θ − ln θ₂) / SE',
  },
  twoPeriods: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{\frac12\left(\frac{1}{n_1}+\frac{1}{n_2}\right)},\quad\nu=n-2`,
    text: 'SE = σ √((1 / 2) (1 / n₁ + 1 / n₂)), ν = n − 2',
  },
  fourPeriods: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{\frac14\left(\frac{1}{n_1}+\frac{1}{n_2}\right)},\quad\nu=3n-4`,
    text: 'SE = σ √((1 / 4) (1 / n₁ + 1 / n₂)), ν = 3n − 4',
  },
  parallel: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{\frac{1}{n_1}+\frac{1}{n_2}},\quad\nu=n-2`,
    text: 'SE = σ √(1 / n₁ + 1 / n₂), ν = n − 2',
  },
  deviation: {
    tex: String.raw`\sigma^2=\ln(1+\mathrm{CV}^2)`,
    text: 'σ² = ln(1 + CV²)',
  },
} satisfies Formulas
