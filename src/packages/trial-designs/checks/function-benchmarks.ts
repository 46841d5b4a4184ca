import { noncentralTCdf, owensQ } from '@marom/statistics/distributions'
import { helpPage, sciPy } from '../designs/sources.ts'
import type { FunctionBenchmark } from '../frame/benchmark.ts'
import { conditionalPowerBenchmarks } from './conditional-power-benchmarks.ts'
import { monitoringBenchmarks } from './monitoring-benchmarks.ts'

const scipy = (call: string) => sciPy(`scipy.stats.nct.cdf(${call})`)

export const functionBenchmarks: readonly FunctionBenchmark[] = [
  {
    expression: 'Q(10, 2.5, 5, 0, 2)',
    compute: () => owensQ(10, 2.5, 5, 0, 2),
    printed: '9.388137e-6',
    source: helpPage('PowerTOST')('OwensQ'),
  },
  {
    expression: 'Q(10, −2.5, −5, 0, 2)',
    compute: () => owensQ(10, -2.5, -5, 0, 2),
    printed: '0.05264363',
    source: helpPage('PowerTOST')('OwensQ'),
  },
  {
    expression: 'P(T ≤ 2.0244), ν = 38, λ = 3.1623',
    compute: () => noncentralTCdf(2.0244, 38, 3.1623),
    printed: '0.131043806868',
    source: scipy('2.0244, 38, 3.1623'),
  },
  {
    expression: 'P(T ≤ −1.5), ν = 10, λ = −2',
    compute: () => noncentralTCdf(-1.5, 10, -2),
    printed: '0.695214552624',
    source: scipy('-1.5, 10, -2'),
  },
  {
    expression: 'P(T ≤ 40), ν = 10, λ = 35',
    compute: () => noncentralTCdf(40, 10, 35),
    printed: '0.661561896018',
    source: scipy('40, 10, 35'),
  },
  {
    expression: 'P(T ≤ 1.65), ν = 1000000, λ = 2.5',
    compute: () => noncentralTCdf(1.65, 1e6, 2.5),
    printed: '0.197662589277',
    source: scipy('1.65, 1e6, 2.5'),
  },
  ...conditionalPowerBenchmarks,
  ...monitoringBenchmarks,
]
