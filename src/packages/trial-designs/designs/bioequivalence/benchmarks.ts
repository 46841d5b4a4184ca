import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { helpPage, powerTost, powerTostData, rootInR } from '../sources.ts'

const ofTotal = (call: string) => powerTost(`power.TOST(${call})`)
const documented = helpPage('PowerTOST')('power.TOST')
const hauschke = (set: string, table: string) =>
  powerTostData(
    `${set}: the inputs of Hauschke D, Steinijans VW, Pigeot I. Bioequivalence Studies in Drug Development. Wiley 2007, table ${table}`,
  )

const planned = (inputs: Benchmark['inputs'], total: string, power: string, call: string) =>
  printed(
    inputs,
    { total, power },
    powerTost(`unlist(sampleN.TOST(${call})[c("Sample size", "Achieved power")])`),
  )

const solved = (
  inputs: Benchmark['inputs'],
  values: Readonly<Record<string, string>>,
  call: string,
  [power, within]: readonly [string, readonly [number, number]],
) => printed(inputs, values, powerTost(rootInR(`power.TOST(${call})`, power, within)))

/** The lowest and the highest ratio, on either side of 1. */
const ratios = (
  inputs: Benchmark['inputs'],
  { gmr, highest }: Readonly<Record<'gmr' | 'highest', string>>,
  call: string,
  power: string,
) => [
  ...solved(inputs, { gmr }, call, [power, [0.8, 1]]),
  ...solved(inputs, { highest }, call, [power, [1, 1.25]]),
]

const tabled = (set: string, table: string, inputs: Benchmark['inputs'], totals: Record<string, string>) =>
  Object.entries(totals).flatMap(([gmr, total]) =>
    // Below 12 the page has the smallest total of ICH M13A beside this one.
    printed({ ...inputs, gmr }, { [Number(total) < 12 ? 'byPower' : 'total']: total }, hauschke(set, table)),
  )

export const benchmarks: readonly Benchmark[] = [
  ...planned({ cv: '20' }, '20', '0.8346801909', 'CV = 0.2'),
  ...planned({ cv: '30' }, '40', '0.8158452803', 'CV = 0.3'),
  ...printed({ cv: '25', n: '24' }, { power: '0.7391155' }, documented),
  ...printed({ cv: '25', n: '22' }, { power: '0.6953401' }, documented),
  ...printed({ cv: '30', n: '39' }, { power: '0.8056171058' }, ofTotal('CV = 0.3, n = 39')),
  ...printed({ cv: '25', n: '23' }, { power: '0.7172913975' }, ofTotal('CV = 0.25, n = 23')),
  ...printed(
    { cv: '30', alpha: '0.025', n: '12' },
    { power: '0.05256875821' },
    ofTotal('CV = 0.3, n = 12, alpha = 0.025'),
  ),
  ...planned(
    { cv: '15', gmr: '1.1', alpha: '0.025' },
    '24',
    '0.8097591466',
    'CV = 0.15, theta0 = 1.1, alpha = 0.025',
  ),
  ...planned({ layout: '2x2x4' }, '20', '0.8202398297', 'CV = 0.3, design = "2x2x4"'),
  ...planned(
    { layout: '2x2x4', cv: '35', gmr: '0.9', power: '90' },
    '72',
    '0.9007350991',
    'CV = 0.35, theta0 = 0.9, targetpower = 0.9, design = "2x2x4"',
  ),
  ...planned(
    { layout: '2x2x4', cv: '50', gmr: '0.9', lower: '0.6984', upper: '1.4319' },
    '24',
    '0.8302992443',
    'CV = 0.5, theta0 = 0.9, theta1 = 0.6984, theta2 = 1.4319, design = "2x2x4"',
  ),
  ...printed(
    { layout: '2x2x4', cv: '10', n: '4' },
    { power: '0.9315094147' },
    ofTotal('CV = 0.1, n = 4, design = "2x2x4"'),
  ),
  ...planned({ layout: 'parallel' }, '76', '0.8031226776', 'CV = 0.3, design = "parallel"'),
  ...planned(
    { layout: 'parallel', cv: '60', gmr: '1.05', power: '90' },
    '352',
    '0.9014244731',
    'CV = 0.6, theta0 = 1.05, targetpower = 0.9, design = "parallel"',
  ),
  ...planned(
    { cv: '10', gmr: '0.975', lower: '0.9', upper: '1.1111111111' },
    '22',
    '0.8170221815',
    'CV = 0.1, theta0 = 0.975, theta1 = 0.9, theta2 = 1 / 0.9',
  ),
  ...planned(
    { cv: '40', power: '90', lower: '0.75', upper: '1.3333333333' },
    '48',
    '0.9013424436',
    'CV = 0.4, theta1 = 0.75, theta2 = 1 / 0.75, targetpower = 0.9',
  ),
  ...tabled('ct5.1', '5.1', { cv: '10' }, { '0.85': '36', '1': '6', '1.2': '76' }),
  ...tabled('ct5.1', '5.1', { cv: '20' }, { '0.9': '38', '1': '16', '1.1': '32', '1.15': '72' }),
  ...tabled('ct5.1', '5.1', { cv: '40', power: '90' }, { '0.85': '694', '0.95': '88', '1.2': '1528' }),
  ...tabled(
    'ct5.2',
    '5.2',
    { cv: '30', lower: '0.75', upper: '1.3333333333' },
    { '0.8': '258', '0.95': '22', '1.2': '98' },
  ),
  ...tabled(
    'ct5.3',
    '5.3',
    { cv: '20', power: '90', lower: '0.9', upper: '1.1111111111' },
    { '0.95': '232', '1': '78', '1.075': '618' },
  ),
  ...printed({ cv: '5' }, { byPower: '4' }, powerTost('sampleN.TOST(CV = 0.05)[["Sample size"]]')),
  ...printed({ cv: '5', n: '4' }, { power: '0.903785783538' }, ofTotal('CV = 0.05, n = 4')),
  ...printed(
    { layout: 'parallel', cv: '10', gmr: '0.975' },
    { byPower: '10' },
    powerTost('sampleN.TOST(CV = 0.1, theta0 = 0.975, design = "parallel")[["Sample size"]]'),
  ),
  ...ratios(
    { find: 'gmr' },
    { gmr: '0.945974880805', highest: '1.05711052195' },
    'n = 40, CV = 0.3, theta0 = x',
    '0.8',
  ),
  ...ratios(
    { find: 'gmr', layout: 'parallel', cv: '15', power: '90', n: '24' },
    { gmr: '0.963878240685', highest: '1.03747543807' },
    'n = 24, CV = 0.15, theta0 = x, design = "parallel"',
    '0.9',
  ),
  ...ratios(
    { find: 'gmr', layout: '2x2x4', cv: '35', alpha: '0.025', lower: '0.75', n: '39' },
    { gmr: '0.874748637949', highest: '1.07173645014' },
    'n = 39, CV = 0.35, theta0 = x, theta1 = 0.75, theta2 = 1.25, alpha = 0.025, design = "2x2x4"',
    '0.8',
  ),
  ...solved({ find: 'cv' }, { cv: '0.306568774535' }, 'n = 40, CV = x, theta0 = 0.95', ['0.8', [0.1, 1]]),
  ...solved(
    { find: 'cv', gmr: '1.05', power: '90', n: '24' },
    { cv: '0.201239450453' },
    'n = 24, CV = x, theta0 = 1.05',
    ['0.9', [0.1, 1]],
  ),
  ...solved(
    { find: 'cv', layout: '2x2x4', gmr: '0.9', n: '60' },
    { cv: '0.378063799527' },
    'n = 60, CV = x, theta0 = 0.9, design = "2x2x4"',
    ['0.8', [0.1, 1]],
  ),
  ...solved(
    {
      find: 'cv',
      layout: 'parallel',
      gmr: '1',
      alpha: '0.025',
      lower: '0.9',
      upper: '1.1111111111',
      n: '101',
    },
    { cv: '0.162790849833' },
    'n = 101, CV = x, theta0 = 1, theta1 = 0.9, theta2 = 1 / 0.9, alpha = 0.025, design = "parallel"',
    ['0.8', [0.1, 1]],
  ),
]
