import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rootInR, rpact } from '../sources.ts'
import { survivalBenchmarks } from './survival-benchmarks.ts'

type Texts = Benchmark['inputs']

const oneSided = { sides: '1', alpha: '0.025' }
const obf = 'typeOfDesign = "asOF", kMax = 3, alpha = 0.025'
const obfTwo = 'typeOfDesign = "asOF", kMax = 3, alpha = 0.05, sided = 2'

/** The size with a single analysis and the maximum, of a plan and an endpoint. */
const participants = (inputs: Texts, fixed: string, maximum: string, call: string) =>
  printed(inputs, { exactFixed: fixed, exactMaximum: maximum }, rpact(call))

const sizeIn = (what: 'Means' | 'Rates', design: string, trial: string) =>
  `with(getSampleSize${what}(getDesignGroupSequential(${design}), ${trial}), c(nFixed, maxNumberOfSubjects))`

const means = (inputs: Texts, [fixed, maximum]: readonly [string, string], design: string, trial: string) =>
  participants({ unit: 'means', ...inputs }, fixed, maximum, sizeIn('Means', design, trial))

const rates = (inputs: Texts, [fixed, maximum]: readonly [string, string], design: string, trial: string) =>
  participants({ unit: 'proportions', ...inputs }, fixed, maximum, sizeIn('Rates', design, trial))

const ofMeans = [
  ...means({}, ['127.5315684', '129.163311'], obfTwo, 'alternative = 5, stDev = 10'),
  ...means(
    {
      ...{ ...oneSided, power: '90', boundary: 'pocock', t1: '40', t2: '70' },
      ...{ difference: '4', sd: '12', allocation: '2' },
    },
    ['427.4805118', '494.3343809'],
    'typeOfDesign = "asP", informationRates = c(0.4, 0.7, 1), alpha = 0.025, beta = 0.1',
    'alternative = 4, stDev = 12, allocationRatioPlanned = 2',
  ),
  ...means(
    { ...oneSided, comparison: 'paired', difference: '3' },
    ['89.14957727', '90.29022941'],
    obf,
    'groups = 1, alternative = 3, stDev = 10',
  ),
  ...means(
    {
      ...{ ...oneSided, power: '90', boundary: 'hwangShihDeCani', looks: '5' },
      ...{ goal: 'noninferiority', difference: '0' },
    },
    ['170.0626283', '174.0488849'],
    'typeOfDesign = "asHSD", gammaA = -4, kMax = 5, alpha = 0.025, beta = 0.1',
    'thetaH0 = -5, alternative = 0, stDev = 10',
  ),
  ...means(
    {
      ...{ boundary: 'wangTsiatis', shape: '0.25', looks: '4', power: '90' },
      ...{ difference: '-2', sd: '4', allocation: '0.5' },
    },
    ['191.074918', '202.4397782'],
    'typeOfDesign = "WT", deltaWT = 0.25, kMax = 4, alpha = 0.05, sided = 2, beta = 0.1',
    'alternative = 2, stDev = 4, allocationRatioPlanned = 0.5',
  ),
]

const ofProportions = [
  ...rates({}, ['338.6227428', '342.9553575'], obfTwo, 'pi1 = 0.65, pi2 = 0.5'),
  ...rates(
    {
      ...{ ...oneSided, power: '90', boundary: 'pocock', looks: '4' },
      ...{ p1: '20', p2: '35', allocation: '2' },
    },
    ['408.371876', '480.8934019'],
    'typeOfDesign = "asP", kMax = 4, alpha = 0.025, beta = 0.1',
    'pi1 = 0.2, pi2 = 0.35, allocationRatioPlanned = 2',
  ),
  ...rates(
    { ...oneSided, goal: 'noninferiority', p1: '80', p2: '80' },
    ['508.4354092', '514.9407451'],
    obf,
    'thetaH0 = -0.1, pi1 = 0.8, pi2 = 0.8',
  ),
  ...rates(
    {
      ...{ ...oneSided, boundary: 'hwangShihDeCani', looks: '2', goal: 'noninferiority', better: 'lower' },
      ...{ p1: '12', p2: '10', pointMargin: '5', allocation: '2' },
    },
    ['3568.418808', '3602.395108'],
    'typeOfDesign = "asHSD", gammaA = -4, kMax = 2, alpha = 0.025',
    'thetaH0 = 0.05, pi1 = 0.12, pi2 = 0.1, allocationRatioPlanned = 2',
  ),
  ...rates(
    { ...oneSided, goal: 'supermargin', p1: '90', p2: '70' },
    ['473.6558426', '479.7161803'],
    obf,
    'thetaH0 = 0.1, pi1 = 0.9, pi2 = 0.7',
  ),
]

const withFutility = [
  ...printed(
    {
      unit: 'survival',
      power: '90',
      ...oneSided,
      futility: 'hwangShihDeCani',
      ...{ hr: '0.75', median: '20' },
      ...{ accrual: '24', followUp: '18', allocation: '2' },
    },
    { exactMaximum: '609.3257233', exactTotal: '1133.51171' },
    gsDesign(
      'with(gsSurv(k = 3, test.type = 4, alpha = 0.025, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -2, hr = 0.75, lambdaC = log(2) / 20, eta = -log(1 - 0.05) / 12, R = 24, T = 42, minfup = 18, ratio = 2, method = "Schoenfeld", r = 80, tol = 1e-7), c(n.I[3], sum(eNC[3, ]) + sum(eNE[3, ])))',
    ),
  ),
  ...printed(
    { unit: 'proportions', ...oneSided, boundary: 'pocock', looks: '2', futility: 'pocock' },
    { exactMaximum: '432.3194379' },
    gsDesign(
      'gsDesign(k = 2, test.type = 4, alpha = 0.025, beta = 0.2, sfu = sfLDPocock, sfl = sfLDPocock, n.fix = nBinomial(p1 = 0.65, p2 = 0.5, alpha = 0.025, beta = 0.2, outtype = 1), r = 80, tol = 1e-7)$n.I[2]',
    ),
  ),
]

const found = [
  ...printed(
    { unit: 'means', find: 'effect', ...oneSided, n: '100' },
    { difference: '5.695658938' },
    rpact(
      rootInR(
        `getSampleSizeMeans(getDesignGroupSequential(${obf}), alternative = x, stDev = 10)$maxNumberOfSubjects`,
        '100',
        [3, 8],
      ),
    ),
  ),
  ...printed(
    { unit: 'proportions', find: 'effect', ...oneSided, boundary: 'pocock', looks: '2', n: '300' },
    { above: '0.6681890554' },
    rpact(
      rootInR(
        'getSampleSizeRates(getDesignGroupSequential(typeOfDesign = "asP", kMax = 2, alpha = 0.025), pi1 = x, pi2 = 0.5)$maxNumberOfSubjects',
        '300',
        [0.55, 0.8],
      ),
    ),
  ),
  ...printed(
    { unit: 'means', find: 'power', power: '85.61502286', ...oneSided, n: '150' },
    { power: '0.8561502286' },
    rpact(
      rootInR(
        `getSampleSizeMeans(getDesignGroupSequential(${obf}, beta = 1 - x), alternative = 5, stDev = 10)$maxNumberOfSubjects`,
        '150',
        [0.5, 0.95],
      ),
    ),
  ),
]

/** Sizes, and what sizes show, from assumptions about the endpoint. */
export const endpointBenchmarks: readonly Benchmark[] = [
  ...ofMeans,
  ...ofProportions,
  ...survivalBenchmarks,
  ...withFutility,
  ...found,
]
