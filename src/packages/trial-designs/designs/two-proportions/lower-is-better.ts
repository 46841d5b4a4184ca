import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { rpact } from '../sources.ts'

const rates = (call: string) => rpact(`with(getSampleSizeRates(${call}, sided = 1), c(nFixed1, nFixed2))`)

const lower = { better: 'lower', allocation: '2:1' }
const lowerNoninferior = { ...lower, goal: 'noninferiority', p1: '12', p2: '10', margin: '5' }

/** New treatments twice as often, and most with the margin above the control. */
export const lowerIsBetter: readonly Benchmark[] = [
  ...printed(
    lowerNoninferior,
    { exact: '2378.9459', exactSecond: '1189.4729' },
    rates('alpha = 0.025, beta = 0.2, thetaH0 = 0.05, pi1 = 0.12, pi2 = 0.1, allocationRatioPlanned = 2'),
  ),
  ...printed(
    { ...lowerNoninferior, n: '1000' },
    { power: '0.45176394' },
    rpact(
      'getPowerRates(alpha = 0.025, thetaH0 = 0.05, pi1 = 0.12, pi2 = 0.1, directionUpper = FALSE, maxNumberOfSubjects = 1500, allocationRatioPlanned = 2, sided = 1)$overallReject',
    ),
  ),
  ...printed(
    { ...lower, goal: 'supermargin', p1: '10', p2: '30', margin: '10', power: '90' },
    { exact: '501.11831', exactSecond: '250.55916' },
    rates('alpha = 0.025, beta = 0.1, thetaH0 = -0.1, pi1 = 0.1, pi2 = 0.3, allocationRatioPlanned = 2'),
  ),
  ...printed(
    { allocation: '2:1' },
    { exact: '251.94868', exactSecond: '125.97434' },
    rates('alpha = 0.025, beta = 0.2, pi1 = 0.65, pi2 = 0.5, allocationRatioPlanned = 2'),
  ),
]
