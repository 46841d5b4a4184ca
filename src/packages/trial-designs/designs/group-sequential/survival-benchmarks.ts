import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { rpact } from '../sources.ts'

type Texts = Benchmark['inputs']

const oneSided = { sides: '1', alpha: '0.025' }
const obf = 'typeOfDesign = "asOF", kMax = 3, alpha = 0.025'
const obfTwo = 'typeOfDesign = "asOF", kMax = 3, alpha = 0.05, sided = 2'

/** Events with a single analysis, the maximum of events, and participants. */
type Sizes = readonly [exactFixed: string, exactMaximum: string, exactTotal: string]

const course =
  'median2 = 12, accrualTime = c(0, 18), followUpTime = 12, dropoutRate1 = 0.05, dropoutRate2 = 0.05'

function survival(
  inputs: Texts,
  [exactFixed, exactMaximum, exactTotal]: Sizes,
  design: string,
  trial: string,
) {
  const call = `with(getSampleSizeSurvival(getDesignGroupSequential(${design}), ${trial}), c(eventsFixed, maxNumberOfEvents, maxNumberOfSubjects))`
  return printed({ unit: 'survival', ...inputs }, { exactFixed, exactMaximum, exactTotal }, rpact(call))
}

/** Events and participants, from the hazard ratio and the course of the trial. */
export const survivalBenchmarks: readonly Benchmark[] = [
  ...survival({}, ['246.7871045', '249.9446994', '414.576662'], obfTwo, `hazardRatio = 0.7, ${course}`),
  ...survival(
    { hr: '0.8' },
    ['630.5201712', '638.5875588', '1020.16237'],
    obfTwo,
    `hazardRatio = 0.8, ${course}`,
  ),
  ...survival(
    { hr: '0.9' },
    ['2828.211546', '2864.397984', '4430.86416'],
    obfTwo,
    `hazardRatio = 0.9, ${course}`,
  ),
  ...survival(
    { hr: '0.5' },
    ['65.34565926', '66.18174475', '120.8670155'],
    obfTwo,
    `hazardRatio = 0.5, ${course}`,
  ),
  ...survival(
    { power: '90' },
    ['330.377914', '334.2938052', '554.4842929'],
    `${obfTwo}, beta = 0.1`,
    `hazardRatio = 0.7, ${course}`,
  ),
  ...survival(
    { alpha: '0.01' },
    ['367.2140276', '368.9654902', '611.9932998'],
    'typeOfDesign = "asOF", kMax = 3, alpha = 0.01, sided = 2',
    `hazardRatio = 0.7, ${course}`,
  ),
  ...survival(
    { allocation: '3' },
    ['329.0494727', '333.2595992', '582.6310639'],
    obfTwo,
    `hazardRatio = 0.7, allocationRatioPlanned = 3, ${course}`,
  ),
  ...survival(
    { ...oneSided, goal: 'noninferiority', hr: '1' },
    ['456.0981422', '461.9338325', '694.9585939'],
    obf,
    `thetaH0 = 1.3, hazardRatio = 1, ${course}`,
  ),
  ...survival(
    {
      ...{ ...oneSided, power: '90', boundary: 'pocock', looks: '2', method: 'freedman' },
      ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
    },
    ['158.9247738', '176.5728277', '250.447143'],
    'typeOfDesign = "asP", informationRates = c(0.5, 1), alpha = 0.025, beta = 0.1',
    'typeOfComputation = "Freedman", hazardRatio = 0.6, allocationRatioPlanned = 2, median2 = 8, accrualTime = c(0, 12), followUpTime = 18, dropoutRate1 = 0.1, dropoutRate2 = 0.1',
  ),
]
