import type { Formulas } from '../../../types.ts'

export const formulas = {
  efficacyObrienFleming: {
    tex: String.raw`a(t)=2-2\,\Phi\!\left(\frac{z_{1-\alpha/2}}{\sqrt t}\right)`,
    text: 'a(t) = 2 − 2 Φ(z(1 − α/2) / √t)',
  },
  efficacyPocock: {
    tex: String.raw`a(t)=\alpha\,\ln(1+(e-1)\,t)`,
    text: 'a(t) = α ln(1 + (e − 1) t)',
  },
  efficacyHwangShihDeCani: {
    tex: String.raw`a(t)=\alpha\,\frac{1-e^{-\gamma\,t}}{1-e^{-\gamma}}`,
    text: 'a(t) = α (1 − e^(−γ t)) / (1 − e^(−γ))',
  },
  efficacyWangTsiatis: {
    tex: String.raw`c_k=C\,t_k^{\Delta-1/2}`,
    text: 'cₖ = C tₖ^(Δ − 1/2)',
  },
  efficacyAtEnd: {
    tex: String.raw`c_k=\infty\quad(t_k<1)`,
    text: 'cₖ = ∞ (tₖ < 1)',
  },
  spentSoFar: {
    tex: String.raw`\sum_{j\le k}P_0(S_j)=a(t_k)\quad(k\in U)`,
    text: 'Σ(j ≤ k) P₀(Sⱼ) = a(tₖ) (k ∈ U)',
  },
  efficacyGap: {
    tex: String.raw`c_k=\infty\quad(k\notin U)`,
    text: 'cₖ = ∞ (k ∉ U)',
  },
  futilitySoFar: {
    tex: String.raw`\sum_{j\le k}P_1(F_j)=b(t_k)\quad(k\in L)`,
    text: 'Σ(j ≤ k) P₁(Fⱼ) = b(tₖ) (k ∈ L)',
  },
  futilityGap: {
    tex: String.raw`f_k=-\infty\quad(k\notin L)`,
    text: 'fₖ = −∞ (k ∉ L)',
  },
  mirrored: {
    tex: String.raw`S_k=\{|Z_j|<c_j\,(j<k),\,Z_k\ge c_k\}`,
    text: 'Sₖ = {|Zⱼ| < cⱼ (j < k), Zₖ ≥ cₖ}',
  },
  binding: {
    tex: String.raw`S_k=\{f_j\le Z_j<c_j\,(j<k),\,Z_k\ge c_k\}`,
    text: 'Sₖ = {fⱼ ≤ Zⱼ < cⱼ (j < k), Zₖ ≥ cₖ}',
  },
  upper: {
    tex: String.raw`S_k=\{Z_j<c_j\,(j<k),\,Z_k\ge c_k\}`,
    text: 'Sₖ = {Zⱼ < cⱼ (j < k), Zₖ ≥ cₖ}',
  },
  spent: {
    tex: 'P_0(S_k)=a(t_k)-a(t_{k-1})',
    text: 'P₀(Sₖ) = a(tₖ) − a(tₖ₋₁)',
  },
  whole: {
    tex: String.raw`\sum_k P_0(S_k)=\alpha`,
    text: 'Σ(k) P₀(Sₖ) = α',
  },
  futilityObrienFleming: {
    tex: String.raw`b(t)=2-2\,\Phi\!\left(\frac{z_{1-\beta/2}}{\sqrt t}\right)`,
    text: 'b(t) = 2 − 2 Φ(z(1 − β/2) / √t)',
  },
  futilityPocock: {
    tex: String.raw`b(t)=\beta\,\ln(1+(e-1)\,t)`,
    text: 'b(t) = β ln(1 + (e − 1) t)',
  },
  futilityHwangShihDeCani: {
    tex: String.raw`b(t)=\beta\,\frac{1-e^{-\gamma_\beta\,t}}{1-e^{-\gamma_\beta}}`,
    text: 'b(t) = β (1 − e^(−γᵦ t)) / (1 − e^(−γᵦ))',
  },
  futile: {
    tex: String.raw`F_k=\{f_j\le Z_j<c_j\,(j<k),\,Z_k<f_k\}`,
    text: 'Fₖ = {fⱼ ≤ Zⱼ < cⱼ (j < k), Zₖ < fₖ}',
  },
  futilitySpent: {
    tex: 'P_1(F_k)=b(t_k)-b(t_{k-1})',
    text: 'P₁(Fₖ) = b(tₖ) − b(tₖ₋₁)',
  },
  harmObrienFleming: {
    tex: String.raw`a_h(t)=2-2\,\Phi\!\left(\frac{z_{1-\alpha_h/2}}{\sqrt t}\right)`,
    text: 'aₕ(t) = 2 − 2 Φ(z(1 − αₕ/2) / √t)',
  },
  harmPocock: {
    tex: String.raw`a_h(t)=\alpha_h\,\ln(1+(e-1)\,t)`,
    text: 'aₕ(t) = αₕ ln(1 + (e − 1) t)',
  },
  harmHwangShihDeCani: {
    tex: String.raw`a_h(t)=\alpha_h\,\frac{1-e^{-\gamma_h\,t}}{1-e^{-\gamma_h}}`,
    text: 'aₕ(t) = αₕ (1 − e^(−γₕ t)) / (1 − e^(−γₕ))',
  },
  harmful: {
    tex: String.raw`H_k=\{h_j<Z_j<c_j\,(j<k),\,Z_k\le h_k\}`,
    text: 'Hₖ = {hⱼ < Zⱼ < cⱼ (j < k), Zₖ ≤ hₖ}',
  },
  harmSpent: {
    tex: 'P_0(H_k)=a_h(t_k)-a_h(t_{k-1})',
    text: 'P₀(Hₖ) = aₕ(tₖ) − aₕ(tₖ₋₁)',
  },
  harmBelowFutility: {
    tex: String.raw`h_k\le f_k`,
    text: 'hₖ ≤ fₖ',
  },
  process: {
    tex: String.raw`E(Z_k)=\theta\sqrt{t_k},\quad\mathrm{Cov}(Z_j,Z_k)=\sqrt{t_j/t_k}`,
    text: 'E(Zₖ) = θ √tₖ, Cov(Zⱼ, Zₖ) = √(tⱼ/tₖ)',
  },
  processDelayed: {
    tex: String.raw`E(Z_k)=\theta\sqrt{t_k}\,\frac{\ln\bar h_k}{\ln\bar h},\quad\mathrm{Cov}(Z_j,Z_k)=\sqrt{t_j/t_k}`,
    text: 'E(Zₖ) = θ √tₖ ln h̄ₖ / ln h̄, Cov(Zⱼ, Zₖ) = √(tⱼ/tₖ)',
  },
  maximum: {
    tex: String.raw`N=R\,N_1`,
    text: 'N = R N₁',
  },
  inflation: {
    tex: String.raw`R=\left(\frac{\theta}{z_{1-\alpha}+z_{1-\beta}}\right)^{2}`,
    text: 'R = (θ / (z(1 − α) + z(1 − β)))²',
  },
} satisfies Formulas
