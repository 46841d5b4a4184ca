/** What makes a trial harder: it then never needs fewer, and never has more power. */

import type { Texts } from '#src/study-design/frame/fields.ts'
import type { State } from '../states.ts'
import { goodOf } from './sane.ts'

export interface Change {
  name: string
  /** The texts that change; null where the relation does not hold or nothing can change. */
  harder: (texts: Texts, design: State['design']) => Texts | null
  /** The sizes that must not fall, where not all do. */
  sizes?: readonly string[]
  /** Where the need may stay as it is. */
  isWeak?: boolean
}

/** `12.5%` is 12.5 and `1:2` is 0.5. NaN for a text that is not there. */
export function numberIn(texts: Texts, field: string): number {
  const [first, second = '1'] = (texts[field] ?? 'NaN').replace('%', '').split(':')
  return Number(first) / Number(second)
}

const text = (value: number) => String(Number(value.toPrecision(8)))
const percent = (value: number) => `${text(value)}%`
const isWithin = (value: number, low: number, high: number) => value >= low && value <= high

/** Multiplies a field by a factor, if the design reads it. */
const times = (field: string, factor: number) => (texts: Texts) =>
  field in texts ? { [field]: text(numberIn(texts, field) * factor) } : null

const share = (field: string, change: (value: number) => number) => (texts: Texts) =>
  field in texts ? { [field]: percent(change(numberIn(texts, field))) } : null

/** Of the abstract units the size with a single analysis is typed for this power and this level. */
export const isAbstract = ({ unit }: Texts) => unit === 'participants' || unit === 'events'

const unlessAbstract =
  (change: Change['harder']): Change['harder'] =>
  (texts, design) =>
    isAbstract(texts) ? null : change(texts, design)

const hasPower = ({ find = 'size' }: Texts) => find !== 'power'

/** The difference from the hypothesis of equality a fifth smaller, or a tenth of the margin nearer to it. */
function nearerMean(texts: Texts): Texts | null {
  const { goal = 'superiority' } = texts
  const [difference, margin] = [
    numberIn(texts, 'difference'),
    numberIn(texts, 'margin') || numberIn(texts, 'meanMargin'),
  ]
  if (Number.isNaN(difference)) return null
  const away = difference < 0 ? -1 : 1
  if (goal === 'superiority') return { difference: text(difference * 0.8) }
  const step = goal === 'equivalence' ? away : -goodOf(texts)
  return { difference: text(difference + 0.1 * margin * step) }
}

function nearerProportion(texts: Texts, design: State['design']): Texts | null {
  const { goal = 'superiority' } = texts
  const [p1, p2] = [numberIn(texts, 'p1'), numberIn(texts, design.match(/one|simon/) ? 'p0' : 'p2')]
  if (Number.isNaN(p1) || Number.isNaN(p2)) return null
  if (goal === 'superiority') return { p1: percent(p2 + (p1 - p2) * 0.8) }
  const away = p1 < p2 ? -1 : 1
  return { p1: percent(p1 + (goal === 'equivalence' ? away : -goodOf(texts))) }
}

function nearerRatio(texts: Texts): Texts | null {
  const { goal = 'superiority' } = texts
  const log = Math.log(numberIn(texts, 'hr'))
  if (Number.isNaN(log)) return null
  const margin = Math.log(numberIn(texts, 'ratioMargin') || numberIn(texts, 'margin'))
  return { hr: text(Math.exp(goal === 'superiority' ? log * 0.8 : log + 0.15 * (margin - log))) }
}

/** Between the assumption and the margin a fifth is cut away. */
function smallerMargin(texts: Texts): Texts | null {
  const field = ['margin', 'meanMargin', 'pointMargin', 'ratioMargin'].find((name) => name in texts)
  if (!field || texts.goal === 'superiority') return null
  const margin = numberIn(texts, field)
  const sign = texts.goal === 'supermargin' ? -1 : 1
  if ('hr' in texts || 'median' in texts) {
    const hr = texts.find === 'hr' ? 1 : numberIn(texts, 'hr')
    return { [field]: text(hr * (margin / hr) ** 0.8) }
  }
  const isShare = texts[field]?.endsWith('%') ?? false
  const assumed = isShare ? numberIn(texts, 'p1') - numberIn(texts, 'p2') : numberIn(texts, 'difference')
  const gain = texts.goal === 'equivalence' ? -Math.abs(assumed) : assumed * goodOf(texts)
  // Where the assumption is what is asked for, any step does.
  const distance = Number.isNaN(gain) ? margin : margin * sign + gain
  const changed = margin - sign * 0.2 * distance
  return { [field]: isShare ? percent(changed) : text(changed) }
}

/** Further from the middle of the limits, on the log scale. */
function furtherFromMiddle(texts: Texts): Texts | null {
  const middle = Math.sqrt(numberIn(texts, 'lower') * numberIn(texts, 'upper'))
  const ratio = numberIn(texts, 'gmr')
  return ratio > 0 ? { gmr: text(ratio * (ratio < middle ? 0.95 : 1.05)) } : null
}

/** The limit that is nearer to the ratio decides. */
function nearerLimit(texts: Texts): Texts | null {
  const [lower, upper, ratio] = [
    numberIn(texts, 'lower'),
    numberIn(texts, 'upper'),
    numberIn(texts, 'gmr') || 1,
  ]
  if (!(lower > 0)) return null
  return ratio ** 2 < lower * upper ? { lower: text(lower * 1.03) } : { upper: text(upper / 1.03) }
}

/**
 * The groups less equal. Equal groups are the best of a given total only where both variances are equal:
 * means, and events by Schoenfeld's formula. For proportions between 20 and 80 % the best ratio is within
 * 1:1.25 and 1.25:1, so that from 1.5:1 on more unequal groups are worse.
 */
function lessEqual(texts: Texts, design: State['design']): Texts | null {
  const ratio = numberIn(texts, 'allocation')
  const isByVariance = design === 'two-proportions' || texts.unit === 'proportions'
  const isOutside =
    isByVariance &&
    (isWithin(ratio, 0.67, 1.49) || !['p1', 'p2'].every((name) => isWithin(numberIn(texts, name), 20, 80)))
  if (!(ratio > 0) || texts.find !== 'size' || texts.method === 'freedman' || isOutside) return null
  return { allocation: text(ratio < 1 ? ratio / 1.6 : ratio * 1.6) }
}

/** Of a survival trial only the events: an arm with more events for each participant may need fewer in all. */
const whereEqual = ['exactEvents', 'exactMaximum', 'exactBoth']
const participants = ['total', 'exactTotal']

const harderOfCourse = (field: string, factor: number): Change => ({
  name: `${field} × ${factor}`,
  harder: (texts) => ('lost' in texts ? times(field, factor)(texts) : null),
  sizes: participants,
})

/** Each is large enough to be seen after rounding. */
export const changes: readonly Change[] = [
  {
    name: 'more power',
    harder: unlessAbstract((texts) =>
      hasPower(texts) ? share('power', (power) => 100 - (100 - power) / 2)(texts) : null,
    ),
  },
  {
    name: 'a smaller level',
    harder: unlessAbstract((texts) => ('n1' in texts ? null : times('alpha', 0.4)(texts))),
  },
  {
    name: 'more confidence',
    harder: (texts) =>
      texts.find === 'chance'
        ? null
        : share('confidence', (confidence) => 100 - (100 - confidence) / 2)(texts),
  },
  { name: 'two sides', harder: unlessAbstract((texts) => (texts.sides === '1' ? { sides: '2' } : null)) },
  { name: 'a difference nearer to the hypothesis', harder: nearerMean },
  { name: 'a proportion nearer to the hypothesis', harder: nearerProportion },
  { name: 'a hazard ratio nearer to the hypothesis', harder: nearerRatio },
  { name: 'a ratio of means nearer to the limits', harder: furtherFromMiddle },
  { name: 'a smaller margin', harder: smallerMargin },
  { name: 'a nearer limit', harder: nearerLimit },
  { name: 'a larger standard deviation', harder: times('sd', 1.15) },
  {
    name: 'a larger coefficient of variation',
    harder: (texts, design) => (design === 'bioequivalence' ? share('cv', (cv) => cv * 1.15)(texts) : null),
  },
  {
    name: 'clusters of less equal size',
    harder: (texts, design) =>
      design === 'cluster-randomized' ? { cv: text(numberIn(texts, 'cv') + 0.3) } : null,
  },
  { name: 'a larger ICC', harder: times('icc', 1.4) },
  {
    name: 'smaller clusters',
    harder: (texts) => ('m' in texts ? { m: String(Math.round(numberIn(texts, 'm') * 0.7)) } : null),
    sizes: ['clusters', 'exact'],
  },
  { name: 'a weaker correlation', harder: times('correlation', 0.7) },
  { name: 'groups less equal', harder: lessEqual, sizes: whereEqual },
  {
    name: 'more dropout',
    harder: (texts) => (texts.find === 'size' ? share('dropout', (dropout) => dropout + 12)(texts) : null),
    sizes: ['enrolledTotal', 'enrolledSize'],
  },
  { name: 'more losses', harder: share('lost', (lost) => lost + 8), sizes: participants },
  harderOfCourse('median', 1.25),
  harderOfCourse('accrual', 0.75),
  harderOfCourse('followUp', 0.75),
  {
    name: 'fewer participants',
    harder: (texts, design) =>
      texts.find === 'size' || design === 'simon-two-stage'
        ? null
        : { n: String(Math.floor(numberIn(texts, 'n') * 0.85)) },
  },
  {
    name: 'a narrower interval',
    harder: (texts) => times('width', 0.8)(texts) ?? share('within', (width) => width * 0.8)(texts),
  },
  {
    name: 'a proportion nearer to a half',
    harder: (texts) =>
      isWithin(numberIn(texts, 'p'), 40, 60) ? null : share('p', (p) => p + (50 - p) * 0.5)(texts),
  },
  { name: 'a larger rate', harder: times('rate', 1.2) },
  {
    name: 'a shorter follow-up',
    harder: (texts, design) => (design === 'precision' ? times('followUp', 0.8)(texts) : null),
  },
  { name: 'a smaller risk', harder: share('risk', (risk) => risk * 0.8) },
  {
    name: 'one more event',
    harder: (texts, design) =>
      design === 'rare-events' ? { events: String(numberIn(texts, 'events') + 1) } : null,
  },
  { name: 'a larger size with a single analysis', harder: times('fixed', 1.2) },
  {
    name: 'a look in the middle of each pair',
    harder: (texts) => (texts.looks === '2' && !texts.t1 ? { looks: '4' } : null),
    isWeak: true,
  },
  {
    name: 'a boundary for futility',
    harder: (texts) => (texts.futility === 'none' ? { futility: 'pocock', binding: 'no' } : null),
  },
  {
    name: 'a boundary that is not binding',
    harder: (texts) => (texts.binding === 'yes' ? { binding: 'no' } : null),
  },
]
