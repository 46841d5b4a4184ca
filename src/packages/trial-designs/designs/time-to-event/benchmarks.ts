import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { gsDesign, gsDesignTests, rpact, rpactTests, sasOutput } from '../sources.ts'
import { courseBenchmarks } from './course-benchmarks.ts'
import { delayBenchmarks } from './delay-benchmarks.ts'
import { givenSizes } from './given-sizes.ts'
import { solvedBenchmarks } from './solved-benchmarks.ts'
import { unequalArms } from './unequal-arms.ts'

const survival = (call: string) => rpact(`with(getSampleSizeSurvival(${call}), c(eventsFixed, nFixed))`)
const planTests = rpactTests('test-f_design_plan_survival.R')

/** Two-sided 0.05, 90 %, medians of 12 in controls, 18 + 12 months, nobody lost. */
const planned = { power: '90', median: '12', accrual: '18', followUp: '12', lost: '0' }
const plannedCall =
  'median2 = 12, accrualTime = c(0, 18), followUpTime = 12, alpha = 0.05, beta = 0.1, sided = 2'
const oneSided = { sides: '1', alpha: '0.025' }

/** Hazard 0.03466 a month in controls: ln 2 / 20, rounded as the program was given it. */
const mice = { power: '90', hr: '0.5', median: '19.9984760692425', followUp: '12', lost: '0' }
const miceInFull = { ...mice, median: '20', accrual: '24' }
const miceCall = 'hazardRatio = 0.5, median2 = 20, accrualTime = c(0, 24), followUpTime = 12'
const lost = (share: string) => `dropoutRate1 = ${share}, dropoutRate2 = ${share}`

const unequal = {
  method: 'freedman',
  hr: '0.7',
  allocation: '2',
  median: '20',
  accrual: '24',
  followUp: '12',
  lost: '10',
}
const noninferior = {
  ...oneSided,
  goal: 'noninferiority',
  hr: '0.9',
  margin: '1.3',
  allocation: '2',
  median: '14',
  accrual: '18',
  followUp: '18',
  lost: '5',
}
const noDifference = { ...oneSided, goal: 'noninferiority', power: '90', hr: '1' }

const pair = (inputs: Benchmark['inputs'], exactEvents: string, exactTotal: string, source: Source) =>
  printed(inputs, { exactEvents, exactTotal }, source)

export const benchmarks: readonly Benchmark[] = [
  ...pair(
    { ...planned, hr: '0.6' },
    '161.0685919',
    '268.831393',
    survival(`hazardRatio = 0.6, ${plannedCall}`),
  ),
  ...pair(
    { ...planned, hr: '0.6', method: 'freedman' },
    '168.118769',
    '280.5984849',
    survival(`typeOfComputation = "Freedman", hazardRatio = 0.6, ${plannedCall}`),
  ),
  ...printed({ ...planned, hr: '0.7' }, { exactEvents: '330.377914' }, gsDesign('nEvents(hr = 0.7)')),
  ...pair(
    { ...planned, hr: '0.7', lost: '5' },
    '330.377914',
    '547.9891076',
    survival(`hazardRatio = 0.7, ${lost('0.05')}, ${plannedCall}`),
  ),
  ...pair({ ...mice, accrual: '24' }, '87.4793', '197.1152', sasOutput),
  ...printed({ ...mice, accrual: '30.36265' }, { exactTotal: '182.1759' }, sasOutput),
  ...pair(
    miceInFull,
    '87.4792977',
    '197.1255534',
    survival(`${miceCall}, alpha = 0.05, beta = 0.1, sided = 2`),
  ),
  ...printed(
    miceInFull,
    { exactTotal: '197.125553' },
    gsDesign('nSurv(lambdaC = log(2) / 20, hr = 0.5, T = 36, minfup = 12, method = "Schoenfeld")$n'),
  ),
  ...printed(
    { ...miceInFull, lost: '10' },
    { exactTotal: '216.8436875' },
    rpact(`getSampleSizeSurvival(${miceCall}, ${lost('0.1')}, alpha = 0.05, beta = 0.1, sided = 2)$nFixed`),
  ),
  ...pair(
    unequal,
    '251.1641515',
    '584.0498329',
    survival(
      `typeOfComputation = "Freedman", hazardRatio = 0.7, allocationRatioPlanned = 2, median2 = 20, accrualTime = c(0, 24), followUpTime = 12, ${lost('0.1')}, alpha = 0.05, beta = 0.2, sided = 2`,
    ),
  ),
  ...pair(
    { hr: '0.7', method: 'freedman', median: '12', accrual: '18', followUp: '12', lost: '5' },
    '252.036249',
    '418.04586',
    gsDesign(
      'with(nSurv(lambdaC = log(2) / 12, hr = 0.7, eta = -log(0.95) / 12, T = 30, minfup = 12, beta = 0.2, method = "Freedman"), c(d, n))',
    ),
  ),
  ...pair(
    noninferior,
    '261.2007349',
    '388.4222982',
    survival(
      `thetaH0 = 1.3, hazardRatio = 0.9, allocationRatioPlanned = 2, median2 = 14, accrualTime = c(0, 18), followUpTime = 18, ${lost('0.05')}, alpha = 0.025, beta = 0.2, sided = 1`,
    ),
  ),
  ...pair(
    { ...noDifference, margin: '1.25', median: '24', accrual: '24', followUp: '24', lost: '0' },
    '844.0876165',
    '1320.276823',
    survival(
      'thetaH0 = 1.25, hazardRatio = 1, median2 = 24, accrualTime = c(0, 24), followUpTime = 24, alpha = 0.025, beta = 0.1, sided = 1',
    ),
  ),
  ...printed(
    { ...noDifference, margin: '1.3' },
    { exactEvents: '610.586007' },
    gsDesign('nEvents(hr = 1, hr0 = 1.3)'),
  ),
  ...printed(
    { ...oneSided, hr: '0.7', allocation: '2' },
    { exactEvents: '277.635493' },
    gsDesign('nEvents(hr = 0.7, alpha = 0.025, beta = 0.2, ratio = 2)'),
  ),
  ...pair(
    { ...oneSided, hr: '0.6', median: '3', accrual: '12', followUp: '6', lost: '0' },
    '120.3157',
    '141.26641',
    planTests('median survival times 5 and 3'),
  ),
  ...printed(
    {
      ...oneSided,
      alpha: '0.01',
      hr: '2.2892242',
      median: '37.275405',
      accrual: '12',
      followUp: '6',
      lost: '0',
    },
    { exactEvents: '58.52451' },
    planTests('fixed sample size, alpha = 0.01'),
  ),
  ...pair(
    { ...oneSided, hr: '1.5', median: '8', accrual: '10', followUp: '10', lost: '0' },
    '190.9680402',
    '243.8640434',
    survival(
      'hazardRatio = 1.5, median2 = 8, accrualTime = c(0, 10), followUpTime = 10, alpha = 0.025, beta = 0.2',
    ),
  ),
  ...printed(
    {
      ...oneSided,
      power: '90',
      hr: '0.5',
      median: '10',
      accrual: '12',
      followUp: '30',
      lost: '0',
      n: '24',
    },
    { expectedEvents: '39.02121789', power: '0.58120457' },
    gsDesignTests('test-independent-test-nSurv.R (its values are from East 6.5)'),
  ),
  ...unequalArms,
  ...givenSizes,
  ...solvedBenchmarks,
  ...courseBenchmarks,
  ...delayBenchmarks,
]
