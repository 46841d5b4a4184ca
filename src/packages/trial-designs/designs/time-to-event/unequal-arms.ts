import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rpact } from '../sources.ts'

const oneSided = { sides: '1', alpha: '0.025' }

const survival = (call: string) => rpact(`with(getSampleSizeSurvival(${call}), c(eventsFixed, nFixed))`)

const pair = (inputs: Benchmark['inputs'], exactEvents: string, exactTotal: string, call: string) =>
  printed(inputs, { exactEvents, exactTotal }, survival(call))

/** Unequal groups and losses: hazard ratio, median, accrual, follow-up, losses, treated for each control. */
type Plan = readonly [
  hr: string,
  median: string,
  accrual: string,
  followUp: string,
  lost: string,
  allocation: string,
]

const fieldsOf = ([hr, median, accrual, followUp, lost, allocation]: Plan) => ({
  hr,
  median,
  accrual,
  followUp,
  lost,
  allocation,
})
const callOf = ([hr, median, accrual, followUp, lost, allocation]: Plan) => {
  const rate = Number(lost) / 100
  return `hazardRatio = ${hr}, median2 = ${median}, accrualTime = c(0, ${accrual}), followUpTime = ${followUp}, dropoutRate1 = ${rate}, dropoutRate2 = ${rate}, allocationRatioPlanned = ${allocation}`
}

const twoToOne: Plan = ['0.7', '12', '18', '12', '5', '2']

const wholePlan = [
  ...pair(
    fieldsOf(twoToOne),
    '277.6354926',
    '476.7985414',
    `${callOf(twoToOne)}, alpha = 0.05, beta = 0.2, sided = 2`,
  ),
  ...pair(
    { ...fieldsOf(['0.6', '10', '24', '6', '10', '2']), power: '90' },
    '181.2021659',
    '344.1156922',
    `${callOf(['0.6', '10', '24', '6', '10', '2'])}, alpha = 0.05, beta = 0.1, sided = 2`,
  ),
  ...pair(
    { ...oneSided, ...fieldsOf(['0.75', '20', '30', '6', '0', '3']) },
    '505.8023061',
    '1181.38857',
    `${callOf(['0.75', '20', '30', '6', '0', '3'])}, alpha = 0.025, beta = 0.2, sided = 1`,
  ),
  ...pair(
    fieldsOf(['0.65', '15', '12', '24', '5', '0.5']),
    '190.3282458',
    '288.0332284',
    `${callOf(['0.65', '15', '12', '24', '5', '0.5'])}, alpha = 0.05, beta = 0.2, sided = 2`,
  ),
  ...pair(
    { ...fieldsOf(['0.7', '12', '18', '12', '5', '1.5']), method: 'freedman' },
    '244.3327191',
    '413.7507742',
    `typeOfComputation = "Freedman", ${callOf(['0.7', '12', '18', '12', '5', '1.5'])}, alpha = 0.05, beta = 0.2, sided = 2`,
  ),
]

const chance = (plan: Plan, treatedEvents: string, controlEvents: string) => {
  const [hr, median, accrual, followUp, lost, allocation] = plan
  const rate = Number(lost) / 100
  return printed(
    fieldsOf(plan),
    { treatedEvents, controlEvents },
    rpact(
      `with(getEventProbabilities(time = ${Number(accrual) + Number(followUp)}, accrualTime = c(0, ${accrual}), lambda2 = log(2) / ${median}, hazardRatio = ${hr}, dropoutRate1 = ${rate}, dropoutRate2 = ${rate}, allocationRatioPlanned = ${allocation}), c(eventProbabilities1, eventProbabilities2))`,
    ),
  )
}

const chances = [
  ...chance(['0.7', '12', '18', '12', '5', '1'], '0.54109018', '0.6646925969'),
  ...chance(['0.6', '10', '24', '6', '10', '2'], '0.4715291025', '0.636661959'),
  ...chance(['0.75', '20', '30', '0', '0', '1'], '0.3055853795', '0.3782497883'),
]

/** The size of the control group is given; the program is given participants a month. */
const given = (
  plan: Plan,
  [n, total]: readonly [string, number],
  [expectedEvents, power]: readonly [string, string],
  method = 'Schoenfeld',
) => {
  const [hr, median, accrual, followUp, lost, allocation] = plan
  const eta = Number(lost) > 0 ? `, eta = -log(1 - ${Number(lost) / 100}) / 12` : ''
  return printed(
    { ...oneSided, ...fieldsOf(plan), method: method.toLowerCase(), n },
    { expectedEvents, power },
    gsDesign(
      `with(nSurv(lambdaC = log(2) / ${median}, hr = ${hr}${eta}, gamma = ${total} / ${accrual}, R = ${accrual}, T = ${Number(accrual) + Number(followUp)}, minfup = ${followUp}, ratio = ${allocation}, beta = NULL, method = "${method}"), c(d, power))`,
    ),
  )
}

const givenSizes = [
  ...given(['0.6', '12', '18', '12', '5', '1'], ['100', 200], ['115.3777867', '0.7833415978']),
  ...given(['0.7', '12', '18', '12', '5', '2'], ['100', 300], ['174.6872957', '0.6034575969']),
  ...given(['0.75', '20', '24', '18', '0', '1'], ['210', 420], ['245.7405596', '0.6159665985']),
  ...given(['0.65', '8', '12', '9', '10', '0.5'], ['100', 150], ['94.4410869', '0.5053918983']),
  ...given(['0.7', '12', '18', '12', '5', '2'], ['100', 300], ['174.6872957', '0.6467205556'], 'Freedman'),
]

/** Unequal arms, chances of an event, and power for given sizes. */
export const unequalArms: readonly Benchmark[] = [...wholePlan, ...chances, ...givenSizes]
