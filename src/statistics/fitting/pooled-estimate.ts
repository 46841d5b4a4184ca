import { chiSquaredUpper } from '#src/statistics/distributions/distributions.ts'
import { z975 } from '#src/statistics/interval.ts'

export interface Pooled {
  value: number
  error: number
  lower: number
  upper: number
  /** Cochran's Q, and the p value of the test that one effect holds everywhere. */
  heterogeneity: { q: number; p: number }
}

/**
 * The overall estimate of independent subgroups, each weighted by its inverse variance, with a 95 %
 * interval. Ratios are pooled as logarithms. Source: Cochran WG. Biometrics 1954;10:101-29.
 */
export function pooledEstimate(parts: readonly { value: number; error: number }[]): Pooled {
  const weighted = parts.map((part) => ({ value: part.value, weight: 1 / part.error ** 2 }))
  const total = weighted.reduce((sum, part) => sum + part.weight, 0)
  const value = weighted.reduce((sum, part) => sum + part.weight * part.value, 0) / total
  const q = weighted.reduce((sum, part) => sum + part.weight * (part.value - value) ** 2, 0)
  const error = 1 / Math.sqrt(total)
  return {
    value,
    error,
    lower: value - z975 * error,
    upper: value + z975 * error,
    heterogeneity: { q, p: chiSquaredUpper(q, parts.length - 1) },
  }
}
