import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { blackwelder, farringtonManning, friede, kieser } from '../sources.ts'

const unpooled = { variance: 'unpooled' }
const oneSided = { sides: '1' }
const noninferior = { ...oneSided, goal: 'noninferiority', alpha: '0.025' }

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

/**
 * Of the paper. With a margin below a small proportion of group 2 that of group 1 would be below 0, so the
 * groups are exchanged: it is the same test.
 */
const ofPaper = (p1: number, p2: number, difference: number) =>
  difference < 0 ? { ...beyond(p2, p1, difference), better: 'lower' } : beyond(p1, p2, difference)

const fromTableOne = tableOne.flatMap(([p1, p2, difference, sizes]) =>
  sizes.split(' ').flatMap((pair, i) => {
    const [one = '', other = ''] = pair.split('+')
    const isExchanged = difference < 0
    const [exact, exactSecond] = isExchanged ? [other, one] : [one, other]
    const allocation = (isExchanged ? allocations.toReversed() : allocations)[i] ?? ''
    const inputs = { ...ofPaper(p1, p2, difference), allocation }
    return printed(inputs, { exact, exactSecond }, farringtonManning('Table I'), { note: 'nearest' })
  }),
)

const fromTableTwo = [
  ...tableTwo.flatMap(([p1, p2, difference, exact]) =>
    printed(ofPaper(p1, p2, difference), { exact }, farringtonManning('Table II, method 3'), {
      note: 'nearest',
    }),
  ),
  ...tableTwoUnpooled.flatMap(([p1, p2, difference, exact]) =>
    printed(
      { ...unpooled, ...ofPaper(p1, p2, difference) },
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

/** Tables of papers, as another project copied them. */
export const copiedTables: readonly Benchmark[] = [
  ...printed(
    { ...beyond(40, 5, 20), power: '80' },
    { exact: '80', exactSecond: '80' },
    farringtonManning('the example of page 1451'),
    { note: 'nearest' },
  ),
  ...fromTableOne,
  ...fromTableTwo,
  ...fromBlackwelder,
  ...fromFriede,
  ...printed({ ...oneSided, alpha: '0.025', p1: '42', p2: '27' }, { total: '314' }, kieser('example 21.1')),
]
