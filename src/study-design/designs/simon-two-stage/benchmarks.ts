import { clinfun } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const simon = (call: string) => clinfun(`ph2simon(${call})`)
const tableOne = (p0: string, p1: string) =>
  `Simon R. Control Clin Trials 1989;10:1-10, Table 1; the same by ${simon(`${Number(p0) / 100}, ${Number(p1) / 100}, 0.05, 0.2`)}`

const minimax = { criterion: 'minimax' }

type Sizes = readonly [r1: string, n1: string, r: string, size: string]

const sizes = (inputs: Benchmark['inputs'], [r1, n1, r, size]: Sizes, source: string) =>
  printed(inputs, { r1, n1, r, size }, source)

/** clinfun also prints the expected size and the probability of stopping early. */
const whole = (
  inputs: Benchmark['inputs'],
  call: string,
  printedSizes: Sizes,
  expectedSize: string,
  earlyStop: string,
) => [
  ...sizes(inputs, printedSizes, simon(call)),
  ...printed(inputs, { expectedSize, earlyStop }, simon(call)),
]

const fromTableOne: readonly (readonly [p0: string, p1: string, optimal: Sizes, minimax: Sizes])[] = [
  ['5', '25', ['0', '9', '2', '17'], ['0', '12', '2', '16']],
  ['10', '30', ['1', '10', '5', '29'], ['1', '15', '5', '25']],
  ['20', '40', ['3', '13', '12', '43'], ['4', '18', '10', '33']],
  ['30', '50', ['5', '15', '18', '46'], ['6', '19', '16', '39']],
  ['40', '60', ['7', '16', '23', '46'], ['17', '34', '20', '39']],
]

export const simonTwoStageBenchmarks: readonly Benchmark[] = [
  ...fromTableOne.flatMap(([p0, p1, optimal, smallest]) => [
    ...sizes({ p0, p1 }, optimal, tableOne(p0, p1)),
    ...sizes({ ...minimax, p0, p1 }, smallest, tableOne(p0, p1)),
  ]),
  ...whole({}, '0.1, 0.3, 0.05, 0.2', ['1', '10', '5', '29'], '15.0141203', '0.736098929'),
  ...whole(minimax, '0.1, 0.3, 0.05, 0.2', ['1', '15', '5', '25'], '19.5095698', '0.549043019'),
  ...whole(
    { alpha: '0.1', power: '90', p0: '5', p1: '25' },
    '0.05, 0.25, 0.1, 0.1',
    ['0', '9', '2', '24'],
    '14.5462589',
    '0.630249410',
  ),
  ...whole(
    { ...minimax, p0: '20', p1: '40' },
    '0.2, 0.4, 0.05, 0.2',
    ['4', '18', '10', '33'],
    '22.2546928',
    '0.716353816',
  ),
  ...whole(
    { power: '90', p0: '20', p1: '40' },
    '0.2, 0.4, 0.05, 0.1',
    ['4', '19', '15', '54'],
    '30.4349149',
    '0.673288144',
  ),
  ...whole(
    { power: '90', p0: '30', p1: '50' },
    '0.3, 0.5, 0.05, 0.1',
    ['8', '24', '24', '63'],
    '34.7235558',
    '0.725037032',
  ),
  ...whole(
    { ...minimax, power: '90', p0: '30', p1: '50' },
    '0.3, 0.5, 0.05, 0.1',
    ['7', '24', '21', '53'],
    '36.6244537',
    '0.564674010',
  ),
  ...whole(
    { power: '90', p0: '5', p1: '20' },
    '0.05, 0.2, 0.05, 0.1',
    ['1', '21', '4', '41'],
    '26.6605631',
    '0.716971845',
  ),
  ...whole(
    { alpha: '0.1', power: '90', p0: '40', p1: '60' },
    '0.4, 0.6, 0.1, 0.1',
    ['7', '18', '22', '46'],
    '30.2236563',
    '0.563440848',
  ),
]
