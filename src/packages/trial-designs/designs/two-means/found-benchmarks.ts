import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { powerTost, r, rootInR, rpact, sciPy } from '../sources.ts'

type Interval = readonly [number, number]

const tTest = (call: string, then = '$delta') => r(`stats::power.t.test(${call}, tol = 1e-12)${then}`)
const means = (call: string, target: string, within: Interval) =>
  rpact(rootInR(`getPowerMeans(alpha = 0.025, sided = 1, ${call})$overallReject`, target, within))
const tost = (call: string, target: string, within: Interval) =>
  powerTost(rootInR(`power.TOST(logscale = FALSE, ${call})`, target, within))
/** The power of a t test whose noncentrality depends on x. */
const nct = (df: number, noncentrality: string, target: string) =>
  sciPy(
    `scipy.optimize.brentq(lambda x: scipy.stats.nct.sf(scipy.stats.t.ppf(0.975, ${df}), ${df}, ${noncentrality}) - ${target}, 1, 9)`,
  )

const difference = { find: 'difference' }
const differences: readonly Benchmark[] = [
  ...printed(
    { ...difference, n: '64' },
    { difference: '4.990697883' },
    tTest('n = 64, delta = NULL, sd = 10, power = 0.8'),
  ),
  ...printed(
    { ...difference, sd: '1', power: '90', n: '17' },
    { difference: '1.146781834' },
    tTest('n = 17, delta = NULL, power = 0.9'),
  ),
  ...printed(
    { ...difference, comparison: 'paired', sides: '1', alpha: '0.01', power: '90', sd: '3', n: '12' },
    { difference: '3.583021504' },
    tTest(
      'n = 12, delta = NULL, sd = 3, power = 0.9, sig.level = 0.01, type = "paired", alternative = "one.sided"',
    ),
  ),
  ...printed(
    { ...difference, comparison: 'one', sd: '2', n: '5' },
    { difference: '3.363994564' },
    tTest('n = 5, delta = NULL, sd = 2, power = 0.8, type = "one.sample"'),
  ),
  ...printed(
    { ...difference, sd: '2', power: '90', allocation: '4:1', n: '20' },
    { difference: '3.385920112' },
    nct(23, 'x / 2 * 4 ** 0.5', '0.9'),
  ),
]

const noninferior = { goal: 'noninferiority', ...difference }
const equivalent = { goal: 'equivalence', ...difference }
const leastFavorable: readonly Benchmark[] = [
  ...printed(
    { ...noninferior, power: '90', n: '100' },
    { leastFavorable: '-0.3934040577' },
    means('thetaH0 = -5, alternative = x, stDev = 10, maxNumberOfSubjects = 200', '0.9', [-5, 5]),
  ),
  ...printed(
    { ...noninferior, better: 'lower', sd: '1.1', margin: '0.4', allocation: '2:1', n: '200' },
    { leastFavorable: '0.02134322935' },
    means(
      'thetaH0 = 0.4, alternative = x, stDev = 1.1, directionUpper = FALSE, maxNumberOfSubjects = 300, allocationRatioPlanned = 2',
      '0.8',
      [-0.4, 0.4],
    ),
  ),
  ...printed(
    { ...noninferior, comparison: 'one', sides: '1', sd: '6', margin: '2', n: '40' },
    { leastFavorable: '0.4009042851' },
    tTest(
      'n = 40, delta = NULL, sd = 6, power = 0.8, sig.level = 0.05, type = "one.sample", alternative = "one.sided"',
      '$delta - 2',
    ),
  ),
  ...printed(
    { ...equivalent, n: '100' },
    { largest: '0.9515788099' },
    tost(
      'alpha = 0.025, theta0 = x, theta1 = -5, theta2 = 5, CV = 10, n = 200, design = "parallel"',
      '0.8',
      [0, 5],
    ),
  ),
  ...printed(
    { ...equivalent, sides: '1', power: '70', allocation: '1:1.5', n: '60' },
    { largest: '1.282251793' },
    tost(
      'alpha = 0.05, theta0 = x, theta1 = -5, theta2 = 5, CV = 10, n = c(60, 90), design = "parallel"',
      '0.7',
      [0, 5],
    ),
  ),
  ...printed(
    { ...equivalent, comparison: 'paired', sides: '1', sd: '6', margin: '3', n: '50' },
    { largest: '0.8532762891' },
    tost(
      'alpha = 0.05, theta0 = x, theta1 = -3, theta2 = 3, CV = 6 / sqrt(2), n = 50, design = "paired"',
      '0.8',
      [0, 3],
    ),
  ),
]

const margin = { find: 'margin' }
const margins: readonly Benchmark[] = [
  ...printed(
    { ...margin, goal: 'noninferiority', difference: '-1', power: '90', n: '150' },
    { margin: '4.755101925' },
    means('thetaH0 = -x, alternative = -1, stDev = 10, maxNumberOfSubjects = 300', '0.9', [1, 10]),
  ),
  ...printed(
    {
      ...margin,
      goal: 'noninferiority',
      better: 'lower',
      difference: '0.1',
      sd: '1.1',
      allocation: '2:1',
      n: '200',
    },
    { margin: '0.4786567706' },
    means(
      'thetaH0 = x, alternative = 0.1, stDev = 1.1, directionUpper = FALSE, maxNumberOfSubjects = 300, allocationRatioPlanned = 2',
      '0.8',
      [0.1, 1],
    ),
  ),
  ...printed(
    { ...margin, goal: 'equivalence', sides: '1', difference: '1', sd: '8', n: '50' },
    { margin: '5.101159794' },
    tost(
      'alpha = 0.05, theta0 = 1, theta1 = -x, theta2 = x, CV = 8, n = 100, design = "parallel"',
      '0.8',
      [2, 10],
    ),
  ),
]

const sd = { find: 'sd' }
const deviations: readonly Benchmark[] = [
  ...printed(
    { ...sd, n: '64' },
    { sd: '10.01863891' },
    tTest('n = 64, delta = 5, sd = NULL, power = 0.8', '$sd'),
  ),
  ...printed(
    { ...sd, comparison: 'paired', difference: '-2.5', power: '90', n: '9' },
    { sd: '2.020236277' },
    tTest('n = 9, delta = 2.5, sd = NULL, power = 0.9, type = "paired"', '$sd'),
  ),
  ...printed(
    { ...sd, goal: 'noninferiority', difference: '-1', power: '85', n: '90' },
    { sd: '8.906594886' },
    tTest('n = 90, delta = 4, sd = NULL, power = 0.85, sig.level = 0.025, alternative = "one.sided"', '$sd'),
  ),
  ...printed(
    { ...sd, goal: 'equivalence', sides: '1', difference: '0.5', margin: '3', allocation: '1:1.5', n: '40' },
    { sd: '4.717180933' },
    tost(
      'alpha = 0.05, theta0 = 0.5, theta1 = -3, theta2 = 3, CV = x, n = c(40, 60), design = "parallel"',
      '0.8',
      [1, 10],
    ),
  ),
  ...printed(
    {
      ...sd,
      comparison: 'paired',
      goal: 'noninferiority',
      better: 'lower',
      difference: '0.8',
      margin: '3',
      n: '30',
    },
    { sd: '4.15693373558' },
    nct(29, '2.2 / x * 30 ** 0.5', '0.8'),
  ),
]

/** What a given size can show. */
export const foundBenchmarks: readonly Benchmark[] = [
  ...differences,
  ...leastFavorable,
  ...margins,
  ...deviations,
]
