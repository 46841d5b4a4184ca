import {
  blackwelder,
  clinfun,
  dropoutExample,
  farringtonManning,
  friede,
  gsDesignTests,
  helpPage,
  kieser,
  pwrss,
  r,
  rExamples,
  rpact,
  statsmodelsTests,
  trialSize,
} from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const propTest = (call: string) => r(`stats::power.prop.test(${call})`)
const rates = (call: string) => rpact(`getSampleSizeRates(${call}), alpha one-sided`)

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
    rates('alpha = 0.025, beta = 0.2, thetaH0 = -0.05, pi1 = 0.85, pi2 = 0.8, allocationRatioPlanned = 2'),
  ),
]

const above = { ...oneSided, goal: 'supermargin', p2: '5' }
const example = { ...above, p1: '40', margin: '20' }
const unequal = { ...above, p1: '25', margin: '10', power: '90', allocation: '1:1.5' }
/**
 * Table I of the paper: both proportions and the difference under the hypothesis, in per cent, and
 * the sizes of both groups at 3:2, 1:1 and 2:3.
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
/** Table II: what Table I does not have (method 3), and the unpooled variance (method 1); equal groups. */
const tableTwo: readonly (readonly [number, number, number, string])[] = [
  [5, 5, -10, '103'],
  [1, 1, -2, '558'],
]
const tableTwoUnpooled: readonly (readonly [number, number, number, string])[] = [
  [10, 10, -20, '39'],
  [20, 10, -10, '54'],
  [50, 10, 20, '73'],
  [5, 5, -10, '81'],
  [10, 5, -5, '118'],
  [25, 5, 10, '201'],
  [1, 1, -2, '424'],
  [2, 1, -1, '632'],
  [5, 1, 2, '1229'],
]
const allocations = ['3:2', '1', '2:3']

/** Above or below a margin, one-sided 0.05, 90 %; the difference is the one of the hypothesis. */
const beyond = (p1: number, p2: number, difference: number) => ({
  ...oneSided,
  goal: difference < 0 ? 'noninferiority' : 'supermargin',
  power: '90',
  p1: String(p1),
  p2: String(p2),
  margin: String(Math.abs(difference)),
})

const fromTableOne = tableOne.flatMap(([p1, p2, difference, sizes]) =>
  sizes.split(' ').flatMap((pair, i) => {
    const [exact = '', exactSecond = ''] = pair.split('+')
    const inputs = { ...beyond(p1, p2, difference), allocation: allocations[i] ?? '' }
    return printed(inputs, { exact, exactSecond }, farringtonManning('Table I'), { note: 'nearest' })
  }),
)

const fromTableTwo = [
  ...tableTwo.flatMap(([p1, p2, difference, exact]) =>
    printed(beyond(p1, p2, difference), { exact }, farringtonManning('Table II, method 3'), {
      note: 'nearest',
    }),
  ),
  ...tableTwoUnpooled.flatMap(([p1, p2, difference, exact]) =>
    printed(
      { ...unpooled, ...beyond(p1, p2, difference) },
      { exact },
      farringtonManning('Table II, method 1'),
      { note: 'nearest' },
    ),
  ),
]

/** Both groups together, after rounding up each: standard and new treatment, margin, in per cent. */
const blackwelderTable: readonly (readonly [standard: number, treated: number, margin: number, string])[] = [
  [90, 90, 10, '310'],
  [90, 90, 20, '78'],
  [60, 60, 10, '824'],
  [60, 60, 20, '206'],
  [40, 40, 10, '824'],
  [90, 85, 10, '1492'],
  [90, 80, 20, '430'],
  [60, 55, 10, '3342'],
  [60, 50, 20, '840'],
]
const blackwelderEqual: readonly (readonly [standard: number, treated: number, string])[] = [
  [90, 80, '430'],
  [90, 70, '130'],
  [60, 50, '840'],
  [60, 40, '206'],
  [40, 30, '772'],
  [40, 20, '172'],
]

const fromBlackwelder = [
  ...blackwelderTable.flatMap(([standard, treated, margin, total]) =>
    printed(
      { ...unpooled, ...beyond(treated, standard, -margin) },
      { total },
      blackwelder('Table 3'),
      // The only one of the table whose size is so large that the digits of the quantiles matter.
      total === '3342' ? { tolerance: 2, note: 'quantiles' } : {},
    ),
  ),
  ...blackwelderEqual.flatMap(([standard, treated, total]) =>
    printed(
      { ...unpooled, ...oneSided, power: '90', p1: String(standard), p2: String(treated) },
      { total },
      blackwelder('Table 3'),
    ),
  ),
]

/** Equal proportions and a margin of 10: the total at 3, 2 and 1 new for each control. */
const friedeTable: Record<string, readonly [string, string, string]> = {
  30: ['928', '770', '658'],
  40: ['1023', '857', '750'],
  50: ['1035', '876', '780'],
  60: ['966', '825', '750'],
  70: ['815', '707', '658'],
}

const fromFriede = [
  ...Object.entries(friedeTable).flatMap(([p, totals]) =>
    ['3', '2', '1'].flatMap((allocation, i) =>
      printed({ ...noninferior, p1: p, p2: p, allocation }, { total: totals[i] ?? '' }, friede('Table 2')),
    ),
  ),
  ...[
    ['70', '1', '660'],
    ['70', '3', '880'],
    ['90', '1', '284'],
    ['90', '3', '378'],
  ].flatMap(([p = '', allocation = '', total = '']) =>
    printed(
      { ...unpooled, ...noninferior, p1: p, p2: p, allocation },
      { total },
      friede('section 5, formula 1'),
    ),
  ),
  ...[
    ['1', '310'],
    ['3', '306'],
  ].flatMap(([allocation = '', total = '']) =>
    printed({ ...noninferior, p1: '90', p2: '90', allocation }, { total }, friede('section 5, formula 2')),
  ),
]

/** With the continuity correction; the program rounds each group up. */
const corrected = (
  [p1, p2, power, allocation]: readonly [string, string, string, string],
  [first, second]: readonly [string, string],
  call: string,
) =>
  printed(
    { correction: 'continuity', p1, p2, power, allocation },
    { first, second },
    clinfun(`fe.ssize(${call}), row CPS`),
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
const equivalent = (call: string) => pwrss(`pwrss.z.2props(${call}, alternative = "equivalent")`)

const equal = [
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10' },
    { exact: '411.0646728' },
    equivalent('p1 = 0.6, p2 = 0.6, margin = 0.1, power = 0.8'),
  ),
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10', power: '90' },
    { exact: '519.4643432' },
    trialSize('TwoSampleProportion.Equivalence(0.05, 0.1, 0.6, 0.6, 1, 0, 0.1)'),
  ),
  ...printed(
    { ...equivalence, p1: '60', p2: '60', margin: '10', n: '500' },
    { power: '0.8864947474' },
    equivalent('p1 = 0.6, p2 = 0.6, margin = 0.1, n2 = 500'),
  ),
  ...printed(
    { ...equivalence, p1: '65', p2: '60', margin: '15', n: '400' },
    { power: '0.8997559027' },
    equivalent('p1 = 0.65, p2 = 0.6, margin = 0.15, n2 = 400'),
  ),
  ...printed(
    { ...equivalence, p1: '90', p2: '88', margin: '8', n: '500' },
    { power: '0.9172146215' },
    equivalent('p1 = 0.9, p2 = 0.88, margin = 0.08, n2 = 500'),
  ),
]

const whole = [
  ...printed(
    { p1: '30', p2: '15' },
    { first: '121', second: '121', total: '242' },
    helpPage('epiR')('epi.sscohortc'),
  ),
  ...printed({ ...oneSided, alpha: '0.025', p1: '42', p2: '27' }, { total: '314' }, kieser('example 21.1')),
  ...printed({ n: '20', dropout: '20' }, { enrolledTotal: '50' }, dropoutExample),
]

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
  ...fromTableTwo,
]

export const twoProportionsBenchmarks: readonly Benchmark[] = [
  ...superiority,
  ...whole,
  ...withCorrection,
  ...margins,
  ...constrained,
  ...fromBlackwelder,
  ...fromFriede,
  ...equal,
]
