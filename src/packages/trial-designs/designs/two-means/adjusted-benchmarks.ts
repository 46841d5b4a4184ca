import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { mkPower, superpowerVignette, trialSize } from '../sources.ts'

/** The F test of two groups is the t test of both sides: at these powers the other side is nothing. */
const ancova = (call: string, then: string) => mkPower(`power.ancova(${call}, rel.tol = 1e-12)$${then}`)
const size = (call: string) => ancova(call, 'ns[1]')
/** The x with which groups have a power of 90 %. */
const found = (call: string, from: number) =>
  mkPower(
    `uniroot(function(x) power.ancova(${call}, rel.tol = 1e-12)$power - 0.9, c(${from}, 20), tol = 1e-12)$root`,
  )

const power90 = { power: '90' }
const half = { correlation: '0.5' }

/** The baseline value as a covariate. */
export const adjustedBenchmarks: readonly Benchmark[] = [
  ...printed(
    { difference: '1', sd: '1', n: '15', correlation: '0.4472135955' },
    { power: '0.8255707' },
    superpowerVignette('ANCOVA_contrast(cmat = c(-1, 1), n = 15, mu = c(0, 1), sd = 1, r2 = 0.2, n_cov = 1)'),
    { tolerance: 2e-5, note: 'tailsLeftOut' },
  ),
  ...printed({ ...half, ...power90 }, { exact: '64.53417767' }, size('mu = c(5, 0), var = 75, power = 0.9')),
  ...printed(
    { difference: '0.4', sd: '1', correlation: '0.6', alpha: '0.01', power: '95' },
    { exact: '144.6913052' },
    size('mu = c(0.4, 0), var = 1 - 0.6^2, power = 0.95, sig.level = 0.01'),
  ),
  ...printed(
    { n: '40', correlation: '0.7' },
    { power: '0.8668655821' },
    ancova('n = c(40, 40), mu = c(5, 0), var = 100 * (1 - 0.7^2)', 'power'),
  ),
  ...printed(
    { n: '5', difference: '10', sd: '5', alpha: '0.01', ...half },
    { power: '0.5223234711' },
    ancova('n = c(5, 5), mu = c(10, 0), var = 25 * (1 - 0.5^2), sig.level = 0.01', 'power'),
  ),
  ...printed(
    { n: '60', allocation: '2', difference: '6', correlation: '0.4' },
    { power: '0.8208560535' },
    ancova('n = c(60, 30), group.ratio = c(1, 0.5), mu = c(6, 0), var = 100 * (1 - 0.4^2)', 'power'),
  ),
  ...printed(
    { allocation: '1:2', difference: '6', correlation: '0.4', ...power90 },
    { exact: '37.77182644' },
    size('mu = c(6, 0), var = 100 * (1 - 0.4^2), group.ratio = c(1, 2), power = 0.9'),
  ),
  ...printed(
    { goal: 'noninferiority', difference: '0', correlation: '0.6', ...power90 },
    { exact: '55.29261145' },
    size('mu = c(5, 0), var = 100 * (1 - 0.6^2), power = 0.9'),
  ),
  ...printed(
    {
      goal: 'noninferiority',
      sides: '1',
      alpha: '0.01',
      difference: '1',
      sd: '8',
      correlation: '0.3',
      margin: '2',
      ...power90,
    },
    { exact: '170.3340431' },
    size('mu = c(3, 0), var = 64 * (1 - 0.3^2), sig.level = 0.02, power = 0.9'),
  ),
  ...printed(
    { find: 'difference', n: '50', ...half, ...power90 },
    { difference: '5.700529565' },
    found('n = c(50, 50), mu = c(x, 0), var = 100 * (1 - 0.5^2)', 1),
  ),
  ...printed(
    { find: 'sd', n: '30', correlation: '0.8', ...power90 },
    { sd: '9.700488548' },
    found('n = c(30, 30), mu = c(5, 0), var = x^2 * (1 - 0.8^2)', 3),
  ),
  ...printed(
    { find: 'margin', goal: 'noninferiority', difference: '-1', n: '80', ...half, ...power90 },
    { margin: '5.480375626' },
    found('n = c(80, 80), mu = c(x - 1, 0), var = 100 * (1 - 0.5^2)', 2),
  ),
  ...printed(
    { ...half, ...power90 },
    { normal: '63.04453841' },
    trialSize('TwoSampleMean.Equality(0.05, 0.1, 10 * sqrt(1 - 0.5^2), 1, 5)'),
  ),
]
