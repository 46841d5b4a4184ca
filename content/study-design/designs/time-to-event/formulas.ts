import type { Formulas } from '../../../types.ts'

export const formulas = {
  schoenfeld: {
    tex: String.raw`d=\frac{(z_{1-\alpha}+z_{1-\beta})^2\,(1+r)^2}{r\,(\ln\mathrm{HR})^2}`,
    text: 'd = (z(1 − α) + z(1 − β))² (1 + r)² / (r (ln HR)²)',
  },
  margin: {
    tex: String.raw`d=\frac{(z_{1-\alpha}+z_{1-\beta})^2\,(1+r)^2}{r\,(\ln\mathrm{HR}-\ln M)^2}`,
    text: 'd = (z(1 − α) + z(1 − β))² (1 + r)² / (r (ln HR − ln M)²)',
  },
  freedman: {
    tex: String.raw`d=\frac{(z_{1-\alpha}+z_{1-\beta})^2\,(1+r\,\mathrm{HR})^2}{r\,(1-\mathrm{HR})^2}`,
    text: 'd = (z(1 − α) + z(1 − β))² (1 + r HR)² / (r (1 − HR)²)',
  },
  sizes: {
    tex: String.raw`n_0=\frac{d}{P_0+r\,P_1},\quad n_1=r\,n_0`,
    text: 'n₀ = d / (P₀ + r P₁), n₁ = r n₀',
  },
  events: {
    tex: String.raw`P_i=\frac{\lambda_i}{\mu_i}\left(1-\frac{e^{-\mu_i F}-e^{-\mu_i(A+F)}}{\mu_i\,A}\right)`,
    text: 'Pᵢ = (λᵢ / μᵢ) (1 − (e^(−μᵢ F) − e^(−μᵢ (A + F))) / (μᵢ A))',
  },
  eventsEach: {
    tex: String.raw`P_i=\frac{\lambda_i}{\mu_i}\left(1-e^{-\mu_i F}\right)`,
    text: 'Pᵢ = (λᵢ / μᵢ) (1 − e^(−μᵢ F))',
  },
  eventsByPeriod: {
    tex: String.raw`P_i=\sum\lambda_k\,T_k`,
    text: 'Pᵢ = Σ λₖ Tₖ',
  },
  average: {
    tex: String.raw`\ln\mathrm{HR}=\frac{E_1}{E_0+E_1}\,\ln\mathrm{HR}_1`,
    text: 'ln HR = (E₁ / (E₀ + E₁)) ln HR₁',
  },
  hazardsByRate: {
    tex: String.raw`\lambda_0=-\frac{\ln S}{K},\quad\lambda_1=\lambda_0\,\mathrm{HR}`,
    text: 'λ₀ = −ln S / K, λ₁ = λ₀ HR',
  },
  hazards: {
    tex: String.raw`\lambda_0=\frac{\ln 2}{m},\quad\lambda_1=\lambda_0\,\mathrm{HR}`,
    text: 'λ₀ = ln 2 / m, λ₁ = λ₀ HR',
  },
  losses: {
    tex: String.raw`\mu_i=\lambda_i+\eta,\quad\eta=-\frac{\ln(1-L)}{12}`,
    text: 'μᵢ = λᵢ + η, η = −ln(1 − L) / 12',
  },
} satisfies Formulas
