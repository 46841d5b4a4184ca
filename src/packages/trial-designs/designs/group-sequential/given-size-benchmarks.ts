import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rootInR, rpact } from '../sources.ts'

const oneSided = { sides: '1', alpha: '0.025' }
const hsd = {
  ...{ unit: 'participants', looks: '5', power: '90', fixed: '300', ...oneSided },
  ...{ boundary: 'hwangShihDeCani', futility: 'hwangShihDeCani' },
}
const everything = {
  ...{
    unit: 'participants',
    looks: '4',
    t1: '30',
    t2: '55',
    t3: '80',
    boundary: 'pocock',
    fixed: '300',
    ...oneSided,
  },
  ...{ futility: 'pocock', binding: 'yes', harm: 'pocock' },
}
const survival = { unit: 'survival', ...oneSided }
const course = survival
const unequal = {
  ...{ ...survival, power: '90', boundary: 'pocock', t1: '40', t2: '70' },
  ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
}

type Interval = readonly [number, number]

const means = (effect: string, n: number) =>
  `getPowerMeans(getDesignGroupSequential(typeOfDesign = "asOF", kMax = 3, alpha = 0.025), groups = 1, stDev = 1, normalApproximation = TRUE, maxNumberOfSubjects = ${n}, alternative = ${effect} / sqrt(200))`
const quantiles = '(qnorm(0.975) + qnorm(0.8))'

/** A plan keeps its boundaries with another size. */
const probability = (n: number, theta: string) =>
  `sum(gsProbability(k = k, theta = ${theta}, n.I = ${n} * timing, a = lower$bound, b = upper$bound, r = 80)$upper$prob)`
const ofPlan = (design: string, code: string) =>
  gsDesign(`with(gsDesign(${design}, r = 80, tol = 1e-7), ${code})`)

const futile = 'k = 5, test.type = 4, sfu = sfHSD, sfupar = -4, sfl = sfHSD, sflpar = -2, beta = 0.1'
const everythingInR =
  'k = 4, test.type = 7, timing = c(0.3, 0.55, 0.8), sfu = sfLDPocock, sfl = sfLDPocock, sfharm = sfLDPocock, astar = 0.1, beta = 0.2'
const thetaOf = (power: string, fixed: number) => `(qnorm(0.975) + qnorm(${power})) / sqrt(${fixed})`

interface Trial {
  design: string
  total: number
  /** Arguments of the power and of the expected events, but for the hazard ratio. */
  arms?: string
  course: string
}

const eventsOf = (total: number, call: string) =>
  `${total} * getEventProbabilities(${call})$overallEventProbabilities`
const designOf = (design: string) => `getDesignGroupSequential(typeOfDesign = ${design}, alpha = 0.025)`

/** The power of the expected events, and these. */
const survivalPower = ({ design, total, arms = '', course }: Trial, hr: string) => {
  const trial = `hazardRatio = ${hr}${arms}`
  return rpact(
    `events <- ${eventsOf(total, `${trial}, ${course}`)}; c(getPowerSurvival(${designOf(design)}, ${trial}, directionUpper = FALSE, maxNumberOfSubjects = ${total}, maxNumberOfEvents = events)$overallReject, events)`,
  )
}

const survivalRatio = (
  { design, total, arms = '', course }: Trial,
  isAbove: boolean,
  [power, within]: readonly [string, Interval],
) => {
  const trial = `hazardRatio = x${arms}`
  const direction = isAbove ? '' : ', directionUpper = FALSE'
  return rpact(
    rootInR(
      `getPowerSurvival(${designOf(design)}, ${trial}${direction}, maxNumberOfSubjects = ${total}, maxNumberOfEvents = ${eventsOf(total, `${trial}, ${course}`)})$overallReject`,
      power,
      within,
    ),
  )
}

/** The follow-up with which the planned events, a whole number, are expected. */
const followUp = (
  [fixed, design]: readonly [string, string],
  [total, accrual, call]: readonly [number, number, string],
) =>
  rpact(
    rootInR(
      eventsOf(total, `time = ${accrual} + x, accrualTime = c(0, ${accrual}), ${call}`),
      `ceiling(${fixed} * getDesignCharacteristics(${designOf(design)})$inflationFactor)`,
      [1, 100],
    ),
  )

/** With a single analysis. */
const eventsFor = (hr: string, more = '') =>
  `getSampleSizeSurvival(alpha = 0.025, sided = 1, hazardRatio = ${hr}, median2 = 12${more})$eventsFixed`

const asOf = '"asOF", kMax = 3'
const asP = '"asP", informationRates = c(0.4, 0.7, 1)'
const losses = 'dropoutRate1 = 0.05, dropoutRate2 = 0.05'
const months30: Trial = {
  design: asOf,
  total: 400,
  course: `time = 30, accrualTime = c(0, 18), lambda2 = log(2) / 12, ${losses}`,
}
const twoToOne: Trial = {
  design: asP,
  total: 240,
  arms: ', allocationRatioPlanned = 2',
  course: 'time = 30, accrualTime = c(0, 12), lambda2 = log(2) / 8, dropoutRate1 = 0.1, dropoutRate2 = 0.1',
}

export const givenSizeBenchmarks: readonly Benchmark[] = [
  ...printed(
    { find: 'power', unit: 'participants', ...oneSided, n: '180' },
    { power: '0.7519107351', expectedAlternative: '157.1054464' },
    rpact(`with(${means(quantiles, 180)}, c(overallReject, expectedNumberOfSubjects))`),
  ),
  ...printed(
    { find: 'power', ...hsd, n: '250' },
    { power: '0.8052315773' },
    ofPlan(futile, probability(250, thetaOf('0.9', 300))),
  ),
  ...printed(
    { find: 'power', ...everything, n: '500' },
    { power: '0.874686' },
    ofPlan(everythingInR, probability(500, thetaOf('0.8', 300))),
  ),
  ...printed(
    { find: 'power', unit: 'events', boundary: 'pocock', looks: '4', fixed: '100', n: '61' },
    { power: '0.5004488425' },
    ofPlan('k = 4, test.type = 2, sfu = sfLDPocock, beta = 0.2', probability(61, thetaOf('0.8', 100))),
  ),
  ...printed(
    { find: 'power', ...course, n: '400' },
    { power: '0.7857529027', maximum: '241.15655538' },
    survivalPower(months30, '0.7'),
  ),
  ...printed(
    { find: 'power', ...unequal, n: '240' },
    { power: '0.8258232724', maximum: '169.20727521' },
    survivalPower(twoToOne, '0.6'),
  ),
  ...printed(
    { find: 'effect', unit: 'participants', ...oneSided, n: '150' },
    { effect: '1.1620641478' },
    rpact(rootInR(`${means(`x * ${quantiles}`, 150)}$overallReject`, '0.8', [0.5, 2])),
  ),
  ...printed(
    { find: 'effect', ...hsd, n: '250' },
    { effect: '1.1495977999' },
    ofPlan(futile, rootInR(probability(250, `x * ${thetaOf('0.9', 300)}`), '0.9', [0.5, 2])),
  ),
  ...printed(
    { find: 'effect', ...everything, n: '60' },
    { effect: '2.5928' },
    ofPlan(everythingInR, rootInR(probability(60, `x * ${thetaOf('0.8', 300)}`), '0.8', [1, 5])),
  ),
  ...printed(
    { find: 'effect', ...course, n: '400' },
    { hr: '0.6952620648' },
    survivalRatio(months30, false, ['0.8', [0.5, 0.9]]),
  ),
  ...printed(
    { find: 'effect', ...unequal, n: '240' },
    { hr: '0.5630492474' },
    survivalRatio(twoToOne, false, ['0.9', [0.4, 0.9]]),
  ),
  ...printed(
    { find: 'effect', ...survival, looks: '2', n: '300' },
    { hrAbove: '1.4626900339' },
    survivalRatio({ ...months30, design: '"asOF", kMax = 2', total: 300 }, true, ['0.8', [1.1, 2]]),
  ),
  ...printed(
    { find: 'followUp', unit: 'survival', n: '400' },
    { followUp: '13.4004387907' },
    followUp([eventsFor('0.7'), asOf], [400, 18, `lambda2 = log(2) / 12, hazardRatio = 0.7, ${losses}`]),
  ),
  ...printed(
    { find: 'followUp', ...unequal, n: '300' },
    { followUp: '17.5627290249' },
    followUp(
      [eventsFor('0.6', ', allocationRatioPlanned = 2, beta = 0.1'), `${asP}, beta = 0.1`],
      [
        300,
        12,
        'lambda2 = log(2) / 8, hazardRatio = 0.6, allocationRatioPlanned = 2, dropoutRate1 = 0.1, dropoutRate2 = 0.1',
      ],
    ),
  ),
  ...printed(
    { find: 'followUp', unit: 'survival', hr: '0.3', n: '40' },
    { followUp: '18.0398084795' },
    followUp([eventsFor('0.3'), asOf], [40, 18, `lambda2 = log(2) / 12, hazardRatio = 0.3, ${losses}`]),
  ),
]
