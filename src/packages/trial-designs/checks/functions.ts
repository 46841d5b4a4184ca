import { noncentralTCdf, owensQ } from '@marom/statistics/distributions'
import { conditionalPowers } from './conditional-power.ts'
import { monitoringFunctions } from './monitoring.ts'

const distributions: readonly (readonly [string, () => number])[] = [
  ['Q(10, 2.5, 5, 0, 2)', () => owensQ(10, 2.5, 5, 0, 2)],
  ['Q(10, −2.5, −5, 0, 2)', () => owensQ(10, -2.5, -5, 0, 2)],
  ['P(T ≤ 2.0244), ν = 38, λ = 3.1623', () => noncentralTCdf(2.0244, 38, 3.1623)],
  ['P(T ≤ −1.5), ν = 10, λ = −2', () => noncentralTCdf(-1.5, 10, -2)],
  ['P(T ≤ 40), ν = 10, λ = 35', () => noncentralTCdf(40, 10, 35)],
  ['P(T ≤ 1.65), ν = 1000000, λ = 2.5', () => noncentralTCdf(1.65, 1e6, 2.5)],
]

/** What designs share, by the expression that `benchmarks.csv` has as its quantity. */
export const functions: ReadonlyMap<string, () => number> = new Map([
  ...distributions,
  ...conditionalPowers,
  ...monitoringFunctions,
])
