/** What makes a trial harder: it then never needs fewer, and never has more power. */

import type { Texts } from '@marom/trial-designs'
import type { State } from '../states.ts'
import {
  furtherFromMiddle,
  isWithin,
  lessEqual,
  nearerLimit,
  nearerMean,
  nearerProportion,
  nearerRatio,
  numberIn,
  percent,
  smallerMargin,
  text,
} from './nearer.ts'

export interface Change {
  name: string
  /** The texts that change; null where the relation does not hold or nothing can change. */
  harder: (texts: Texts, design: State['design']) => Texts | null
  /** The sizes that must not fall, where not all do. */
  sizes?: readonly string[]
  /** Where the need may stay as it is. */
  isWeak?: boolean
  /** Where the need grows by less than an event. */
  isSmall?: boolean
}

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
  {
    name: 'a longer delay',
    harder: (texts) => ('delay' in texts ? { delay: text(numberIn(texts, 'delay') + 1) } : null),
  },
  { name: 'more losses', harder: share('lost', (lost) => lost + 8), sizes: participants },
  {
    ...harderOfCourse('median', 1.25),
    // After a delay later events see more of the effect.
    harder: (texts) =>
      'lost' in texts && !(numberIn(texts, 'delay') > 0) ? times('median', 1.25)(texts) : null,
  },
  {
    ...harderOfCourse('accrual', 0.75),
    // Where all are followed equally long, it does not matter when they enter.
    harder: (texts) => (texts.exposure === 'untilEnd' ? times('accrual', 0.75)(texts) : null),
  },
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
    isSmall: true,
  },
]
