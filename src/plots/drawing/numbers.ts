import type { Estimate } from '../statistics/interval.ts'

/** A p value as journals print it: three decimals, never zero. */
export function formatP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`
}

/** The three numbers of an estimate, for the places of a template. */
export function formatEstimate({ value, lower, upper }: Estimate, decimals = 2) {
  return { value: value.toFixed(decimals), lower: lower.toFixed(decimals), upper: upper.toFixed(decimals) }
}
