import { chiSquaredUpper } from '../distributions/distributions.ts'
import { z975 } from '../interval.ts'
import { sum } from '../sample.ts'

export interface Pooled {
  value: number
  error: number
  lower: number
  upper: number
  /** Cochran's Q, and the p value of the test that all parts have the same effect. */
  heterogeneity: { q: number; p: number }
}

/**
 * The inverse-variance weighted estimate of independent subgroups, with a 95 % interval.
 * Source: Cochran WG. Biometrics 1954;10:101-29.
 * @param parts estimates (ratios as logarithms) and standard errors above 0; an error of 0 gives
 * NaN
 * @returns NaN for no parts; the p value is NaN for one part
 */
export function pooledEstimate(parts: readonly { value: number; error: number }[]): Pooled {
  const weighted = parts.map((part) => ({ value: part.value, weight: 1 / part.error ** 2 }))
  const total = sum(weighted.map(({ weight }) => weight))
  const value = sum(weighted.map((part) => part.weight * part.value)) / total
  const q = sum(weighted.map((part) => part.weight * (part.value - value) ** 2))
  const error = 1 / Math.sqrt(total)
  return {
    value,
    error,
    lower: value - z975 * error,
    upper: value + z975 * error,
    heterogeneity: { q, p: chiSquaredUpper(q, parts.length - 1) },
  }
}
