import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { rootInR, rpact } from '../sources.ts'

const example = 'lambda2 = log(2) / 12, accrualTime = c(0, 18), dropoutRate1 = 0.05, dropoutRate2 = 0.05'
const example30 = `time = 30, ${example}`

interface Trial {
  total: number
  /** Arguments of the power and of the expected events. */
  trial: string
  /** Arguments of the power only. */
  test?: string
  /** Of the expected events only. */
  course?: string
}

/** The value with which the power of the expected events is the target. */
const byRoot = (
  { total, trial, test = '', course = example30 }: Trial,
  power: string,
  within: readonly [number, number],
) =>
  rpact(
    rootInR(
      `getPowerSurvival(alpha = 0.025, ${trial}${test}, maxNumberOfSubjects = ${total}, maxNumberOfEvents = ${total} * getEventProbabilities(${trial}, ${course})$overallEventProbabilities)$overallReject`,
      power,
      within,
    ),
  )
const bySearch = (call: string) => rpact(`getSampleSizeSurvival(${call})$followUpTime`)

const solved = (
  find: string,
  inputs: Benchmark['inputs'],
  found: Readonly<Record<string, string>>,
  source: Source,
) => printed({ find, ...inputs }, found, source)

const withMargin = { goal: 'noninferiority' }
const earlier = { ...withMargin, better: 'lower' }
const freedman = { method: 'freedman', allocation: '2', power: '90', n: '100' }
const below = ', directionUpper = FALSE'
const thirds = { total: 300, trial: 'hazardRatio = x, allocationRatioPlanned = 2' }
const byFreedman = ', typeOfComputation = "Freedman"'

/** Found for a given size. */
export const solvedBenchmarks: readonly Benchmark[] = [
  ...solved(
    'hr',
    { n: '200' },
    { hr: '0.696952086' },
    byRoot({ total: 400, trial: 'hazardRatio = x', test: below }, '0.8', [0.5, 1]),
  ),
  ...solved(
    'hr',
    { n: '200' },
    { hrAbove: '1.39156681' },
    byRoot({ total: 400, trial: 'hazardRatio = x' }, '0.8', [1, 2]),
  ),
  ...solved(
    'hr',
    freedman,
    { hr: '0.6053696634' },
    byRoot({ ...thirds, test: `${below}${byFreedman}` }, '0.9', [0.4, 0.9]),
  ),
  ...solved(
    'hr',
    freedman,
    { hrAbove: '1.648064962' },
    byRoot({ ...thirds, test: byFreedman }, '0.9', [1.1, 3]),
  ),
  ...solved(
    'hr',
    { n: '60', median: '3', accrual: '6', followUp: '3', lost: '20' },
    { hr: '0.5126990566' },
    byRoot(
      {
        total: 120,
        trial: 'hazardRatio = x',
        test: below,
        course:
          'time = 9, lambda2 = log(2) / 3, accrualTime = c(0, 6), dropoutRate1 = 0.2, dropoutRate2 = 0.2',
      },
      '0.8',
      [0.3, 1],
    ),
  ),
  ...solved(
    'hr',
    { ...withMargin, n: '500' },
    { hr: '1.047406115' },
    byRoot({ total: 1000, trial: 'hazardRatio = x', test: `${below}, thetaH0 = 1.3` }, '0.8', [0.8, 1.3]),
  ),
  ...solved(
    'hr',
    { ...earlier, margin: '0.8', n: '400' },
    { hr: '1.019426042' },
    byRoot({ total: 800, trial: 'hazardRatio = x', test: ', thetaH0 = 0.8' }, '0.8', [0.8, 1.3]),
  ),
  ...solved(
    'margin',
    { ...withMargin, hr: '1', n: '500' },
    { margin: '1.242756464' },
    byRoot({ total: 1000, trial: 'hazardRatio = 1', test: `${below}, thetaH0 = x` }, '0.8', [1, 2]),
  ),
  ...solved(
    'margin',
    { ...withMargin, hr: '0.95', allocation: '2', power: '90', n: '150' },
    { margin: '1.418889641' },
    byRoot(
      {
        total: 450,
        trial: 'hazardRatio = 0.95, allocationRatioPlanned = 2',
        test: `${below}, thetaH0 = x`,
      },
      '0.9',
      [1, 2],
    ),
  ),
  ...solved(
    'margin',
    { ...earlier, hr: '1.05', n: '150' },
    { margin: '0.707842701' },
    byRoot({ total: 300, trial: 'hazardRatio = 1.05', test: ', thetaH0 = x' }, '0.8', [0.5, 1]),
  ),
  ...solved(
    'followUp',
    { n: '200' },
    { followUp: '12.879457' },
    bySearch(
      'hazardRatio = 0.7, median2 = 12, accrualTime = c(0, 18), maxNumberOfSubjects = 400, dropoutRate1 = 0.05, dropoutRate2 = 0.05, alpha = 0.05, beta = 0.2, sided = 2',
    ),
  ),
  ...solved(
    'followUp',
    { ...freedman, hr: '0.6', n: '110', median: '20', accrual: '24', lost: '10' },
    { followUp: '20.230792' },
    bySearch(
      'typeOfComputation = "Freedman", hazardRatio = 0.6, median2 = 20, allocationRatioPlanned = 2, accrualTime = c(0, 24), maxNumberOfSubjects = 330, dropoutRate1 = 0.1, dropoutRate2 = 0.1, alpha = 0.05, beta = 0.1, sided = 2',
    ),
  ),
  ...solved(
    'followUp',
    { ...withMargin, hr: '0.9', n: '200', median: '14' },
    { followUp: '11.260452' },
    bySearch(
      'thetaH0 = 1.3, hazardRatio = 0.9, median2 = 14, accrualTime = c(0, 18), maxNumberOfSubjects = 400, dropoutRate1 = 0.05, dropoutRate2 = 0.05, alpha = 0.025, beta = 0.2, sided = 1',
    ),
  ),
  ...solved(
    'followUp',
    { sides: '1', alpha: '0.025', hr: '0.5', n: '45', median: '10', accrual: '12', lost: '0' },
    { followUp: '21.229063' },
    bySearch(
      'hazardRatio = 0.5, median2 = 10, accrualTime = c(0, 12), maxNumberOfSubjects = 90, alpha = 0.025, beta = 0.2, sided = 1',
    ),
  ),
]
