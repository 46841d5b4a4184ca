import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, gsDesignTests } from '../sources.ts'
import { documented, gs, planned, sequential } from './boundary-sources.ts'

type Texts = Benchmark['inputs']

const oneSided = { sides: '1', alpha: '0.025' }
const inPercent = (times: readonly string[]): Texts =>
  Object.fromEntries(times.map((time, i) => [`t${i + 1}`, time]))
const uneven = { ...oneSided, looks: '4', ...inPercent(['30', '55', '80']) }
const futileHsd = { ...oneSided, boundary: 'hwangShihDeCani', power: '90', futility: 'hwangShihDeCani' }
const futileOf = { ...oneSided, futility: 'obrienFleming' }
const late = inPercent(['75', '80', '85', '90', '95'])
const binding = { binding: 'yes' }
const asOf = 'typeOfDesign = "asOF", typeBetaSpending = "bsOF", alpha = 0.025, beta = 0.2'
const asHsd =
  'typeOfDesign = "asHSD", gammaA = -4, typeBetaSpending = "bsHSD", gammaB = -2, kMax = 5, alpha = 0.025, beta = 0.1'
const asP =
  'typeOfDesign = "asP", typeBetaSpending = "bsP", informationRates = c(0.3, 0.55, 0.8, 1), alpha = 0.025, beta = 0.1'
const summaries = (test: string) =>
  documented(gsDesignTests(`test-independent-test-gsBoundSummary.R, snapshot: ${test}`))
const gsSurv = (call: string) =>
  gsDesign(
    `with(gsSurv(test.type = 4, sfu = sfLDOF, method = "Schoenfeld", ${call}, r = 80, tol = 1e-7), c(max(n.I), max(eNC + eNE)))`,
  )

/** Boundaries for futility and harm, and the course of a survival trial. */
export const lowerBoundBenchmarks: readonly Benchmark[] = [
  ...planned(
    futileOf,
    {
      upper: ['3.710302873', '2.511427484', '1.993047483'],
      futility: ['-0.2361446099', '1.1703720312'],
      sizes: ['110.4334023', '87.52099468', '62.74095151'],
    },
    sequential(`kMax = 3, ${asOf}`),
  ),
  ...planned(
    { ...futileOf, ...binding },
    {
      upper: ['3.710302873', '2.511108436', '1.930915721'],
      futility: ['-0.2700055638', '1.1224846072'],
      sizes: ['106.0773931', '84.79367288', '61.06953366'],
    },
    sequential(`kMax = 3, ${asOf}, bindingFutility = TRUE`),
  ),
  ...planned(
    { ...uneven, boundary: 'pocock', power: '90', futility: 'pocock' },
    {
      upper: ['2.311835304', '2.357309230', '2.352625750', '2.373081066'],
      futility: ['0.3804182456', '1.1397853033', '1.8050711476'],
      sizes: ['141.6558969', '70.64086674', '58.39480967'],
    },
    sequential(asP),
  ),
  ...planned(
    { ...uneven, boundary: 'pocock', power: '90', futility: 'pocock', ...binding },
    {
      upper: ['2.311835304', '2.353236459', '2.313143231', '2.210988693'],
      futility: ['0.3182952984', '1.0547646596', '1.6947335717'],
      sizes: ['133.4493691', '68.55644209', '56.48539913'],
    },
    sequential(`${asP}, bindingFutility = TRUE`),
  ),
  ...planned(
    { ...futileHsd, looks: '5' },
    {
      upper: ['3.252668488', '2.986045949', '2.691657446', '2.373666994', '2.025321417'],
      futility: ['-0.90161864698', '-0.03674876271', '0.69450780330', '1.36032229709'],
      sizes: ['110.1312578', '74.39979852', '57.25609786'],
    },
    sequential(asHsd),
  ),
  ...planned(
    { ...futileHsd, looks: '5', ...binding },
    {
      upper: ['3.252668488', '2.986044742', '2.691401400', '2.370213382', '1.969423153'],
      futility: ['-0.92404606022', '-0.06846595602', '0.65565593773', '1.31531896954'],
      sizes: ['106.9080493', '73.05650997', '56.36333398'],
    },
    sequential(`${asHsd}, bindingFutility = TRUE`),
  ),
  ...planned(
    { ...futileOf, looks: '6', ...late, ...binding },
    {
      upper: ['2.339711329', '2.339907534', '2.281288229', '2.203923456', '2.101091050', '1.924375929'],
      futility: ['1.456649132', '1.449590494', '1.532875455', '1.634503936', '1.753298981'],
      sizes: ['109.7535175', '86.47002134', '83.24991589'],
    },
    sequential(`informationRates = c(0.75, 0.8, 0.85, 0.9, 0.95, 1), ${asOf}, bindingFutility = TRUE`),
  ),
  ...planned(
    { ...futileHsd, looks: '5' },
    {
      upper: ['3.2527', '2.9860', '2.6917', '2.3737', '2.0253'],
      futility: ['-0.9016', '-0.0367', '0.6945', '1.3603'],
    },
    summaries('test.type > 1'),
  ),
  ...planned(
    futileHsd,
    { upper: ['3.0107', '2.5465', '1.9992'], futility: ['-0.2387', '0.9411'] },
    summaries('POS = TRUE'),
  ),
  ...planned(
    { ...futileHsd, looks: '2' },
    { upper: ['2.7500', '1.9811'], futility: ['0.4122'] },
    summaries('"Spending" in exclude'),
  ),
  ...planned(
    { ...uneven, power: '90', futility: 'hwangShihDeCani', futilityGamma: '-4' },
    {
      upper: ['3.92857254', '2.80787685', '2.27609808', '2.02924462'],
      futility: ['-0.806586793', '0.225120464', '1.204989722'],
      sizes: ['104.931884', '77.5314249', '64.6999231'],
    },
    gs('k = 4, test.type = 4, timing = c(0.3, 0.55, 0.8, 1), sfu = sfLDOF, sfl = sfHSD, sflpar = -4, r = 80'),
  ),
  ...planned(
    { ...oneSided, looks: '4', power: '90', harm: 'pocock', harmLevel: '0.05' },
    {
      upper: ['4.33263365', '2.96313160', '2.35904429', '2.01409014'],
      harm: ['-2.09990269', '-2.07671182', '-2.05316280', '-2.03476865'],
      sizes: ['101.834749', '77.7261696', '99.2518163'],
    },
    gs('k = 4, test.type = 6, astar = 0.05, sfu = sfLDOF, sfl = sfLDPocock, r = 80, tol = 1e-7'),
  ),
  ...planned(
    { ...futileOf, power: '90', ...inPercent(['10', '50']), harm: 'pocock' },
    {
      futility: ['-4.03335940', '0.26702357'],
      harm: ['-4.03335940', '-1.63860118', '-1.53763796'],
    },
    gs(
      'k = 3, test.type = 8, timing = c(0.1, 0.5, 1), astar = 0.1, sfu = sfLDOF, sfl = sfLDOF, sfharm = sfLDPocock, r = 80, tol = 1e-7',
    ),
  ),
  ...planned(
    {
      ...oneSided,
      ...{ power: '90', futility: 'pocock', harm: 'pocock' },
      ...inPercent(['25', '50']),
      ...binding,
    },
    {
      upper: ['4.33263365', '2.96297383', '1.89522697'],
      futility: ['-0.082636', '0.68652'],
      harm: ['-1.80244892', '-1.74565834', '-1.54751643'],
    },
    gs(
      'k = 3, test.type = 7, timing = c(0.25, 0.5, 1), astar = 0.1, sfu = sfLDOF, sfl = sfLDPocock, sfharm = sfLDPocock, r = 80, tol = 1e-9',
    ),
  ),
  ...printed(
    { ...oneSided, unit: 'survival', futility: 'pocock', followUp: '20' },
    { exactMaximum: '306.713346', exactTotal: '432.2197516' },
    gsSurv(
      'beta = 0.2, sfl = sfLDPocock, lambdaC = log(2) / 12, hr = 0.7, eta = -log(0.95) / 12, R = 18, T = 38, minfup = 20',
    ),
  ),
  ...printed(
    {
      ...oneSided,
      ...{ unit: 'survival', power: '90', futility: 'hwangShihDeCani' },
      ...inPercent(['40', '70']),
      ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
    },
    { exactMaximum: '194.3095513', exactTotal: '275.6045345' },
    gsSurv(
      'beta = 0.1, sfl = sfHSD, sflpar = -2, timing = c(0.4, 0.7), lambdaC = log(2) / 8, hr = 0.6, eta = -log(0.9) / 12, R = 12, T = 30, minfup = 18, ratio = 2',
    ),
  ),
]
