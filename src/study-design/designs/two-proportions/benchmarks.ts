import { gsDesignTests, r, rpact, trialSize } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const propTest = (call: string) => r(`stats::power.prop.test(${call})`)
const rates = (call: string) => rpact(`getSampleSizeRates(${call}), alpha one-sided`)
const farringtonManning = (place: string) =>
  `Farrington CP, Manning G. Stat Med 1990;9:1447-54, ${place}, as transcribed in bbssr 2.0.0, inst/reproduce/reproduce-published.R`

const halves = { p1: '50', p2: '75' }
const unpooled = { variance: 'unpooled' }
const oneSided = { sides: '1' }
const noninferior = { ...oneSided, goal: 'noninferiority', alpha: '0.025' }

const superiority: readonly Benchmark[] = [
  ...printed(
    { ...halves, power: '90' },
    { exact: '76.7', first: '77' },
    `${propTest('p1 = .50, p2 = .75, power = .90')}: the example of its help page`,
  ),
  ...printed(
    { ...halves, power: '90' },
    { exact: '76.70692' },
    'statsmodels, stats/tests/test_proportion.py, test_power_2indep (its value is from R)',
  ),
  ...printed(
    { ...halves, n: '50' },
    { power: '0.740165901' },
    `${propTest('n = 50, p1 = .50, p2 = .75')}: the example of its help page`,
  ),
  ...printed(
    { ...oneSided, p1: '20', p2: '30', alpha: '0.01' },
    { exact: '375.0147' },
    propTest('p1 = 0.2, p2 = 0.3, power = 0.8, sig.level = 0.01, alternative = "one.sided"'),
  ),
  ...printed(
    { ...unpooled, p1: '65', p2: '85' },
    { exact: '69.65881', first: '70' },
    trialSize(
      'TwoSampleProportion.Equality(0.05, 0.2, 0.65, 0.85, 1): the example of its help page, from Chow, Shao and Wang, section 4.2.4',
    ),
  ),
  ...printed(
    { p1: '60', p2: '40', power: '90', allocation: '1:0.5' },
    { exact: '193.3539' },
    rates('alpha = 0.025, beta = 0.1, pi1 = 0.6, pi2 = 0.4, allocationRatioPlanned = 2'),
  ),
]

const margins: readonly Benchmark[] = [
  ...printed(
    { ...unpooled, ...oneSided, goal: 'supermargin', p1: '85', p2: '65', margin: '5' },
    { exact: '97.54701' },
    trialSize(
      'TwoSampleProportion.NIS(0.05, 0.2, 0.65, 0.85, 1, 0.2, 0.05): the example of its help page, from Chow, Shao and Wang, section 4.2.4',
    ),
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
    { ...noninferior, p1: '85', p2: '80', margin: '5', allocation: '1:0.5' },
    { exact: '320.8586', exactSecond: '160.4293' },
    rates('alpha = 0.025, beta = 0.2, thetaH0 = -0.05, pi1 = 0.85, pi2 = 0.8, allocationRatioPlanned = 2'),
  ),
]

const above = { ...oneSided, goal: 'supermargin', p2: '5' }
const example = { ...above, p1: '40', margin: '20' }
const unequal = { ...above, p1: '25', margin: '10', power: '90', allocation: '1:1.5' }
/**
 * Table I of the paper: both proportions and the difference under the hypothesis, in per cent, and
 * the sizes of both groups at ratios of 2:3, 1:1 and 3:2.
 */
const tableOne: readonly (readonly [number, number, number, string])[] = [
  [10, 10, -20, '63+42 46+46 34+52'],
  [20, 10, -10, '75+50 57+57 45+68'],
  [50, 10, 20, '94+62 78+78 67+101'],
  [5, 5, -20, '45+30 32+32 23+35'],
  [10, 5, -5, '168+112 128+128 101+151'],
  [25, 5, 10, '235+156 197+197 173+260'],
  [1, 1, -20, '26+18 18+18 13+19'],
  [2, 1, -1, '914+609 695+695 544+816'],
  [5, 1, 2, '1357+905 1151+1151 1018+1527'],
]
const ratios = ['0.6666666667', '1', '1.5']

const fromTableOne = tableOne.flatMap(([p1, p2, difference, sizes]) =>
  sizes.split(' ').flatMap((pair, i) => {
    const [exact = '', exactSecond = ''] = pair.split('+')
    const inputs = {
      ...oneSided,
      goal: difference < 0 ? 'noninferiority' : 'supermargin',
      power: '90',
      p1: String(p1),
      p2: String(p2),
      margin: String(Math.abs(difference)),
      allocation: `1:${ratios[i] ?? '1'}`,
    }
    return printed(inputs, { exact, exactSecond }, farringtonManning('Table I'), { note: 'nearest' })
  }),
)

const constrained: readonly Benchmark[] = [
  ...printed(example, { exact: '80', exactSecond: '80' }, farringtonManning('the example of page 1451'), {
    note: 'nearest',
  }),
  ...printed(
    example,
    { exactTotal: '159.6876' },
    gsDesignTests('test-binomial_stress.R, nBinomial check 1 (Farrington and Manning, page 1451)'),
  ),
  ...printed(
    example,
    { exactTotal: '159.6876' },
    rates('alpha = 0.05, beta = 0.2, thetaH0 = 0.2, pi1 = 0.4, pi2 = 0.05'),
  ),
  ...printed(
    unequal,
    { exact: '173.2214', exactSecond: '259.8322' },
    gsDesignTests('test-binomial_stress.R, nBinomial check 3 (Farrington and Manning, Table I)'),
  ),
  ...printed(
    unequal,
    { exactTotal: '433.0536' },
    rates('alpha = 0.05, beta = 0.1, thetaH0 = 0.1, pi1 = 0.25, pi2 = 0.05, allocationRatioPlanned = 2 / 3'),
  ),
  ...fromTableOne,
]

export const twoProportionsBenchmarks: readonly Benchmark[] = [...superiority, ...margins, ...constrained]
