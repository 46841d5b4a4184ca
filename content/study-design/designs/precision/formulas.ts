import type { Formulas } from '../../../types.ts'

export const formulas = {
  mean: {
    tex: String.raw`w=t_{n-1,1-\alpha/2}\,\frac{\sigma}{\sqrt n}`,
    text: 'w = t(n − 1, 1 − α/2) σ / √n',
  },
  rate: {
    tex: String.raw`w=z\sqrt{\frac{\lambda}{n\,T}}`,
    text: 'w = z √(λ / (n T))',
  },
  wald: {
    tex: String.raw`w=z\sqrt{\frac{p\,(1-p)}{n}}`,
    text: 'w = z √(p (1 − p) / n)',
  },
  wilson: {
    tex: String.raw`w=\frac{z\sqrt{\frac{p\,(1-p)}{n}+\frac{z^2}{4n^2}}}{1+\frac{z^2}{n}}`,
    text: 'w = z √(p (1 − p) / n + z² / (4n²)) / (1 + z² / n)',
  },
  quantile: {
    tex: String.raw`z=z_{1-\alpha/2}`,
    text: 'z = z(1 − α/2)',
  },
} satisfies Formulas
