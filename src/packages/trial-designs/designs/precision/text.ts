import { normalQuantile } from '@marom/statistics/distributions'
import { type Code, call } from '../../frame/code.ts'
import { errsTooOften } from '../../frame/exact-binomial.ts'
import {
  amountText,
  countText,
  percentText,
  probabilityText,
  roundedText,
  trimmed,
} from '../../frame/format.ts'
import type { Note, Sentence } from '../../frame/result.ts'
import { calculatedBy, losses } from '../../frame/sentences.ts'
import { assuredSize, excessProbability } from './assurance.ts'
import type { Codes } from './codes.ts'
import { missProbability } from './coverage.ts'
import { type Inputs, lowestOf, type Quantities, quantileLevel, reachedOf, wantedOf } from './inputs.ts'

/** A half-width with its unit, which only a proportion has. */
function widthText({ measure }: Inputs, textOf: (width: number) => string, halfWidth: number) {
  if (measure !== 'proportion') return textOf(halfWidth)
  const width = textOf(halfWidth * 100)
  return { part: width === '1' ? 'point' : 'points', facts: { width } } as const
}

/** Nearest to a half a proportion varies most: there both sides of its row may be narrower. */
const canWiden = (p: number) => 1.2 * Math.min(p, 1 - p) <= 0.5

export function doubts({ p }: Inputs) {
  return [
    { row: 'sd', side: 'more', part: 'largerSd' },
    { row: 'rate', side: 'more', part: 'higherRate' },
    ...(canWiden(p) ? [{ row: 'p', side: p < 0.5 ? 'more' : 'less', part: 'otherShare' } as const] : []),
  ] as const
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { measure, interval, n, dropout } = inputs
  const kind = measure === 'proportion' ? interval : measure
  const facts = {
    measure: { part: `estimate.${measure}` },
    interval: { part: `interval.${kind}` },
    within: widthText(inputs, amountText, wantedOf(inputs)),
    width: widthText(inputs, roundedText, reachedOf(values)),
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
    ...sensitivity,
    losses(dropout, values),
    calculatedBy(`method.${kind}`),
  ]
}

/** The middle of the Wilson interval is off the expected proportion by this share of its half-width. */
const lopsided = 0.1

/** Intervals that are wider than wanted less often than this need no note. */
const seldom = 0.1

/** How often a study has a wider interval, as the data vary. */
function excess(inputs: Inputs, values: Quantities): Note<Codes>[] {
  const { n, measure } = inputs
  const wanted = n === null ? wantedOf(inputs) : reachedOf(values)
  const share = excessProbability(inputs, values.size, wanted)
  if (!(share > seldom)) return []
  const facts = {
    share: probabilityText(share),
    width: widthText(inputs, n === null ? amountText : roundedText, wanted),
    because: { part: `because.${measure}` },
    assured: measure === 'mean' ? countText(assuredSize(inputs, wanted, values.size)) : undefined,
  } as const
  return [{ level: 'info', key: measure === 'mean' && n === null ? 'exceeded.mean' : 'exceeded', facts }]
}

export function notes(inputs: Inputs, values: Quantities): Note<Codes>[] {
  return [...reliability(inputs, values), ...excess(inputs, values)]
}

function reliability(inputs: Inputs, values: Quantities): Note<Codes>[] {
  const { measure, interval, p, confidence } = inputs
  if (measure === 'mean') return []
  const miss = missProbability(inputs, values.size)
  const level = errsTooOften(miss, 1 - confidence)
  const half = reachedOf(values)
  const square = normalQuantile(quantileLevel(inputs)) ** 2 / values.size
  const middle = interval === 'wald' ? p : (p + square / 2) / (1 + square)
  const facts = {
    size: countText(values.size),
    p: percentText(p),
    events: values.events && amountText(Number(values.events.toPrecision(2))),
    coverage: probabilityText(1 - miss),
    confidence: percentText(confidence),
    low: percentText(Number((middle - half).toFixed(4))),
    high: percentText(Number((middle + half).toFixed(4))),
  }
  if (measure === 'rate') return level ? [{ level, key: 'fewEvents', facts }] : []
  if (interval === 'wald') {
    const isBeyond = p < half || p + half > 1
    return [
      ...(level ? [{ level, key: 'waldCovers', facts } as const] : []),
      ...(isBeyond ? [{ level: 'caution', key: 'beyond', facts } as const] : []),
    ]
  }
  return [
    // On average over the proportions the Wilson interval covers as often as it says.
    ...(level === 'stop' ? [{ level: 'caution', key: 'wilsonCovers', facts } as const] : []),
    ...(Math.abs(middle - p) > lopsided * half ? [{ level: 'info', key: 'lopsided', facts } as const] : []),
  ]
}

function widthInR(inputs: Inputs): string {
  const { measure, sd, p, rate, followUp } = inputs
  const level = trimmed(quantileLevel(inputs), 8)
  if (measure === 'mean') return `qt(${level}, n - 1) * ${sd} / sqrt(n)`
  const variance = measure === 'rate' ? `${rate} / (n * ${followUp})` : `${p} * (1 - ${p}) / n`
  return `qnorm(${level}) * sqrt(${variance})`
}

/** `PROC POWER` of SAS answers another question: how likely an interval is to be narrow enough. */
export function code(inputs: Inputs, values: Quantities): Code {
  const { measure, interval, p, n, confidence } = inputs
  const prints = n === null ? values.size : reachedOf(values)
  const wanted = wantedOf(inputs)
  if (measure === 'proportion' && interval === 'wilson') {
    const test = call('prop.test', [
      `${p} * n`,
      'n',
      `conf.level = ${trimmed(confidence, 8)}`,
      'correct = FALSE',
    ])
    const width = `width <- function(n) diff(${test}$conf.int) / 2`
    const size = call('uniroot', [`function(n) width(n) - ${wanted}`, 'c(0.01, 1e7)', 'tol = 1e-8'])
    const last = n === null ? `ceiling(${size}$root)` : `width(${n})`
    return { r: { script: `${width}\n${last}`, prints } }
  }
  const lines =
    n === null
      ? [`n <- ${lowestOf(inputs)}:1000000`, `width <- ${widthInR(inputs)}`, `min(n[width <= ${wanted}])`]
      : [`n <- ${n}`, widthInR(inputs)]
  return { r: { script: lines.join('\n'), prints } }
}

export function formula({ measure, interval }: Inputs): Codes['formulas'][] {
  if (measure === 'mean') return ['mean']
  return [measure === 'proportion' ? interval : measure, 'quantile']
}
