import type { Estimate } from '#src/statistics/interval.ts'

/** A p value as journals print it: three decimals, never zero. */
export function formatP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`
}

/** The three numbers of an estimate, for the places of a template. */
export function formatEstimate({ value, lower, upper }: Estimate, decimals = 2) {
  return { value: value.toFixed(decimals), lower: lower.toFixed(decimals), upper: upper.toFixed(decimals) }
}

/**
 * The same under names of their own, where a template has more than one estimate: `half`,
 * `halfLower`, `halfUpper`.
 */
export function namedEstimate(name: string, estimate: Estimate, decimals = 2): Record<string, string> {
  const { value, lower, upper } = formatEstimate(estimate, decimals)
  return { [name]: value, [`${name}Lower`]: lower, [`${name}Upper`]: upper }
}
