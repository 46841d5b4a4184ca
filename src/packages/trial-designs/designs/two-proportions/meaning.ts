import { amountText } from '../../frame/format.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import type { Note } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { shareText } from './text.ts'

type Notes = Note<Codes>[]

type Found = Pick<Quantities, 'above' | 'below' | 'lowest' | 'highest'>

/** A difference in percentage points, without its sign and the digits of a rounding error. */
function pointsOf(difference: number) {
  const count = amountText(Math.abs(withoutNoise(difference * 100)))
  return count === '1' ? ({ part: 'onePoint' } as const) : ({ part: 'points', facts: { count } } as const)
}

const higherOrLower = (isHigher: boolean) => ({ part: isHigher ? 'higher' : 'lower' }) as const

/** Proportions of group 1 with which the size has the target power. */
function foundRange({ above, below, lowest, highest }: Found) {
  const [from, to] = [lowest ?? above, highest ?? below].map((share) => share && shareText(share, true))
  const facts = { from, to }
  if (from === undefined) return { part: 'upTo', facts } as const
  if (to === undefined) return { part: 'fromOn', facts } as const
  return { part: above === undefined ? 'between' : 'outside', facts } as const
}

/** What is assumed, said without a sign; with a margin also whether it is the better side. */
function assumption({ find, goal, better, p1, p2 }: Inputs, values: Found) {
  if (find === 'p1') return { part: 'found', facts: { range: foundRange(values) } } as const
  if (p1 === p2) return { part: 'assumedNone' } as const
  const isHigher = p1 > p2
  const facts = { points: pointsOf(p1 - p2), direction: higherOrLower(isHigher) } as const
  if (goal === 'equivalence') return { part: 'assumed', facts } as const
  return { part: isHigher === (better === 'higher') ? 'assumedBetter' : 'assumedWorse', facts } as const
}

/** What the number says: the margin, the assumption, and what was found. */
export function meaning(inputs: Inputs, values: Found): Notes {
  const { find, goal, better, sides, p1, p2 } = inputs
  const margin = find === 'margin' ? Number(inputs.margin.toFixed(4)) : inputs.margin
  const isHigherLimit = (better === 'higher') === (goal === 'supermargin')
  const facts = {
    margin: pointsOf(margin),
    limit: higherOrLower(isHigherLimit),
    points: pointsOf(p1 - p2),
    direction: higherOrLower(p1 > p2),
    assumed: assumption(inputs, values),
  } as const
  const oneSide = goal === 'superiority' && sides === '1' && find !== 'p1'
  const isFound = find === 'p1' && goal === 'superiority'
  const marginKey = goal === 'supermargin' ? 'foundLargestMargin' : 'foundMargin'
  return [
    ...(find === 'margin'
      ? [{ level: 'info', key: marginKey, facts: { count: (inputs.margin * 100).toFixed(2) } } as const]
      : []),
    isFound
      ? { level: 'info', key: 'found', facts: { range: foundRange(values) } }
      : { level: 'info', key: goal, facts },
    ...(oneSide ? [{ level: 'info', key: 'oneSide', facts: {} } as const] : []),
  ]
}
