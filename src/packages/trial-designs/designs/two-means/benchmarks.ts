import { type Benchmark, printed } from '../../frame/benchmark.ts'
import {
  dropoutExample,
  helpPage,
  powerTost,
  pwr,
  r,
  rExamples,
  rpact,
  statsmodelsTests,
  trialSize,
} from '../sources.ts'
import { adjustedBenchmarks } from './adjusted-benchmarks.ts'
import { foundBenchmarks } from './found-benchmarks.ts'

const tTest = (call: string) => r(`stats::power.t.test(${call})$n`)
const means = (call: string) => rpact(`getSampleSizeMeans(${call}, sided = 1)$nFixed1`)
const statsmodels = (test: string) =>
  statsmodelsTests(`test_power.py, ${test} (its values are from the R package pwr)`)
const tost = (call: string) => powerTost(`power.TOST(logscale = FALSE, ${call})`)

const half = { difference: '0.5', sd: '1' }
const one = { difference: '1', sd: '1' }
const oneSided = { sides: '1' }

const superiority: readonly Benchmark[] = [
  ...printed(half, { exact: '63.76576' }, tTest('delta = 0.5, power = 0.8')),
  ...printed(half, { normal: '62.79104' }, trialSize('TwoSampleMean.Equality(0.05, 0.2, 1, 1, 0.5)')),
  ...printed({ ...half, power: '90' }, { exact: '85.03129' }, tTest('delta = 0.5, power = 0.9')),
  ...printed({ ...half, difference: '0.2' }, { exact: '393.4067' }, tTest('delta = 0.2, power = 0.8')),
  ...printed({ ...one, n: '20' }, { power: '0.8689528' }, rExamples('power.t.test(n = 20, delta = 1)')),
  ...printed(
    { ...one, power: '90' },
    { exact: '22.02110' },
    rExamples('power.t.test(power = .90, delta = 1)'),
  ),
  ...printed(
    { ...oneSided, ...one, power: '90' },
    { exact: '17.84713' },
    rExamples('power.t.test(power = .90, delta = 1, alternative = "one.sided")'),
  ),
  ...printed(
    { ...oneSided, alpha: '0.025', difference: '0.3', sd: '1', power: '90' },
    { exact: '234.4628' },
    tTest('delta = 0.3, power = 0.9, sig.level = 0.025, alternative = "one.sided"'),
  ),
  ...printed(
    { difference: '0.05', sd: '0.1' },
    { normal: '63' },
    helpPage('TrialSize')('TwoSampleMean.Equality'),
    { tolerance: 0.5, note: 'roundedUp' },
  ),
  ...printed({ ...one, n: '30' }, { power: '0.967708258242517' }, statsmodels('TestTTPowerTwoS1')),
  ...printed(
    { ...oneSided, ...one, n: '30' },
    { power: '0.985459690251624' },
    statsmodels('TestTTPowerTwoS3'),
  ),
  ...printed(
    { ...oneSided, difference: '0.01', sd: '1', n: '30' },
    { power: '0.0540740302835667' },
    statsmodels('TestTTPowerTwoS4'),
  ),
  ...printed(
    { ...oneSided, difference: '0.1', sd: '1', n: '20', allocation: '1:1.5' },
    { power: '0.09623589080917805' },
    statsmodels('TestTTPowerTwoS6'),
  ),
  ...printed(
    { ...oneSided, difference: '0.6', sd: '1', n: '60', allocation: '1:1.5' },
    { power: '0.973726155' },
    pwr('pwr.t2n.test(d = 0.6, n1 = 90, n2 = 60, alternative = "greater")$power'),
  ),
  ...printed(
    { ...oneSided, alpha: '0.025', difference: '0.4', sd: '1', power: '90', allocation: '1:2' },
    { exact: '99.15173' },
    means('alpha = 0.025, beta = 0.1, alternative = 0.4, stDev = 1, allocationRatioPlanned = 0.5'),
  ),
]

const pairsAndOne: readonly Benchmark[] = [
  ...printed(
    { comparison: 'paired', difference: '4', sd: '8', power: '90' },
    { exact: '43.99552' },
    tTest('delta = 4, sd = 8, power = 0.9, type = "paired"'),
  ),
  ...printed(
    { comparison: 'one', difference: '4', sd: '8', alpha: '0.01' },
    { exact: '50.06470' },
    tTest('delta = 4, sd = 8, sig.level = 0.01, power = 0.8, type = "one.sample"'),
  ),
  ...printed(
    { ...half, comparison: 'one' },
    { normal: '31.39552' },
    trialSize('OneSampleMean.Equality(0.05, 0.2, 1, 0.5)'),
  ),
  ...printed(
    { ...oneSided, ...one, comparison: 'one', n: '30' },
    { power: '0.999892010204909' },
    statsmodels('TestTTPowerOneS3'),
  ),
  ...printed(
    { ...oneSided, comparison: 'one', difference: '0.05', sd: '1', n: '20' },
    { power: '0.0764888785042198' },
    statsmodels('TestTTPowerOneS4'),
  ),
  ...printed(
    { ...oneSided, comparison: 'one', difference: '-0.2', sd: '1', n: '20' },
    { power: '0.21707518167191' },
    statsmodels('TestTTPowerOneS6'),
  ),
]

const noninferior = { ...oneSided, goal: 'noninferiority' }
const margin5 = { ...noninferior, difference: '0', sd: '10', margin: '5' }
const equivalent = { goal: 'equivalence', sd: '10', margin: '5' }
const limits = 'theta1 = -5, theta2 = 5, CV = 10'

const margins: readonly Benchmark[] = [
  ...printed(margin5, { normal: '49.46046' }, trialSize('TwoSampleMean.NIS(0.05, 0.2, 10, 1, -5, 0)'), {
    note: 'helpRoundedUp',
  }),
  ...printed(
    margin5,
    { exact: '50.15080' },
    tTest('delta = 5, sd = 10, power = 0.8, alternative = "one.sided"'),
  ),
  ...printed(
    { ...noninferior, alpha: '0.025', difference: '1', sd: '6', margin: '2' },
    { exact: '63.76578' },
    means('alpha = 0.025, beta = 0.2, thetaH0 = -2, alternative = 1, stDev = 6'),
  ),
  ...printed(
    { ...noninferior, comparison: 'one', difference: '0.5', sd: '1', margin: '0.5' },
    { normal: '6.182557' },
    trialSize('OneSampleMean.NIS(0.05, 0.2, 1, 0.5, -0.5)'),
  ),
  ...printed(
    { ...equivalent, difference: '0', n: '86' },
    { power: '0.806459781' },
    tost(`alpha = 0.025, theta0 = 0, ${limits}, n = 172, design = "parallel"`),
  ),
  ...printed(
    { ...equivalent, ...oneSided, difference: '0', n: '70' },
    { power: '0.805931182' },
    tost(`alpha = 0.05, theta0 = 0, ${limits}, n = 140, design = "parallel"`),
  ),
  ...printed(
    { ...equivalent, ...oneSided, difference: '1', n: '60', allocation: '1:1.5' },
    { power: '0.745334122' },
    tost(`alpha = 0.05, theta0 = 1, ${limits}, n = c(60, 90), design = "parallel"`),
  ),
  ...printed(
    { ...equivalent, ...oneSided, comparison: 'paired', difference: '0.5', sd: '6', margin: '3', n: '40' },
    { power: '0.803583319' },
    tost('alpha = 0.05, theta0 = 0.5, theta1 = -3, theta2 = 3, CV = 6 / sqrt(2), n = 40, design = "paired"'),
  ),
]

const losses = printed({ ...half, n: '20', dropout: '20' }, { enrolledTotal: '50' }, dropoutExample)

const lower = { goal: 'noninferiority', better: 'lower', difference: '0.1', sd: '1.1', margin: '0.4' }
const lowerPower = (more: string) =>
  rpact(
    `getPowerMeans(alpha = 0.025, thetaH0 = 0.4, alternative = 0.1, stDev = 1.1, directionUpper = FALSE, ${more}, sided = 1)$overallReject`,
  )

const lowerIsBetter: readonly Benchmark[] = [
  ...printed(
    lower,
    { exact: '212.0123' },
    tTest('delta = 0.3, sd = 1.1, power = 0.8, sig.level = 0.025, alternative = "one.sided", tol = 1e-10'),
  ),
  ...printed({ ...lower, n: '213' }, { power: '0.80182817' }, lowerPower('maxNumberOfSubjects = 426')),
  ...printed(
    { ...lower, n: '200', allocation: '2:1' },
    { power: '0.60243865' },
    lowerPower('maxNumberOfSubjects = 300, allocationRatioPlanned = 2'),
  ),
]

export const benchmarks: readonly Benchmark[] = [
  ...superiority,
  ...pairsAndOne,
  ...margins,
  ...losses,
  ...lowerIsBetter,
  ...adjustedBenchmarks,
  ...foundBenchmarks,
]
