import type { Formulas } from '../../../types.ts'

export const formulas = {
  noncentral: {
    tex: String.raw`1-\beta=P(T_{\nu,\lambda}>t_{\nu,1-\alpha})`,
    text: '1 − β = P(T(ν, λ) > t(ν, 1 − α))',
  },
  df: {
    tex: String.raw`\nu=2\,(k-1)`,
    text: 'ν = 2 (k − 1)',
  },
  meansSuperiority: {
    tex: String.raw`\lambda=\frac{|\delta|}{\mathrm{SE}}`,
    text: 'λ = |δ| / SE',
  },
  meansHigher: {
    tex: String.raw`\lambda=\frac{\delta+\Delta}{\mathrm{SE}}`,
    text: 'λ = (δ + Δ) / SE',
  },
  meansLower: {
    tex: String.raw`\lambda=\frac{\Delta-\delta}{\mathrm{SE}}`,
    text: 'λ = (Δ − δ) / SE',
  },
  proportionsSuperiority: {
    tex: String.raw`\lambda=\frac{|p_1-p_2|}{\mathrm{SE}}`,
    text: 'λ = |p₁ − p₂| / SE',
  },
  proportionsHigher: {
    tex: String.raw`\lambda=\frac{p_1-p_2+\Delta}{\mathrm{SE}}`,
    text: 'λ = (p₁ − p₂ + Δ) / SE',
  },
  proportionsLower: {
    tex: String.raw`\lambda=\frac{p_2-p_1+\Delta}{\mathrm{SE}}`,
    text: 'λ = (p₂ − p₁ + Δ) / SE',
  },
  means: {
    tex: String.raw`\mathrm{SE}=\sigma\sqrt{\frac{2D}{m\,k}}`,
    text: 'SE = σ √(2D / (m k))',
  },
  proportions: {
    tex: String.raw`\mathrm{SE}^2=\left(p_1(1-p_1)+p_2(1-p_2)\right)\frac{D}{m\,k}`,
    text: 'SE² = (p₁ (1 − p₁) + p₂ (1 − p₂)) D / (m k)',
  },
  equal: {
    tex: String.raw`D=1+(m-1)\,\rho`,
    text: 'D = 1 + (m − 1) ρ',
  },
  weighted: {
    tex: String.raw`D=1+\left((1+\mathrm{cv}^2)\,m-1\right)\rho`,
    text: 'D = 1 + ((1 + cv²) m − 1) ρ',
  },
  unweighted: {
    tex: String.raw`D=m\,\rho+(1+\mathrm{cv}^2)(1-\rho)`,
    text: 'D = m ρ + (1 + cv²) (1 − ρ)',
  },
} satisfies Formulas
