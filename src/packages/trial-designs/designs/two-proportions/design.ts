import { defineDesign } from '../../frame/design.ts'
import { interimTexts } from '../../frame/interim.ts'
import { armSizes, fromRatio, sizeQuantities } from '../../frame/planning.ts'
import { armsOf } from '../../frame/root-finding.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { moved } from '../../frame/variations.ts'
import { code } from './code.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, type Quantities, soughtQuantity } from './inputs.ts'
import { notes } from './notes.ts'
import { askedSize, powerBySize, powerOfWhole } from './power.ts'
import { foundIn, refuse, solve } from './solve.ts'
import { doubts, formula, methods } from './text.ts'

function compute(inputs: Inputs): Quantities {
  const { n, allocation, dropout, p1, p2 } = inputs
  const exact = n ?? askedSize(inputs)
  const { first, second } = armsOf(exact, 1 / allocation)
  return {
    ...armSizes(first, second, dropout),
    ...foundIn(inputs),
    power: powerOfWhole(inputs, { first, second }),
    exact: n === null ? exact : undefined,
    exactSecond: n === null ? exact / allocation : undefined,
    exactTotal: n === null ? exact * (1 + 1 / allocation) : undefined,
    difference: p1 - p2,
  }
}

function curve(inputs: Inputs, values: Quantities) {
  const share = 1 + 1 / inputs.allocation
  const powerAt = powerBySize(inputs)
  return sizeCurve(['total', 'power'], values, {
    lowest: share * Math.max(1, inputs.allocation),
    target: inputs.find === 'power' ? undefined : inputs.power,
    at: (size) => powerAt(size / share),
  })
}

/** The effect with the control held, and the control with the effect held, not p1 or p2 alone. */
export function variations({
  find,
  goal,
  margin,
  p1,
  p2,
}: Inputs): Readonly<Partial<Record<string, ((factor: number) => Partial<Inputs>) | null>>> {
  if (find === 'p1') return {}
  const difference = p1 - p2
  const isByMargin = goal === 'noninferiority' || goal === 'equivalence'
  const step = isByMargin ? Number(margin.toPrecision(3)) : difference
  return {
    p1: null,
    p2: null,
    [isByMargin ? 'differenceByMargin' : 'effect']: (factor: number) => ({
      p1: moved(p1, (factor - 1) * step),
    }),
    control: (factor: number) => ({ p1: moved(p2 * factor, difference), p2: p2 * factor }),
  }
}

/** Two proportions compared by their difference, by z tests. */
export const twoProportions = defineDesign<Inputs, Quantities, Codes>({
  fields,
  sections: [
    { name: 'effect', fields: ['p1', 'p2', 'margin', 'better'] },
    {
      name: 'test',
      fields: ['sides', 'alpha', 'power', 'variance', 'correction', 'allocation', 'dropout', 'n'],
    },
  ],
  rewrite: fromRatio(true),
  oldParameters: ['ratio'],
  measures: ['risk-difference'],
  quantities: {
    ...sizeQuantities,
    above: { as: 'percent', decimals: 2 },
    below: { as: 'percent', decimals: 2 },
    lowest: { as: 'percent', decimals: 2 },
    highest: { as: 'percent', decimals: 2 },
    margin: { as: 'percent', decimals: 2, unit: 'points' },
    largestMargin: { as: 'percent', decimals: 2, unit: 'points' },
    difference: { as: 'percent', isDetail: true },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
    exactSecond: { as: 'decimal', decimals: 2, isDetail: true },
    exactTotal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: (inputs) => soughtQuantity(inputs) ?? 'total',
  refuse,
  solve,
  compute,
  planned: ({ first }) => ({ find: 'power', n: String(first) }),
  variations,
  doubts,
  curve,
  notes: (inputs, values) => notes(inputs, values, askedSize),
  interim: (inputs, { total }) =>
    interimTexts(fields, inputs, { unit: 'proportions', margin: 'pointMargin', total }),
  methods,
  code,
  formula,
  sources: [
    'Fleiss JL, Levin B, Paik MC. Statistical Methods for Rates and Proportions, 3rd ed. Wiley 2003, ch. 4.',
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 4.',
    'Farrington CP, Manning G. Test statistics and sample size formulae for comparative binomial trials with null hypothesis of non-zero risk difference or non-unity relative risk. Stat Med 1990;9:1447-54.',
  ],
})
