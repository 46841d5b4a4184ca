import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rpact } from '../sources.ts'

type Inputs = Benchmark['inputs']

const oneSided = { sides: '1', alpha: '0.025' }
const fixed = { exposure: 'fixed', lost: '0' }

const size = (inputs: Inputs, [exactEvents, exactTotal]: readonly [string, string], call: string) =>
  printed(
    inputs,
    { exactEvents, exactTotal },
    rpact(`with(getSampleSizeSurvival(${call}), c(eventsFixed, nFixed))`),
  )

const bySteps = (shares: string) => `accrualIntensity = c(${shares}), accrualIntensityType = "relative"`

/** Recruitment in steps, unequal losses, rates at a month, and hazards that change. */
const byRpact = [
  ...size(
    { pace: 'steps', firstMonths: '3', firstPace: '25' },
    ['246.7871045', '420.1642672'],
    `hazardRatio = 0.7, median2 = 12, accrualTime = c(0, 3, 18), ${bySteps('0.25, 1')}, followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05, alpha = 0.05, beta = 0.2, sided = 2`,
  ),
  ...size(
    {
      ...oneSided,
      power: '90',
      hr: '0.6',
      allocation: '2',
      median: '10',
      accrual: '20',
      pace: 'steps',
      firstMonths: '2',
      firstPace: '20',
      nextMonths: '4',
      nextPace: '60',
      followUp: '6',
    },
    ['181.2021659', '373.6476196'],
    `hazardRatio = 0.6, median2 = 10, accrualTime = c(0, 2, 6, 20), ${bySteps('0.2, 0.6, 1')}, followUpTime = 6, dropoutRate1 = 0.05, dropoutRate2 = 0.05, allocationRatioPlanned = 2, alpha = 0.025, beta = 0.1`,
  ),
  ...size(
    { lostTreated: '12' },
    ['246.7871045', '419.7743868'],
    'hazardRatio = 0.7, median2 = 12, accrualTime = c(0, 18), followUpTime = 12, dropoutRate1 = 0.12, dropoutRate2 = 0.05, alpha = 0.05, beta = 0.2, sided = 2',
  ),
  ...size(
    {
      ...oneSided,
      power: '90',
      hr: '0.65',
      controlBy: 'rate',
      accrual: '24',
      followUp: '24',
      lost: '10',
      lostTreated: '0',
    },
    ['226.4849073', '531.4349722'],
    'hazardRatio = 0.65, lambda2 = -log(0.6) / 24, accrualTime = c(0, 24), followUpTime = 24, dropoutRate1 = 0, dropoutRate2 = 0.1, alpha = 0.025, beta = 0.1',
  ),
  ...size(
    { controlBy: 'rate', lost: '0' },
    ['246.7871045', '792.2678939'],
    'hazardRatio = 0.7, pi2 = 0.4, eventTime = 24, accrualTime = c(0, 18), followUpTime = 12, alpha = 0.05, beta = 0.2, sided = 2',
  ),
  ...size(
    {
      ...oneSided,
      power: '90',
      hr: '0.75',
      controlBy: 'changing',
      median: '4',
      changeAt: '3',
      laterMedian: '8',
      accrual: '24',
      pace: 'steps',
      lost: '3',
    },
    ['507.8443354', '616.2993131'],
    `hazardRatio = 0.75, piecewiseSurvivalTime = c(0, 3), lambda2 = log(2) / c(4, 8), accrualTime = c(0, 3, 24), ${bySteps('0.25, 1')}, followUpTime = 12, dropoutRate1 = 0.03, dropoutRate2 = 0.03, alpha = 0.025, beta = 0.1`,
  ),
  // All followed equally long: rpact enrolls everyone at once.
  ...size(
    { ...fixed, power: '90', hr: '0.8', controlBy: 'rate', eventFree: '90', eventFreeAt: '12' },
    ['844.0876165', '9335.502598'],
    'hazardRatio = 0.8, lambda2 = -log(0.9) / 12, accrualTime = c(0, 1e-06), followUpTime = 12, alpha = 0.05, beta = 0.1, sided = 2',
  ),
  ...printed(
    { exposure: 'fixed' },
    { treatedEvents: '0.3755093818', controlEvents: '0.4888265467' },
    rpact(
      'with(getEventProbabilities(time = 12, accrualTime = c(0, 1e-07), lambda2 = log(2) / 12, hazardRatio = 0.7, dropoutRate1 = 0.05, dropoutRate2 = 0.05), c(eventProbabilities1, eventProbabilities2))',
    ),
  ),
]

const rateTyped = (inputs: Inputs, [exactEvents, exactTotal]: readonly [string, string], call: string) =>
  printed(
    { recruitment: 'rate', ...inputs },
    { exactEvents, exactTotal },
    gsDesign(`with(nSurv(${call}), c(d, n))`),
  )

/** A typed rate of recruitment, for which the months follow from the size. */
const byGsDesign = [
  ...rateTyped(
    { ...oneSided, lost: '0' },
    ['246.7871046', '387.8496802'],
    'lambdaC = log(2) / 12, hr = 0.7, gamma = 20, R = 1, T = NULL, minfup = 12, alpha = 0.025, beta = 0.2, method = "Schoenfeld", tol = 1e-10',
  ),
  ...rateTyped(
    { ...oneSided, lost: '0', pace: 'steps' },
    ['246.7871046', '387.6293825'],
    'lambdaC = log(2) / 12, hr = 0.7, gamma = c(5, 20), R = c(3, 1), T = NULL, minfup = 12, alpha = 0.025, beta = 0.2, method = "Schoenfeld", tol = 1e-10',
  ),
  ...rateTyped(
    {
      ...oneSided,
      power: '90',
      hr: '0.75',
      controlBy: 'changing',
      median: '4',
      changeAt: '3',
      laterMedian: '8',
      pace: 'steps',
      followUp: '3',
      lost: '3',
    },
    ['507.8443354', '673.0420248'],
    'lambdaC = log(2) / c(4, 8), S = 3, hr = 0.75, eta = -log(0.97) / 12, gamma = c(5, 20), R = c(3, 1), T = NULL, minfup = 3, alpha = 0.025, beta = 0.1, method = "Schoenfeld", tol = 1e-10',
  ),
  ...rateTyped(
    {
      ...oneSided,
      power: '90',
      method: 'freedman',
      hr: '0.6',
      allocation: '2',
      median: '10',
      perMonth: '15',
      followUp: '9',
      lostTreated: '15',
    },
    ['158.9247738', '292.5136622'],
    'lambdaC = log(2) / 10, hr = 0.6, eta = -log(0.95) / 12, etaE = -log(0.85) / 12, ratio = 2, gamma = 15, R = 1, T = NULL, minfup = 9, alpha = 0.025, beta = 0.1, method = "Freedman", tol = 1e-10',
  ),
  ...printed(
    {
      ...oneSided,
      controlBy: 'changing',
      median: '4',
      changeAt: '3',
      laterMedian: '8',
      pace: 'steps',
      lostTreated: '10',
    },
    { exactEvents: '246.7871045', exactTotal: '322.1705954' },
    gsDesign(
      'with(nSurv(lambdaC = log(2) / c(4, 8), S = 3, hr = 0.7, eta = -log(0.95) / 12, etaE = -log(0.9) / 12, gamma = c(1, 4), R = c(3, 15), T = 30, minfup = 12, alpha = 0.025, beta = 0.2, method = "Schoenfeld"), c(d, n))',
    ),
  ),
]

/** The courses that a form may describe besides even recruitment and exponential times. */
export const courseBenchmarks: readonly Benchmark[] = [...byRpact, ...byGsDesign]
