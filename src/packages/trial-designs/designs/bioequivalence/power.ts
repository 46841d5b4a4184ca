import { tostPower, tQuantile } from '@marom/statistics/distributions'
import type { Inputs, Layout } from './inputs.ts'

/** The factor of the variance of the estimate, and the residual degrees of freedom. */
export const layouts: Record<Layout, { factor: number; df: (n: number) => number }> = {
  '2x2': { factor: 1 / 2, df: (n) => n - 2 },
  '2x2x4': { factor: 1 / 4, df: (n) => 3 * n - 4 },
  parallel: { factor: 1, df: (n) => n - 2 },
}

export function halves(total: number): { first: number; second: number } {
  const first = Number.isInteger(total) ? Math.ceil(total / 2) : total / 2
  return { first, second: total - first }
}

/** The standard deviation of the logarithms, in terms of which the CV of a log-normal value is known. */
export const logSdOf = (cv: number) => Math.sqrt(Math.log1p(cv * cv))

/** The standard error of the logarithm of the ratio for a standard deviation of 1. */
export function errorAt(layout: Layout, total: number): number {
  const { first, second } = halves(total)
  return Math.sqrt(layouts[layout].factor * (1 / first + 1 / second))
}

export function powerAt({ layout, alpha, cv, gmr, lower, upper }: Inputs, total: number): number {
  const df = layouts[layout].df(total)
  const error = logSdOf(cv) * errorAt(layout, total)
  const critical = tQuantile(1 - alpha, df)
  return tostPower(df, critical, Math.log(gmr / lower) / error, Math.log(gmr / upper) / error)
}
