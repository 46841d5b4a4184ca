/** What a state needs: numbers that do not fall when the trial gets harder. */

import type { Texts, Values } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { numberIn } from './nearer.ts'
import { goodOf } from './sane.ts'

type Needs = Readonly<Record<string, number>>

/** The first of them shows whether the need grows; others are rounded up. */
const sizes = [
  'exactEvents',
  'exactMaximum',
  'exactTotal',
  'exactBoth',
  'exact',
  'clusters',
  'maximum',
  'total',
  'size',
  'enrolledTotal',
  'enrolledSize',
]

/** Of a two-stage design the criterion decides which of its sizes is the smallest possible. */
function sizesOf(design: State['design'], texts: Texts, values: Values): Needs {
  if (design === 'simon-two-stage') {
    const { size = 0, expectedSize = 0, enrolledSize = 0 } = values
    return texts.criterion === 'minimax' ? { size, enrolledSize } : { expectedSize }
  }
  const { exact, second } = values
  const both =
    exact !== undefined && second !== undefined && design === 'two-means'
      ? exact * (1 + 1 / numberIn(texts, 'allocation'))
      : values.exactTotal
  const isSurvival = design === 'time-to-event' || texts.unit === 'survival'
  const found = isSurvival || both === undefined ? values : { ...values, exactBoth: both }
  return Object.fromEntries(sizes.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])))
}

/** How far a found value is from the hypothesis, in the direction in which trials are easier. */
function effectOf(texts: Texts, value: number): number {
  const { goal = 'superiority' } = texts
  if (goal === 'superiority') return Math.abs(value)
  return goal === 'equivalence' ? -Math.abs(value) : value * goodOf(texts)
}

const first = (values: Values, ...names: string[]) => {
  const name = names.find((one) => values[one] !== undefined)
  return name === undefined ? Number.NaN : (values[name] ?? Number.NaN)
}

/** What `effect` is, by unit or outcome. */
const effects: Readonly<Record<string, string>> = { means: 'difference', proportions: 'p1', survival: 'hr' }

/** By what is asked for. */
const found: Readonly<Record<string, (texts: Texts, values: Values) => number>> = {
  power: (_, { power = Number.NaN }) => -power,
  chance: (_, { chance = Number.NaN }) => -chance,
  precision: (_, values) => first(values, 'points', 'halfWidth'),
  sd: (_, { sd = Number.NaN }) => -sd,
  cv: (_, { cv = Number.NaN }) => -cv,
  icc: (_, { icc = Number.NaN }) => -icc,
  m: (_, values) => first(values, 'exactM', 'm'),
  followUp: (_, { followUp = Number.NaN }) => followUp,
  risk: (_, { risk = Number.NaN }) => risk,
  gmr: (texts, { gmr = Number.NaN }) =>
    -Math.abs(Math.log(gmr) - Math.log(numberIn(texts, 'lower') * numberIn(texts, 'upper')) / 2),
  hr: (texts, { hr = Number.NaN }) =>
    texts.goal === 'noninferiority' ? -Math.log(hr) * goodOf(texts) : Math.abs(Math.log(hr)),
  p1: (texts, values) =>
    effectOf(
      texts,
      first(values, 'p1', 'p1Below', 'above', 'below', 'lowest', 'highest') -
        numberIn(texts, 'p2' in texts ? 'p2' : 'p0') / 100,
    ),
  difference: (texts, values) => effectOf(texts, first(values, 'difference', 'leastFavorable', 'largest')),
  effect: (texts, values) =>
    found[effects[texts.unit ?? texts.outcome ?? ''] ?? 'share']?.(texts, values) ?? Number.NaN,
  share: (_, { effect = Number.NaN }) => effect,
  margin: (texts, values) => {
    const margin = first(values, 'margin', 'marginPoints', 'largestMargin')
    if ('hr' in texts) return Math.abs(Math.log(margin))
    return texts.goal === 'supermargin' ? -margin : margin
  },
}

export function needsOf({ design, texts }: State, values: Values): Needs {
  const { find = 'size' } = texts
  if (find === 'size') return sizesOf(design, texts, values)
  return { [find]: found[find]?.(texts, values) ?? Number.NaN }
}
