/**
 * The power of a plan by formulas of textbooks, from what was typed and the sizes of the answer alone:
 * normal approximations (Chow et al. 2018), Schoenfeld (1983) and Freedman (1982) for events.
 */

import { normalQuantile } from '@marom/statistics/distributions'
import type { Texts, Values } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { direct, levelOf, lowerTail, quantile, type Read, share, sum } from './chances.ts'
import { numberIn } from './nearer.ts'
import { goodOf } from './sane.ts'

/** How far the assumption is from each hypothesis, in standard errors of the whole trial. */
interface Distances {
  distances: readonly number[]
  /** Degrees of freedom of a t test. */
  df?: number
  /** The standard error under the hypothesis, in times of the other one. */
  underHypothesis?: number
}

function fromHypotheses(texts: Texts, difference: number, margin: number): number[] {
  const { goal = 'superiority' } = texts
  if (goal === 'equivalence') return [margin - difference, margin + difference]
  if (goal === 'superiority') return [Math.abs(difference)]
  return [goodOf(texts) * difference + (goal === 'supermargin' ? -margin : margin)]
}

const marginIn = (texts: Texts) => {
  const field = ['margin', 'meanMargin', 'pointMargin', 'ratioMargin'].find((name) => name in texts) ?? ''
  return 'p2' in texts ? share(texts, field) : numberIn(texts, field)
}

/** Sizes of the new and the control group; of one group the second is infinite. */
function armsOf({ texts, values }: Read): [number, number] {
  const { first, second, treated, control, maximum, size } = values
  if (first !== undefined && second !== undefined) return [first, second]
  if (treated !== undefined && control !== undefined) return [treated, control]
  const ratio = numberIn(texts, 'allocation') || 1
  const total = maximum ?? Number.NaN
  return size === undefined
    ? [(total * ratio) / (1 + ratio), total / (1 + ratio)]
    : [size, Number.POSITIVE_INFINITY]
}

function means(read: Read): Distances {
  const { texts } = read
  const isTwo = (texts.comparison ?? 'two') === 'two'
  const [fresh, standard] = isTwo
    ? armsOf(read)
    : [read.values.size ?? read.values.maximum ?? 0, Number.POSITIVE_INFINITY]
  // Of an analysis of covariance the variance that is left, and one degree of freedom fewer.
  const r = isTwo ? numberIn(texts, 'correlation') || 0 : 0
  const error = numberIn(texts, 'sd') * Math.sqrt((1 - r ** 2) * (1 / fresh + 1 / standard))
  const distances = fromHypotheses(texts, numberIn(texts, 'difference'), marginIn(texts))
  const df = isTwo ? fresh + standard - (r > 0 ? 3 : 2) : fresh - 1
  return { distances: distances.map((one) => one / error), df }
}

function proportions(read: Read): Distances {
  const { texts } = read
  const [fresh, standard] = armsOf(read)
  const [p1, p2] = [share(texts, 'p1'), share(texts, 'p2')]
  const error = Math.sqrt((p1 * (1 - p1)) / fresh + (p2 * (1 - p2)) / standard)
  const correction = texts.correction === 'continuity' ? (1 / fresh + 1 / standard) / 2 : 0
  const distances = fromHypotheses(texts, p1 - p2, marginIn(texts))
  const pooled = (p1 * fresh + p2 * standard) / (fresh + standard)
  const isPooled = texts.variance === 'null' && texts.goal === 'superiority'
  const errorOfNone = Math.sqrt(pooled * (1 - pooled) * (1 / fresh + 1 / standard))
  return {
    distances: distances.map((one) => (one - correction) / error),
    underHypothesis: isPooled ? errorOfNone / error : 1,
  }
}

/** The hazard of an arm at a month after entry, by what was typed. */
function hazardAt(texts: Texts, isTreated: boolean, month: number): number {
  const ofMedian = (field: string) => Math.log(2) / numberIn(texts, field)
  const isLater = texts.controlBy === 'changing' && month >= numberIn(texts, 'changeAt')
  const control =
    texts.controlBy === 'rate'
      ? -Math.log(share(texts, 'eventFree')) / numberIn(texts, 'eventFreeAt')
      : ofMedian(isLater ? 'laterMedian' : 'median')
  return isTreated && month >= (numberIn(texts, 'delay') || 0) ? control * numberIn(texts, 'hr') : control
}

/** The part of the participants who entered by a share of the time, with the rates of the periods. */
function enteredBy(texts: Texts, duration: number, month: number): number {
  if (texts.pace !== 'steps') return month / duration
  const [first, next] = [numberIn(texts, 'firstMonths'), numberIn(texts, 'nextMonths')]
  const area = (end: number) =>
    share(texts, 'firstPace') * Math.min(end, first) +
    (next > 0 ? share(texts, 'nextPace') * Math.max(0, Math.min(end - first, next)) : 0) +
    Math.max(0, end - first - next)
  return area(month) / area(duration)
}

const steps = 1200

/** The share of an arm with an event, and of these the share after the delay, summed over small steps. */
function eventShare({ texts, values }: Read, isTreated: boolean): { all: number; late: number } {
  const followUp = numberIn(texts, 'followUp')
  const end = texts.exposure === 'fixed' ? followUp : (values.duration ?? Number.NaN)
  const lost = isTreated && texts.lostTreated ? 'lostTreated' : 'lost'
  const loss = -Math.log(1 - share(texts, lost)) / 12
  const entry = end - followUp
  const delay = numberIn(texts, 'delay') || 0
  const step = end / steps
  let [left, all, late] = [1, 0, 0]
  for (let i = 0; i < steps; i++) {
    const month = (i + 0.5) * step
    const hazard = hazardAt(texts, isTreated, month)
    const open = month <= followUp ? 1 : enteredBy(texts, entry, Math.max(0, end - month))
    const events = open * left * Math.exp((-step * (hazard + loss)) / 2) * hazard * step
    all += events
    if (month >= delay) late += events
    left *= Math.exp(-step * (hazard + loss))
  }
  return { all, late }
}

function survival(read: Read): Distances {
  const { texts, values } = read
  const { control = values.first ?? 0, treated = values.second ?? 0 } = values
  const [standard, fresh] = [eventShare(read, false), eventShare(read, true)]
  const events = control * standard.all + treated * fresh.all
  const late = (control * standard.late + treated * fresh.late) / events
  const hr = numberIn(texts, 'hr') ** late
  const ratio = treated / control
  if (texts.method === 'freedman')
    return { distances: [(Math.sqrt(events * ratio) * Math.abs(1 - hr)) / (1 + ratio * hr)] }
  const log = texts.goal === 'noninferiority' ? Math.log(hr / marginIn(texts)) : Math.log(hr)
  return { distances: [(Math.abs(log) * Math.sqrt(events * ratio)) / (1 + ratio)] }
}

/** The variance of a difference of logarithms, times the size and by that within or between participants. */
const layouts: Readonly<Record<string, number>> = { '2x2': 2, '2x2x4': 1, parallel: 4 }

function bioequivalence({ texts, values }: Read): Distances {
  const { total = 0 } = values
  const layout = texts.layout ?? ''
  const variance = Math.log(1 + share(texts, 'cv') ** 2)
  const error = Math.sqrt((variance * (layouts[layout] ?? Number.NaN)) / total)
  const log = (field: string) => Math.log(numberIn(texts, field))
  const distances = [log('gmr') - log('lower'), log('upper') - log('gmr')]
  const df = layout === '2x2x4' ? 3 * total - 4 : total - 2
  return { distances: distances.map((one) => one / error), df }
}

function cluster({ texts, values }: Read): Distances {
  const { clusters = 0, m = numberIn(texts, 'm') } = values
  const [icc, cv] = [numberIn(texts, 'icc'), numberIn(texts, 'cv')]
  const effect =
    texts.analysis === 'unweighted' ? m * icc + (1 + cv ** 2) * (1 - icc) : 1 + ((1 + cv ** 2) * m - 1) * icc
  const isMean = texts.outcome === 'means'
  const [p1, p2] = [share(texts, 'p1'), share(texts, 'p2')]
  const variance = isMean ? 2 * numberIn(texts, 'sd') ** 2 : p1 * (1 - p1) + p2 * (1 - p2)
  // A margin of proportions is in percentage points.
  const margin = numberIn(texts, 'margin') / (isMean ? 1 : 100)
  const distances = fromHypotheses(texts, isMean ? numberIn(texts, 'difference') : p1 - p2, margin)
  const error = Math.sqrt((variance * effect) / (m * clusters))
  return { distances: distances.map((one) => one / error), df: 2 * (clusters - 1) }
}

const endpoints: Readonly<Record<string, (read: Read) => Distances>> = {
  'two-means': means,
  'two-proportions': proportions,
  'time-to-event': survival,
  bioequivalence,
  'cluster-randomized': cluster,
}

/** By unit of the sequential design; in abstract units the size with one analysis is typed. */
const units: Readonly<Record<string, (read: Read) => Distances>> = { means, proportions, survival }

const powerOf = (texts: Texts, { distances, df, underHypothesis = 1 }: Distances) =>
  1 - sum(distances.map((one) => 1 - lowerTail(one - underHypothesis * quantile(levelOf(texts), df))))

/** The variance under the hypothesis is approximated as if groups were equal. */
const isUnequal = (texts: Texts) => texts.variance === 'null' && texts.allocation !== '1'

/** The largest size of a plan with early stopping, in times of the size with a single analysis. */
const mostInflation = 1.8

function sequential(read: Read, power: number): string | null {
  const unit = units[read.texts.unit ?? '']
  if (!unit) return null
  const { distances, df, underHypothesis = 1 } = unit(read)
  const [distance = Number.NaN] = distances
  const single = underHypothesis * quantile(levelOf(read.texts), df) + normalQuantile(power)
  const inflation = (distance / single) ** 2
  const { find } = read.texts
  // A t test of few is far from its approximation.
  if ((read.values.maximum ?? 0) < 30) return null
  const slack = isUnequal(read.texts) ? 0.12 : 0.07
  const [least, most] =
    find === 'size'
      ? [1 - slack, 1 + slack].map((one) => one * (read.values.inflation ?? 1))
      : [0.9, mostInflation]
  const isRight = inflation > (least ?? 0) && inflation < (most ?? 0)
  return isRight ? null : `${inflation} times the size of a single analysis with this power`
}

/**
 * Power within 3 points, 7 with unequal groups of a constrained or pooled variance, and more with few
 * degrees of freedom; that of an exact test to nine decimals; half-widths within 4 %.
 */
function toleranceOf(design: State['design'], { texts, values }: Read, reached: number): number {
  if (design === 'precision') return 0.04 * reached
  const { clusters = Number.POSITIVE_INFINITY } = values
  if (texts.test === 'exact') return 1e-9
  return (isUnequal(texts) ? 0.07 : 0.03) + (2 * clusters - 2) ** -2
}

/** Null where the answer is near the formula's. */
export function farFromTextbook({ design }: State, texts: Texts, values: Values): string | null {
  const read = { texts, values }
  const reached = values.power ?? values.chance ?? values.points ?? values.halfWidth ?? Number.NaN
  if (design === 'group-sequential') return sequential(read, reached)
  const endpoint = endpoints[design]
  const expected = endpoint ? powerOf(texts, endpoint(read)) : (direct[design]?.(read) ?? Number.NaN)
  const isNear = Math.abs(reached - expected) < toleranceOf(design, read, reached)
  return isNear ? null : `${reached}, by a formula ${expected}`
}
