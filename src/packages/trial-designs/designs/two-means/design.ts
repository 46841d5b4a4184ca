import { defineDesign } from '../../frame/design.ts'
import { interimTexts } from '../../frame/interim.ts'
import { fromRatio, sizeQuantities } from '../../frame/planning.ts'
import type { Curve } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { moved } from '../../frame/variations.ts'
import { code } from './code.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, isAdjusted, type Quantities, soughtQuantity } from './inputs.ts'
import { notes } from './notes.ts'
import { powerOfWhole, powerWith, precisionAt } from './power.ts'
import { exactSize, lowestOf, normalSize, sizesOf } from './size.ts'
import { refuse, solve } from './solve.ts'
import { doubts, formula, methods } from './text.ts'

/** What was asked for. */
function foundIn(inputs: Inputs): Partial<Quantities> {
  const { find, difference, margin, sd } = inputs
  const quantity = soughtQuantity(inputs)
  if (find === 'size' || find === 'power' || !quantity) return {}
  return { [quantity]: { difference, margin, sd }[find] }
}

function compute(inputs: Inputs): Quantities {
  const { n, goal, allocation, dropout, difference, sd } = inputs
  const exact = n ?? exactSize(inputs)
  return {
    ...sizesOf(inputs, exact, dropout),
    ...foundIn(inputs),
    power: powerOfWhole(inputs, armsOf(exact, 1 / allocation)),
    exact: n === null ? exact : undefined,
    normal: n === null && goal !== 'equivalence' ? normalSize(inputs) : undefined,
    effect: goal === 'superiority' ? Math.abs(difference) / sd : undefined,
  }
}

/** A margin that was found has too many digits for a step. */
const rounded = (margin: number) => Number(margin.toPrecision(3))

/** With a baseline value, a power of few participants or of two tests takes ten times as long. */
const isSlow = (inputs: Inputs) =>
  isAdjusted(inputs) && (inputs.goal === 'equivalence' || (inputs.n ?? normalSize(inputs)) < fewInGroup)

const fewInGroup = 12

function curve(inputs: Inputs, values: Quantities): Curve<'size' | 'total' | 'power'> {
  const share = 'total' in values ? 1 + 1 / inputs.allocation : 1
  const line = {
    lowest: share * lowestOf(inputs),
    target: inputs.find === 'power' ? undefined : inputs.power,
    at: (size: number) => powerWith(inputs, precisionAt(inputs, size / share)),
    points: isSlow(inputs) ? 13 : undefined,
  }
  return 'total' in values
    ? sizeCurve(['total', 'power'], values, line)
    : sizeCurve(['size', 'power'], values, line)
}

type Vary = (factor: number) => Pick<Inputs, 'difference'>
type Variations = Readonly<Partial<Record<string, Vary | null>>>

/** Then the page has time for what the paragraph says: the standard deviation, or the difference. */
function leftOut(inputs: Inputs): Variations {
  if (!isSlow(inputs)) return {}
  const others = { correlation: null, margin: null, n: null }
  return inputs.find === 'sd' ? others : { ...others, difference: null, differenceByMargin: null }
}

/** By a fifth of the margin: the assumed difference is often 0. */
export function variations(inputs: Inputs): Variations {
  const { find, goal, difference, margin } = inputs
  const byMargin =
    goal === 'superiority' || find === 'difference'
      ? {}
      : {
          difference: null,
          differenceByMargin: (factor: number) => ({
            difference: moved(difference, (factor - 1) * rounded(margin)),
          }),
        }
  return { ...byMargin, ...leftOut(inputs) }
}

/** Means of two groups, of pairs or of one group, by t tests. */
export const twoMeans = defineDesign<Inputs, Quantities, Codes>({
  fields,
  sections: [
    { name: 'effect', fields: ['difference', 'sd', 'correlation', 'margin', 'better'] },
    { name: 'test', fields: ['sides', 'alpha', 'power', 'allocation', 'dropout', 'n'] },
  ],
  rewrite: fromRatio(true),
  oldParameters: ['ratio'],
  measures: ['mean-difference'],
  quantities: {
    ...sizeQuantities,
    difference: { as: 'significant' },
    leastFavorable: { as: 'significant' },
    largest: { as: 'significant' },
    margin: { as: 'significant' },
    sd: { as: 'significant' },
    effect: { as: 'decimal', decimals: 3, isDetail: true },
    exact: { as: 'decimal', decimals: 4, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: (inputs) => soughtQuantity(inputs) ?? (inputs.comparison === 'two' ? 'total' : 'size'),
  refuse,
  solve,
  compute,
  planned: (values) => ({ find: 'power', n: String('size' in values ? values.size : values.first) }),
  variations,
  doubts,
  curve,
  interim: (inputs, values) => {
    const total = 'total' in values ? values.total : values.size
    return interimTexts(fields, inputs, { unit: 'means', margin: 'meanMargin', total })
  },
  methods,
  notes,
  code,
  formula,
  sources: [
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 3.',
    'Lenth RV. Algorithm AS 243: cumulative distribution function of the non-central t distribution. Appl Stat 1989;38:185-9.',
    'Shieh G. Power analysis and sample size planning in ANCOVA designs. Psychometrika 2020;85:101-20.',
    'Borm GF, Fransen J, Lemmens WAJG. A simple sample size formula for analysis of covariance in randomized clinical trials. J Clin Epidemiol 2007;60:1234-8.',
    'Owen DB. A special case of a bivariate non-central t-distribution. Biometrika 1965;52:437-46.',
  ],
})
