import { type Benchmark, printed } from '../../frame/benchmark.ts'
import {
  clinfun,
  dropoutExample,
  gsDesignTests,
  helpPage,
  pwrss,
  r,
  rExamples,
  rpact,
  statsmodelsTests,
  trialSize,
} from '../sources.ts'
import { copiedTables } from './copied-tables.ts'
import { foundBenchmarks } from './found-benchmarks.ts'
import { lowerIsBetter } from './lower-is-better.ts'

const propTest = (call: string) => r(`stats::power.prop.test(${call})$n`)
/** The first group, both groups, or both together. */
const rates = (call: string, found: 'nFixed' | 'nFixed1' | 'c(nFixed1, nFixed2)' = 'nFixed1') => {
  const plan = `getSampleSizeRates(${call}, sided = 1)`
  return rpact(found.startsWith('c') ? `with(${plan}, ${found})` : `${plan}$${found}`)
}

const halves = { p1: '50', p2: '75' }
const unpooled = { variance: 'unpooled' }
const oneSided = { sides: '1' }
const noninferior = { ...oneSided, goal: 'noninferiority', alpha: '0.025' }

const superiority: readonly Benchmark[] = [
  ...printed(
    { ...halves, power: '90' },
    { exact: '76.70693' },
    rExamples('power.prop.test(p1 = .50, p2 = .75, power = .90)'),
  ),
  ...printed(
    { ...halves, power: '90' },
    { exact: '76.70692' },
    statsmodelsTests('test_proportion.py, test_power_2indep (its value is from R)'),
  ),
  ...printed(
    { ...halves, n: '50' },
    { power: '0.7401659' },
    rExamples('power.prop.test(n = 50, p1 = .50, p2 = .75)'),
  ),
  ...printed(
    { ...oneSided, p1: '20', p2: '30', alpha: '0.01' },
    { exact: '375.0147' },
    propTest('p1 = 0.2, p2 = 0.3, power = 0.8, sig.level = 0.01, alternative = "one.sided"'),
  ),
  ...printed(
    { ...unpooled, p1: '65', p2: '85' },
    { exact: '69.65881' },
    trialSize('TwoSampleProportion.Equality(0.05, 0.2, 0.65, 0.85, 1)'),
  ),
  ...printed(
    { p1: '60', p2: '40', power: '90', allocation: '2' },
    { exact: '193.3539' },
    rates('alpha = 0.025, beta = 0.1, pi1 = 0.6, pi2 = 0.4, allocationRatioPlanned = 2'),
  ),
]

const margins: readonly Benchmark[] = [
  ...printed(
    { ...unpooled, ...oneSided, goal: 'supermargin', p1: '85', p2: '65', margin: '5' },
    { exact: '97.54701' },
    trialSize('TwoSampleProportion.NIS(0.05, 0.2, 0.65, 0.85, 1, 0.2, 0.05)'),
  ),
  ...printed(
    { ...unpooled, ...oneSided, goal: 'noninferiority', p1: '85', p2: '65', margin: '10' },
    { exact: '24.38675' },
    trialSize('TwoSampleProportion.NIS(0.05, 0.2, 0.65, 0.85, 1, 0.2, -0.1)'),
  ),
  ...printed(
    { ...noninferior, p1: '90', p2: '90', margin: '10', power: '90' },
    { exact: '204.3066' },
    rates('alpha = 0.025, beta = 0.1, thetaH0 = -0.1, pi1 = 0.9, pi2 = 0.9'),
  ),
  ...printed(
    { ...noninferior, p1: '85', p2: '80', margin: '5', allocation: '2' },
    { exact: '320.8586', exactSecond: '160.4293' },
    rates(
      'alpha = 0.025, beta = 0.2, thetaH0 = -0.05, pi1 = 0.85, pi2 = 0.8, allocationRatioPlanned = 2',
      'c(nFixed1, nFixed2)',
    ),
  ),
]

const above = { ...oneSided, goal: 'supermargin', p2: '5' }
const example = { ...above, p1: '40', margin: '20' }
const unequal = { ...above, p1: '25', margin: '10', power: '90', allocation: '1:1.5' }
/** With the continuity correction; the program rounds each group up. */
const corrected = (
  [p1, p2, power, allocation]: readonly [string, string, string, string],
  [first, second]: readonly [string, string],
  call: string,
) =>
  printed(
    { correction: 'continuity', p1, p2, power, allocation },
    { first, second },
    clinfun(`fe.ssize(${call})["CPS", 1:2]`),
  )

const withCorrection = [
  ...corrected(['20', '30', '80', '1'], ['313', '313'], '0.2, 0.3'),
  ...corrected(['10', '25', '80', '1'], ['113', '113'], '0.1, 0.25'),
  ...corrected(['50', '75', '80', '1'], ['66', '66'], '0.5, 0.75'),
  ...corrected(['40', '60', '80', '1'], ['107', '107'], '0.4, 0.6'),
  ...corrected(['20', '40', '90', '1'], ['119', '119'], '0.2, 0.4, power = 0.9'),
  ...corrected(['5', '15', '90', '1'], ['207', '207'], '0.05, 0.15, power = 0.9'),
  ...corrected(['20', '40', '80', '1:2'], ['70', '139'], '0.2, 0.4, r = 2'),
  ...corrected(['60', '40', '80', '1:3'], ['71', '213'], '0.6, 0.4, r = 3'),
]

const equivalence = { ...unpooled, ...oneSided, goal: 'equivalence' }
const equivalent = (call: string, found: 'n[1]' | 'power') =>
  pwrss(`pwrss.z.2props(${call}, alternative = "equivalent")$${found}`)

const equal = [
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10' },
    { exact: '411.0646728' },
    equivalent('p1 = 0.6, p2 = 0.6, margin = 0.1, power = 0.8', 'n[1]'),
  ),
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10', power: '90' },
    { exact: '519.4643432' },
    trialSize('TwoSampleProportion.Equivalence(0.05, 0.1, 0.6, 0.6, 1, 0, 0.1)'),
  ),
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10', n: '500' },
    { power: '0.8864947474' },
    equivalent('p1 = 0.6, p2 = 0.6, margin = 0.1, n2 = 500', 'power'),
  ),
  ...printed(
    { ...equivalence, p1: '65', p2: '60', margin: '15', n: '400' },
    { power: '0.8997559027' },
    equivalent('p1 = 0.65, p2 = 0.6, margin = 0.15, n2 = 400', 'power'),
  ),
  ...printed(
    { ...equivalence, p1: '90', p2: '88', margin: '8', n: '500' },
    { power: '0.9172146215' },
    equivalent('p1 = 0.9, p2 = 0.88, margin = 0.08, n2 = 500', 'power'),
  ),
]

const whole = [
  ...printed(
    { p1: '30', p2: '15' },
    { first: '121', second: '121', total: '242' },
    helpPage('epiR')('epi.sscohortc'),
  ),
  ...printed({ n: '20', dropout: '20' }, { enrolledTotal: '50' }, dropoutExample),
]

const constrained: readonly Benchmark[] = [
  ...printed(
    example,
    { exactTotal: '159.6876' },
    gsDesignTests('test-binomial_stress.R, nBinomial check 1 (Farrington and Manning, page 1451)'),
  ),
  ...printed(
    example,
    { exactTotal: '159.6876' },
    rates('alpha = 0.05, beta = 0.2, thetaH0 = 0.2, pi1 = 0.4, pi2 = 0.05', 'nFixed'),
  ),
  ...printed(
    unequal,
    { exact: '173.2214', exactSecond: '259.8322' },
    gsDesignTests('test-binomial_stress.R, nBinomial check 3 (Farrington and Manning, Table I)'),
  ),
  ...printed(
    unequal,
    { exactTotal: '433.0536' },
    rates(
      'alpha = 0.05, beta = 0.1, thetaH0 = 0.1, pi1 = 0.25, pi2 = 0.05, allocationRatioPlanned = 2 / 3',
      'nFixed',
    ),
  ),
]

export const benchmarks: readonly Benchmark[] = [
  ...superiority,
  ...whole,
  ...withCorrection,
  ...margins,
  ...constrained,
  ...copiedTables,
  ...equal,
  ...lowerIsBetter,
  ...foundBenchmarks,
]
