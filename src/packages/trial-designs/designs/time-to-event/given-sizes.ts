import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { rpact } from '../sources.ts'

/** Entry, follow-up and losses of the example of the form. */
const example = 'accrualTime = c(0, 18), dropoutRate1 = 0.05, dropoutRate2 = 0.05'
const oneSided = { sides: '1', alpha: '0.025' }
const earlier = { ...oneSided, goal: 'noninferiority', better: 'lower' }

/** The events that rpact expects by month 30 of a given size, and their power. */
const given = (
  inputs: Benchmark['inputs'],
  [events, power]: readonly [string, string],
  [total, trial]: readonly [total: number, trial: string],
  test = '',
) =>
  printed(
    { ...inputs, n: inputs.n ?? '100' },
    { expectedEvents: events, power },
    rpact(
      `events <- ${total} * getEventProbabilities(time = 30, ${trial}, lambda2 = log(2) / 12, ${example})$overallEventProbabilities; c(events, getPowerSurvival(alpha = 0.025, ${trial}, maxNumberOfEvents = events, maxNumberOfSubjects = ${total}${test})$overallReject)`,
    ),
  )

const earlierEvents = (
  inputs: Benchmark['inputs'],
  [exactEvents, exactTotal]: readonly [string, string],
  call: string,
) =>
  printed(
    { ...earlier, ...inputs },
    { exactEvents, exactTotal },
    rpact(`with(getSampleSizeSurvival(${call}, alpha = 0.025), c(eventsFixed, nFixed))`),
  )

/** Given sizes, and margins below 1 on a wanted event. */
export const givenSizes: readonly Benchmark[] = [
  ...given(
    { hr: '0.6', allocation: '3' },
    ['213.1948408', '0.8979099607'],
    [400, 'hazardRatio = 0.6, allocationRatioPlanned = 3'],
    ', directionUpper = FALSE',
  ),
  ...given(
    { hr: '0.7', method: 'freedman', n: '120' },
    ['144.6939332', '0.5646539327'],
    [240, 'hazardRatio = 0.7'],
    ', directionUpper = FALSE, typeOfComputation = "Freedman"',
  ),
  ...given(
    { ...oneSided, goal: 'noninferiority', hr: '1', margin: '1.4', allocation: '2' },
    ['199.4077791', '0.6102078098'],
    [300, 'hazardRatio = 1, allocationRatioPlanned = 2'],
    ', directionUpper = FALSE, thetaH0 = 1.4',
  ),
  ...given(
    { ...earlier, hr: '1.1', margin: '0.8', allocation: '2' },
    ['205.8979281', '0.5769657211'],
    [300, 'hazardRatio = 1.1, allocationRatioPlanned = 2'],
    ', thetaH0 = 0.8',
  ),
  ...earlierEvents(
    { margin: '0.8', hr: '1.1', allocation: '2', power: '90' },
    ['466.2469987', '679.3370916'],
    `thetaH0 = 0.8, hazardRatio = 1.1, allocationRatioPlanned = 2, median2 = 12, followUpTime = 12, ${example}, beta = 0.1`,
  ),
  ...earlierEvents(
    { margin: '0.75', hr: '1', median: '6', accrual: '12', followUp: '6', lost: '0' },
    ['379.3517296', '520.0198714'],
    'thetaH0 = 0.75, hazardRatio = 1, median2 = 6, accrualTime = c(0, 12), followUpTime = 6, beta = 0.2',
  ),
]
