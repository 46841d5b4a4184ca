/** What a number of a text may come from: what was typed, what was answered, and formulas by name. */

import { normalQuantile } from '@marom/statistics/distributions'
import type { Result } from '@marom/trial-designs'
import { numberIn } from '../properties/nearer.ts'
import type { State } from '../states.ts'
import { saidChange } from './changed.ts'
import { armsOf, averageRatio, looksOf, monthsOfEntry, paces } from './course.ts'
import type { Numbers } from './numbers.ts'

export interface Plan extends State {
  answer: Result
}

/** A typed number; `12%` is 12 and 0.12, `1:2` is 1, 2 and 0.5. */
function typedIn({ texts }: Plan): number[] {
  return Object.keys(texts).flatMap((field) => {
    const parts = (texts[field] ?? '').replace('%', '').split(':').map(Number)
    return [...parts, numberIn(texts, field), numberIn(texts, field) / 100].filter(Number.isFinite)
  })
}

function answeredIn({ answer: { values, table, tables } }: Plan): number[] {
  const cells = [...(table ? [table] : []), ...tables].flatMap(({ rows }) => rows.flat())
  const all = [...Object.values(values), ...cells.filter((cell) => cell !== null)]
  return all.flatMap((value) => [value, 100 * value, Math.ceil(value - 1e-9)])
}

/** The changed assumption that the paragraph names, and what it gives. */
function changedIn(plan: Plan): number[] {
  const cell = saidChange(plan)
  if (!cell) return []
  const { texts, value, left } = cell
  return [
    ...Object.keys(texts).map((field) => numberIn(texts, field)),
    ...[value, left].flatMap((one) => (one === null ? [] : [one, 100 * one])),
  ]
}

/** Binomial chances of at most `most` successes. */
function atMost(most: number, n: number, p: number): number {
  let [term, all] = [(1 - p) ** n, 0]
  for (let k = 0; k <= most; k++) [all, term] = [all + term, (term * (n - k) * p) / ((k + 1) * (1 - p))]
  return all
}

/** The chance to stop after the first stage in per cent, and the expected size. */
function firstStage({ share, answered }: Numbers): number[] {
  const [n1, size] = [answered('n1'), answered('size')]
  const stops = atMost(answered('r1'), n1, share('p1'))
  return [100 * stops, n1 + (1 - stops) * (size - n1)]
}

const logs = (...some: readonly number[]) => some.map(Math.log)

/** By name, what the numbers of a text may follow from. */
const formulas: Readonly<Record<string, (numbers: Numbers) => readonly number[]>> = {
  'the level of each tail, and its quantile': ({ typed }) => [
    typed('alpha') / 2,
    1 - typed('alpha'),
    1 - typed('alpha') / 2,
  ],
  'the interval that decides': ({ typed }) => [100 - 100 * typed('alpha'), 100 - 200 * typed('alpha')],
  'the limits of an interval': ({ share }) => [(1 + share('confidence')) / 2],
  'the probability to miss the effect': ({ share }) => [1 - share('power')],
  'the expectation of Z at the end of a plan': ({ typed, share, answered }) =>
    [typed('alpha'), typed('alpha') / 2].map(
      (level) => Math.sqrt(answered('inflation')) * (-normalQuantile(level) + normalQuantile(share('power'))),
    ),
  'groups by allocation': ({ typed }) => [1 / typed('allocation'), 1 + typed('allocation')],
  'an allocation in small whole numbers': ({ typed }) =>
    [1, 2, 3, 4, 5].flatMap((part) => [part * typed('allocation'), part / typed('allocation')]),
  'what is left to the margin': ({ typed }) => [
    typed('margin') - typed('difference'),
    typed('margin') + typed('difference'),
  ],
  'the months of the trial': ({ typed }) => [typed('accrual') + typed('followUp')],
  'hazards by a median, by a share without the event, and by shares lost each year': ({ typed, share }) => [
    Math.log(2) / typed('median'),
    -Math.log(share('eventFree')) / typed('eventFreeAt'),
    -Math.log(1 - share('lost')) / 12,
    -Math.log(1 - share('lostTreated')) / 12,
  ],
  'medians of both arms': (numbers) => armsOf(numbers).medians,
  'treated participants without the event by the typed time, in per cent': (numbers) => [
    100 * Math.exp(-armsOf(numbers).treated(numbers.typed('eventFreeAt'))),
  ],
  'the mean hazard ratio over the events, and hazards near 0 in the code of it': (numbers) =>
    numbers.typed('delay') > 0 ? [averageRatio(numbers), ...looksOf(numbers), 1e-10, 2e-10] : [],
  'recruitment at a rate': (numbers) => [monthsOfEntry(numbers, numbers.answered('total'))],
  'rates of recruitment before the full one': ({ typed, share }) =>
    paces.map((pace) => share(pace) * typed('perMonth')),
  'months until the full rate': ({ typed }) => [typed('firstMonths') + typed('nextMonths')],
  'all enter at once, where each is followed equally long': ({ chosen }) =>
    chosen('exposure', 'fixed') ? [1e-6] : [],
  'degrees of freedom lost to two means and a slope, and the tails left out of an integral': ({ typed }) =>
    Number.isNaN(typed('correlation')) ? [] : [3, 1e-13],
  'those who do not respond': ({ share }) => [1 - share('p0'), 1 - share('p1')],
  'limits in per cent': ({ typed }) => [100 * typed('lower'), 100 * typed('upper')],
  'limits and errors on the logarithmic scale': ({ typed, share, answered }) => [
    ...logs(typed('lower'), typed('upper'), typed('gmr'), answered('gmr')),
    Math.sqrt(Math.log(1 + share('cv') ** 2) / 2),
  ],
  'the second stage, and the responses that reject': ({ answered }) => [
    answered('size') - answered('n1'),
    answered('r') + 1,
  ],
  'a single analysis with the effect that was found': ({ typed, answered }) => [
    typed('fixed') / answered('effect') ** 2,
  ],
  'the first stage at the planned rate': firstStage,
}

export function numbersBehind(plan: Plan): number[] {
  const { texts, answer } = plan
  const { values, found } = answer
  const all = texts.find === 'size' ? texts : { ...texts, ...found }
  const numbers: Numbers = {
    typed: (field) => numberIn(all, field),
    share: (field) => numberIn(all, field) / 100,
    answered: (quantity) => values[quantity] ?? Number.NaN,
    chosen: (field, option) => texts[field] === option,
  }
  const derived = Object.values(formulas).flatMap((formula) => formula(numbers))
  return [...typedIn(plan), ...answeredIn(plan), ...changedIn(plan), ...derived]
}
