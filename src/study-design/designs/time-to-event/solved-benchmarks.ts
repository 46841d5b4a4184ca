import { rpact } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed, type Source } from '#src/study-design/frame/benchmark.ts'

const example =
  'median2 = 12, accrualTime = c(0, 18), followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05'

/** The value with which the power of the expected events is the target. */
const byRoot = (call: string, power: string) =>
  rpact(
    `uniroot around getPowerSurvival(maxNumberOfEvents = those of getEventProbabilities, ${call}, sided = 1) - ${power}`,
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
const freedmanCall = `hazardRatio = x, typeOfComputation = "Freedman", allocationRatioPlanned = 2, maxNumberOfSubjects = 300, ${example}, alpha = 0.025`

/** Found for a given size. */
export const solvedBenchmarks: readonly Benchmark[] = [
  ...solved(
    'hr',
    { n: '200' },
    { hr: '0.696952086', hrAbove: '1.39156681' },
    byRoot(`hazardRatio = x, maxNumberOfSubjects = 400, ${example}, alpha = 0.025`, '0.8'),
  ),
  ...solved('hr', freedman, { hr: '0.6053696634', hrAbove: '1.648064962' }, byRoot(freedmanCall, '0.9')),
  ...solved(
    'hr',
    { n: '60', median: '3', accrual: '6', followUp: '3', lost: '20' },
    { hr: '0.5126990566' },
    byRoot(
      'hazardRatio = x, maxNumberOfSubjects = 120, median2 = 3, accrualTime = c(0, 6), followUpTime = 3, dropoutRate1 = 0.2, dropoutRate2 = 0.2, alpha = 0.025',
      '0.8',
    ),
  ),
  ...solved(
    'hr',
    { ...withMargin, n: '500' },
    { hr: '1.047406115' },
    byRoot(`hazardRatio = x, thetaH0 = 1.3, maxNumberOfSubjects = 1000, ${example}, alpha = 0.025`, '0.8'),
  ),
  ...solved(
    'hr',
    { ...earlier, margin: '0.8', n: '400' },
    { hr: '1.019426042' },
    byRoot(`hazardRatio = x, thetaH0 = 0.8, maxNumberOfSubjects = 800, ${example}, alpha = 0.025`, '0.8'),
  ),
  ...solved(
    'margin',
    { ...withMargin, hr: '1', n: '500' },
    { margin: '1.242756464' },
    byRoot(`hazardRatio = 1, thetaH0 = x, maxNumberOfSubjects = 1000, ${example}, alpha = 0.025`, '0.8'),
  ),
  ...solved(
    'margin',
    { ...withMargin, hr: '0.95', allocation: '2', power: '90', n: '150' },
    { margin: '1.418889641' },
    byRoot(
      `hazardRatio = 0.95, thetaH0 = x, allocationRatioPlanned = 2, maxNumberOfSubjects = 450, ${example}, alpha = 0.025`,
      '0.9',
    ),
  ),
  ...solved(
    'margin',
    { ...earlier, hr: '1.05', n: '150' },
    { margin: '0.707842701' },
    byRoot(`hazardRatio = 1.05, thetaH0 = x, maxNumberOfSubjects = 300, ${example}, alpha = 0.025`, '0.8'),
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
