import { gsDesign, rpact } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const oneSided = { sides: '1', alpha: '0.025' }
const hsd = {
  ...{ looks: '5', power: '90', fixed: '300', ...oneSided },
  ...{ boundary: 'hwangShihDeCani', futility: 'hwangShihDeCani' },
}
const everything = {
  ...{ looks: '4', t1: '30', t2: '55', t3: '80', boundary: 'pocock', fixed: '300', ...oneSided },
  ...{ futility: 'pocock', binding: 'yes', harm: 'pocock' },
}
const survival = { unit: 'survival', ...oneSided }
const course = { ...survival, fixed: '246.7871045' }
const unequal = {
  ...{ ...survival, fixed: '181.2021659', power: '90', boundary: 'pocock', t1: '40', t2: '70' },
  ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
}

const means = (effect: string, n: number) =>
  rpact(
    `getPowerMeans(asOF, kMax = 3, alpha = 0.025, groups = 1, stDev = 1, normalApproximation = TRUE, maxNumberOfSubjects = ${n}, alternative = ${effect} / sqrt(200))`,
  )
const quantiles = '(qnorm(0.975) + qnorm(0.8))'
const probability = (design: string, n: number, theta: string) =>
  gsDesign(
    `gsProbability(n.I = ${n} * timing, theta = ${theta}) with the boundaries of gsDesign(${design}, r = 80, tol = 1e-7)`,
  )
const survivalPower = (design: string, call: string) =>
  rpact(`getPowerSurvival(${design}, ${call}) with the events of getEventProbabilities`)
const events = (call: string) => rpact(`uniroot of getEventProbabilities(${call}) by time`)

const hsdInR = 'k = 5, test.type = 4, sfu = sfHSD, sfupar = -4, sfl = sfHSD, sflpar = -2, beta = 0.1'
const everythingInR =
  'k = 4, test.type = 7, timing = c(0.3, 0.55, 0.8), sfu = sfLDPocock, sfl = sfLDPocock, sfharm = sfLDPocock, astar = 0.1, beta = 0.2'
const thetaOf = (power: string, fixed: number) => `(qnorm(0.975) + qnorm(${power})) / sqrt(${fixed})`
const asOf = 'asOF, kMax = 3'
const asP = 'asP, informationRates = c(0.4, 0.7, 1)'
const asUnequal = 'allocationRatioPlanned = 2, maxNumberOfSubjects = 240'

export const givenSizeBenchmarks: readonly Benchmark[] = [
  ...printed(
    { find: 'power', ...oneSided, n: '180' },
    { power: '0.7519107351', expectedAlternative: '157.1054464' },
    means(quantiles, 180),
  ),
  ...printed(
    { find: 'power', ...hsd, n: '250' },
    { power: '0.8052315773' },
    probability(hsdInR, 250, thetaOf('0.9', 300)),
  ),
  ...printed(
    { find: 'power', ...everything, n: '500' },
    { power: '0.874686' },
    probability(everythingInR, 500, thetaOf('0.8', 300)),
  ),
  ...printed(
    { find: 'power', unit: 'events', boundary: 'pocock', looks: '4', fixed: '100', n: '61' },
    { power: '0.5004488425' },
    probability('k = 4, test.type = 2, sfu = sfLDPocock, beta = 0.2', 61, thetaOf('0.8', 100)),
  ),
  ...printed(
    { find: 'power', ...course, n: '400' },
    { power: '0.7857529027', maximum: '241.15655538' },
    survivalPower(asOf, 'hazardRatio = 0.7, maxNumberOfSubjects = 400'),
  ),
  ...printed(
    { find: 'power', ...unequal, n: '240' },
    { power: '0.8258232724', maximum: '169.20727521' },
    survivalPower(asP, `hazardRatio = 0.6, ${asUnequal}`),
  ),
  ...printed(
    { find: 'effect', ...oneSided, n: '150' },
    { effect: '1.1620641478' },
    means(`share * ${quantiles}`, 150),
  ),
  ...printed(
    { find: 'effect', ...hsd, n: '250' },
    { effect: '1.1495977999' },
    probability(hsdInR, 250, `share * ${thetaOf('0.9', 300)}`),
  ),
  ...printed(
    { find: 'effect', ...everything, n: '60' },
    { effect: '2.5928' },
    probability(everythingInR, 60, `share * ${thetaOf('0.8', 300)}`),
  ),
  ...printed(
    { find: 'effect', ...course, n: '400' },
    { hr: '0.6952620648' },
    survivalPower(asOf, 'hazardRatio by uniroot, maxNumberOfSubjects = 400'),
  ),
  ...printed(
    { find: 'effect', ...unequal, n: '240' },
    { hr: '0.5630492474' },
    survivalPower(asP, `hazardRatio by uniroot, ${asUnequal}`),
  ),
  ...printed(
    { find: 'effect', ...survival, fixed: '190.9680402', hr: '1.5', looks: '2', n: '300' },
    { hr: '1.4626900339' },
    survivalPower(
      'asOF, kMax = 2',
      'hazardRatio by uniroot, directionUpper = TRUE, maxNumberOfSubjects = 300',
    ),
  ),
  ...printed(
    { find: 'followUp', unit: 'survival', n: '400' },
    { followUp: '6.9326284722' },
    events('accrualTime = c(0, 18), lambda2 = log(2) / 12, hazardRatio = 0.7, dropoutRate1 = 0.05'),
  ),
  ...printed(
    { find: 'followUp', ...unequal, n: '300' },
    { followUp: '17.5627290249' },
    events('accrualTime = c(0, 12), lambda2 = log(2) / 8, hazardRatio = 0.6, allocationRatioPlanned = 2'),
  ),
  ...printed(
    { find: 'followUp', unit: 'survival', fixed: '20', n: '40' },
    { followUp: '7.7648606984' },
    events('accrualTime = c(0, 18), lambda2 = log(2) / 12, hazardRatio = 0.7, maxNumberOfSubjects = 40'),
  ),
]
