import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rpact } from '../sources.ts'

const trial = { unit: 'survival', sides: '1', alpha: '0.025' }

const byRpact = (inputs: Benchmark['inputs'], exactTotal: string, course: string) =>
  printed(
    { ...trial, ...inputs },
    { exactMaximum: '249.9446993', exactTotal },
    rpact(
      `with(getSampleSizeSurvival(getDesignGroupSequential(kMax = 3, alpha = 0.025, beta = 0.2, typeOfDesign = "asOF"), hazardRatio = 0.7, ${course}), c(maxNumberOfEvents, maxNumberOfSubjects))`,
    ),
  )

/** A sequential plan of each course of a survival trial. */
export const courseBenchmarks: readonly Benchmark[] = [
  ...byRpact(
    { pace: 'steps' },
    '425.5401903',
    'median2 = 12, accrualTime = c(0, 3, 18), accrualIntensity = c(0.25, 1), accrualIntensityType = "relative", followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05',
  ),
  ...byRpact(
    { controlBy: 'changing', median: '4', changeAt: '3', laterMedian: '8', lostTreated: '12' },
    '323.7011602',
    'piecewiseSurvivalTime = c(0, 3), lambda2 = log(2) / c(4, 8), accrualTime = c(0, 18), followUpTime = 12, dropoutRate1 = 0.12, dropoutRate2 = 0.05',
  ),
  ...byRpact(
    { controlBy: 'rate' },
    '837.9600083',
    'lambda2 = -log(0.6) / 24, accrualTime = c(0, 18), followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05',
  ),
  ...byRpact(
    { exposure: 'fixed' },
    '578.3508046',
    'median2 = 12, accrualTime = c(0, 1e-06), followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05',
  ),
  ...printed(
    { ...trial, recruitment: 'rate' },
    { exactMaximum: '249.9446746', exactTotal: '404.6102309' },
    gsDesign(
      'with(gsSurv(k = 3, test.type = 1, alpha = 0.025, beta = 0.2, sfu = sfLDOF, lambdaC = log(2) / 12, hr = 0.7, eta = -log(0.95) / 12, gamma = 20, R = 1, T = NULL, minfup = 12, method = "Schoenfeld", tol = 1e-9), c(max(n.I), sum(eNC[3, ] + eNE[3, ])))',
    ),
  ),
]
