import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { clinfun, rootInR } from '../sources.ts'

const minimax = { criterion: 'minimax' }

type Row = readonly [r1: string, n1: string, r: string, size: string, expectedSize: string, earlyStop: string]

const both = (
  [p0, p1, alpha, power]: readonly [string, string, string, string],
  { optimal, smallest, nmax }: { optimal: Row; smallest: Row; nmax?: number },
) => {
  const rates = `${Number(p0) / 100}, ${Number(p1) / 100}`
  const errors = `${alpha}, ${Number(((100 - Number(power)) / 100).toFixed(2))}`
  const call = `ph2simon(${rates}, ${errors}${nmax ? `, nmax = ${nmax}` : ''})`
  const row = (criterion: Benchmark['inputs'], values: Row, source: Source) => {
    const [r1, n1, r, size, expectedSize, earlyStop] = values
    return printed(
      { ...criterion, p0, p1, alpha, power },
      { r1, n1, r, size, expectedSize, earlyStop },
      source,
    )
  }
  return [
    ...row({}, optimal, clinfun(`with(${call}, out[which.min(out[, "EN(p0)"]), ])`)),
    ...row(minimax, smallest, clinfun(`${call}$out[1, ]`)),
  ]
}

/** What the program gives, in its order. */
const given = ['level', 'power', 'earlyStop', 'expectedSize']

type Stages = readonly [r1: string, n1: string, r: string, n: string]

const ofStages = (
  stages: Stages,
  { power, ...rates }: Record<'p0', string> & Partial<Record<'p1' | 'power', string>>,
  values: Readonly<Record<string, string>>,
) => {
  const [r1, n1, r, n] = stages
  const inputs = { r1, n1, r, n, ...rates }
  const share = (percent: string) => String(Number(percent) / 100)
  const p0 = share(rates.p0)
  const chances = (p1: string) => `oc.twostage.bdry(${p0}, ${p1}, ${stages.join(', ')})`
  const places = Object.keys(values).map((quantity) => given.indexOf(quantity) + 1)
  return power
    ? printed(
        { find: 'p1', power, ...inputs },
        values,
        clinfun(rootInR(`${chances('x')}[2]`, share(power), [Number(p0), 0.9999])),
      )
    : printed(
        { find: 'power', ...inputs },
        values,
        clinfun(
          `${chances(share(rates.p1 ?? ''))}[${places.length > 1 ? `c(${places.join(', ')})` : places}]`,
        ),
      )
}

/** The first five are the questions of Table 1 of Simon (1989), which nobody here has opened. */
export const benchmarks: readonly Benchmark[] = [
  ...both(['5', '25', '0.05', '80'], {
    optimal: ['0', '9', '2', '17', '11.9580047', '0.630249410'],
    smallest: ['0', '12', '2', '16', '13.8385596', '0.540360088'],
  }),
  ...both(['10', '30', '0.05', '80'], {
    optimal: ['1', '10', '5', '29', '15.0141203', '0.736098929'],
    smallest: ['1', '15', '5', '25', '19.5095698', '0.549043019'],
  }),
  ...both(['20', '40', '0.05', '80'], {
    optimal: ['3', '13', '12', '43', '20.5802707', '0.747324310'],
    smallest: ['4', '18', '10', '33', '22.2546928', '0.716353816'],
  }),
  ...both(['30', '50', '0.05', '80'], {
    optimal: ['5', '15', '18', '46', '23.6297354', '0.721621440'],
    smallest: ['6', '19', '16', '39', '25.6899699', '0.665501507'],
  }),
  ...both(['40', '60', '0.05', '80'], {
    optimal: ['7', '16', '23', '46', '24.5180994', '0.716063353'],
    smallest: ['17', '34', '20', '39', '34.4358416', '0.912831685'],
  }),
  ...both(['5', '25', '0.1', '90'], {
    optimal: ['0', '9', '2', '24', '14.5462589', '0.630249410'],
    smallest: ['0', '13', '2', '20', '16.4066054', '0.513342083'],
  }),
  ...both(['20', '40', '0.05', '90'], {
    optimal: ['4', '19', '15', '54', '30.4349149', '0.673288144'],
    smallest: ['5', '24', '13', '45', '31.2262589', '0.655892432'],
  }),
  ...both(['30', '50', '0.05', '90'], {
    optimal: ['8', '24', '24', '63', '34.7235558', '0.725037032'],
    smallest: ['7', '24', '21', '53', '36.6244537', '0.564674010'],
  }),
  ...both(['5', '20', '0.05', '90'], {
    optimal: ['1', '21', '4', '41', '26.6605631', '0.716971845'],
    smallest: ['1', '29', '4', '38', '32.8629393', '0.570784525'],
  }),
  ...both(['40', '60', '0.1', '90'], {
    optimal: ['7', '18', '22', '46', '30.2236563', '0.563440848'],
    smallest: ['11', '28', '20', '41', '33.8366952', '0.551023444'],
  }),
  ...both(['20', '30', '0.05', '90'], {
    nmax: 240,
    optimal: ['15', '71', '45', '184', '109.495682876', '0.659330240'],
    smallest: ['18', '92', '40', '160', '124.582690367', '0.520842789'],
  }),
  ...both(['30', '40', '0.05', '90'], {
    nmax: 300,
    optimal: ['29', '91', '79', '229', '132.883823133', '0.696494035'],
    smallest: ['41', '142', '68', '193', '171.333303132', '0.424837193'],
  }),
  ...both(['5', '35', '0.2', '80'], {
    optimal: ['0', '4', '0', '5', '4.185493750', '0.814506250'],
    smallest: ['0', '4', '0', '5', '4.185493750', '0.814506250'],
  }),
  ...ofStages(
    ['1', '10', '5', '29'],
    { p0: '10', p1: '24' },
    { power: '0.60991475148', level: '0.04708630664', earlyStop: '0.73609892910' },
  ),
  ...ofStages(
    ['14', '22', '50', '75'],
    { p0: '60', p1: '80' },
    { power: '0.94156064086', level: '0.06606490614', expectedSize: '37.36058803139' },
  ),
  ...ofStages(['28', '29', '29', '30'], { p0: '10', p1: '90' }, { power: '0.04239115828' }),
  ...ofStages(['1', '10', '5', '29'], { p0: '10', power: '80' }, { p1: '0.2979475086' }),
  ...ofStages(['3', '13', '12', '43'], { p0: '20', power: '90' }, { p1: '0.4504361971' }),
  ...ofStages(['28', '29', '29', '30'], { p0: '10', power: '80' }, { p1: '0.992589476' }),
  ...ofStages(['41', '142', '68', '193'], { p0: '30', power: '50' }, { p1: '0.3551810308' }),
]
