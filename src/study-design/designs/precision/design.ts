import type { en } from '#content/study-design/designs/precision/en.ts'
import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { choice, type InputsOf, number, percent } from '#src/study-design/frame/fields.ts'
import { amountText, countText, percentText, roundedText, trimmed } from '#src/study-design/frame/format.ts'
import {
  dropout,
  givenSize,
  type OneSize,
  oneSize,
  proportion,
  roundUp,
  sizeQuantities,
} from '#src/study-design/frame/planning.ts'
import type { Curve, Refusal, Sentence } from '#src/study-design/frame/result.ts'
import { sizeFor } from '#src/study-design/frame/root-finding.ts'
import { calculatedBy, losses } from '#src/study-design/frame/sentences.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'

const only = (...options: string[]) => ({ field: 'measure', options })

const fields = {
  measure: choice(['proportion', 'mean', 'rate']),
  confidence: percent({ initial: '95', min: 50, max: 99.99 }),
  sd: number({ initial: '10', min: 1e-6, max: 1e6, varies: true, onlyWith: only('mean') }),
  p: { ...proportion('50'), onlyWith: only('proportion') },
  interval: choice(['wilson', 'wald'], { onlyWith: only('proportion') }),
  rate: number({ initial: '0.2', min: 1e-6, max: 1e4, varies: true, onlyWith: only('rate') }),
  followUp: number({ initial: '1', min: 0.001, max: 100, varies: true, onlyWith: only('rate') }),
  within: number({ initial: '5', min: 1e-6, max: 1e6, varies: true }),
  dropout: dropout(),
  n: givenSize(1_000_000),
}

type Inputs = InputsOf<typeof fields>

/** The width of a proportion is printed as a percentage, any other in the unit of the estimate. */
type Quantities = OneSize &
  ({ points: number } | { halfWidth: number }) & {
    time?: number
    events?: number
    exact?: number
    normal?: number
  }

/** Half the width of the interval by a real size, if the data equal the assumptions. */
function halfWidths(inputs: Inputs): (size: number) => number {
  const { measure, confidence, sd, interval } = inputs
  const level = (1 + confidence) / 2
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

const lowestOf = ({ measure }: Inputs) => (measure === 'mean' ? 2 : 1)

const wantedOf = ({ measure, within }: Inputs) => (measure === 'proportion' ? within / 100 : within)

/** The real size by the normal interval, as textbooks print it. The search starts near it. */
function normalSize(inputs: Inputs): number {
  return (normalQuantile((1 + inputs.confidence) / 2) / wantedOf(inputs)) ** 2 * varianceOf(inputs)
}

function refuse({ measure, within, rate, n }: Inputs): Refusal<typeof en> | null {
  if (measure === 'proportion' && within >= 50) return { field: 'within', code: 'tooWide' }
  // An interval this wide needs only a few events, too few for the normal approximation.
  if (measure === 'rate' && n === null && within >= rate) return { field: 'within', code: 'beyondRate' }
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
  const line = { lowest: lowestOf(inputs), target: wantedOf(inputs), at: halfWidths(inputs) }
  return 'points' in values
    ? sizeCurve(['size', 'points'], values, line)
    : sizeCurve(['size', 'halfWidth'], values, line)
}

function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { measure, interval, n, dropout } = inputs
  const isProportion = measure === 'proportion'
  const kind = isProportion ? interval : measure
  const inWords = (width: string) => {
    const part = width === '1' ? 'point' : 'points'
    return isProportion ? ({ part, facts: { width } } as const) : width
  }
  const facts = {
    measure: { part: `estimate.${measure}` },
    interval: { part: `interval.${kind}` },
    within: inWords(amountText(inputs.within)),
    width: inWords(roundedText('points' in values ? values.points * 100 : values.halfWidth)),
    size: countText(values.size),
    confidence: percentText(inputs.confidence),
    sd: amountText(inputs.sd),
    p: percentText(inputs.p),
    rate: amountText(inputs.rate),
    time: values.time && amountText(Number(values.time.toFixed(1))),
    followUp: amountText(inputs.followUp),
  } as const
  return [
    { key: n === null ? 'aim' : 'aim.given', facts },
    { key: measure, facts },
    losses(dropout, values),
    calculatedBy(`method.${kind}`),
  ]
}

function rCall(
  { measure, confidence, sd, p, interval, rate, followUp }: Inputs,
  { size }: Quantities,
): string {
  const level = trimmed((1 + confidence) / 2, 8)
  if (measure === 'mean') return `n <- ${size}; qt(${level}, n - 1) * ${sd} / sqrt(n)`
  if (measure === 'rate') return `n <- ${size}; qnorm(${level}) * sqrt(${rate} / (n * ${followUp}))`
  if (interval === 'wald') return `n <- ${size}; qnorm(${level}) * sqrt(${p} * (1 - ${p}) / n)`
  return `n <- ${size}; diff(prop.test(${p} * n, n, conf.level = ${trimmed(confidence, 8)}, correct = FALSE)$conf.int) / 2`
}

function formula({ measure, interval }: Inputs): string[] {
  if (measure === 'mean') return ['w = t(n − 1; 1 − α/2) σ / √n']
  if (measure === 'rate') return ['w = z(1 − α/2) √(λ / (n T))']
  if (interval === 'wald') return ['w = z √(p (1 − p) / n), z = z(1 − α/2)']
  return ['w = z √(p (1 − p) / n + z² / 4n²) / (1 + z² / n), z = z(1 − α/2)']
}

export const precision = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  measures: ['proportion', 'mean', 'rate'],
  quantities: {
    ...sizeQuantities,
    points: { as: 'percent', decimals: 2 },
    halfWidth: { as: 'decimal', decimals: 4 },
    time: { as: 'decimal', decimals: 1 },
    events: { as: 'decimal', decimals: 1 },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ n, measure }) => (n === null ? 'size' : measure === 'proportion' ? 'points' : 'halfWidth'),
  refuse,
  compute,
  curve,
  methods,
  code: (inputs, values) => ({ r: { script: rCall(inputs, values) } }),
  formula,
  sources: [
    'Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209-12.',
    'Brown LD, Cai TT, DasGupta A. Interval estimation for a binomial proportion. Stat Sci 2001;16:101-33.',
  ],
})
