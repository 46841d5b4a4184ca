import { normalQuantile, tQuantile } from '@marom/statistics/distributions'
import { defineDesign } from '../../frame/design.ts'
import { oneSize, roundUp, sizeQuantities } from '../../frame/planning.ts'
import type { Curve, Refusal } from '../../frame/result.ts'
import { sizeFor } from '../../frame/root-finding.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { changedProportion } from '../../frame/variations.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, lowestOf, type Quantities, quantileLevel, rewrite, wantedOf } from './inputs.ts'
import { code, doubts, formula, methods, notes } from './text.ts'

/** Half the width of the interval by a real size, if the data equal the assumptions. */
function halfWidths(inputs: Inputs): (size: number) => number {
  const { measure, sd, interval } = inputs
  const level = quantileLevel(inputs)
  if (measure === 'mean') return (size) => (tQuantile(level, size - 1) * sd) / Math.sqrt(size)
  const z = normalQuantile(level)
  const variance = varianceOf(inputs)
  if (measure === 'rate' || interval === 'wald') return (size) => z * Math.sqrt(variance / size)
  return (size) => (z * Math.sqrt(variance / size + (z * z) / (4 * size * size))) / (1 + (z * z) / size)
}

/** The variance of the estimate, times the number of participants. */
function varianceOf({ measure, sd, p, rate, followUp }: Inputs): number {
  return { mean: sd * sd, proportion: p * (1 - p), rate: rate / followUp }[measure]
}

/** The real size by the normal interval, as textbooks print it. The search starts near it. */
function normalSize(inputs: Inputs): number {
  return (normalQuantile(quantileLevel(inputs)) / wantedOf(inputs)) ** 2 * varianceOf(inputs)
}

function refuse({ measure, within, width, rate, n }: Inputs): Refusal<Codes> | null {
  if (measure === 'proportion' && within >= 0.5) return { field: 'within', code: 'tooWide' }
  // An interval this wide needs only a few events, too few for the normal approximation.
  if (measure === 'rate' && n === null && width >= rate) return { field: 'width', code: 'beyondRate' }
  return null
}

function compute(inputs: Inputs): Quantities {
  const { measure, n, rate, followUp, dropout } = inputs
  const halfWidth = halfWidths(inputs)
  const normal = normalSize(inputs)
  const narrowness = (size: number) => 1 / halfWidth(size)
  const exact = n ?? sizeFor(narrowness, 1 / wantedOf(inputs), lowestOf(inputs), normal * 0.9)
  const size = Math.max(lowestOf(inputs), roundUp(exact))
  const width = halfWidth(size)
  const time = measure === 'rate' ? size * followUp : undefined
  return {
    ...oneSize(size, dropout),
    ...(measure === 'proportion' ? { points: width } : { halfWidth: width }),
    time,
    events: time === undefined ? undefined : time * rate,
    exact: n === null ? exact : undefined,
    normal: n === null ? normal : undefined,
  }
}

function curve(inputs: Inputs, values: Quantities): Curve<'size' | 'points' | 'halfWidth'> {
  const target = inputs.find === 'size' ? wantedOf(inputs) : undefined
  const line = { lowest: lowestOf(inputs), target, at: halfWidths(inputs) }
  return 'points' in values
    ? sizeCurve(['size', 'points'], values, line)
    : sizeCurve(['size', 'halfWidth'], values, line)
}

export const precision = defineDesign<Inputs, Quantities, Codes>({
  fields,
  rewrite,
  measures: ['proportion', 'mean', 'rate'],
  quantities: {
    ...sizeQuantities,
    points: { as: 'percent', decimals: 2, unit: 'points' },
    halfWidth: { as: 'decimal', decimals: 4 },
    time: { as: 'decimal', decimals: 1 },
    events: { as: 'decimal', decimals: 1 },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ find, measure }) =>
    find === 'size' ? 'size' : measure === 'proportion' ? 'points' : 'halfWidth',
  refuse,
  compute,
  planned: ({ size }) => ({ find: 'precision', n: String(size) }),
  variations: ({ measure, p }) =>
    measure === 'proportion' ? { p: (factor) => ({ p: changedProportion(p, factor) }) } : {},
  doubts,
  curve,
  notes,
  methods,
  code,
  formula,
  sources: [
    'Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209-12.',
    'Brown LD, Cai TT, DasGupta A. Interval estimation for a binomial proportion. Stat Sci 2001;16:101-33.',
  ],
})
