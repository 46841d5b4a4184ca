import type { Estimate } from '@marom/statistics'

/** As journals print a p value: three decimals, never zero. */
export function formatP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`
}

/** A median that is not reached, or its limit, is "NR". */
export function formatEstimate({ value, lower, upper }: Estimate, decimals = 2) {
  const print = (one: number) => (Number.isFinite(one) ? one.toFixed(decimals) : 'NR')
  return { value: print(value), lower: print(lower), upper: print(upper) }
}

/** For a template with several estimates: `half`, `halfLower`, `halfUpper`. */
export function namedEstimate(name: string, estimate: Estimate, decimals = 2): Record<string, string> {
  const { value, lower, upper } = formatEstimate(estimate, decimals)
  return { [name]: value, [`${name}Lower`]: lower, [`${name}Upper`]: upper }
}
