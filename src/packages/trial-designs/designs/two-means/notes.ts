import { amountText, countText, significantText } from '../../frame/format.ts'
import { roundUp } from '../../frame/planning.ts'
import type { Note } from '../../frame/result.ts'
import { assumedNotes } from './assumed-notes.ts'
import type { Codes } from './codes.ts'
import type { Inputs, Quantities } from './inputs.ts'

type Notes = Note<Codes>[]

const higherOrLower = (isHigher: boolean) => ({ part: isHigher ? 'higher' : 'lower' }) as const

/** What is assumed, or found, said without a sign; with a margin also whether it is the better side. */
function assumption({ find, goal, better, difference }: Inputs) {
  const isFound = find === 'difference'
  if (difference === 0 && !isFound) return { part: 'assumedNone' } as const
  const isHigher = difference > 0
  const amount = (isFound ? significantText : amountText)(Math.abs(difference))
  const facts = { amount, direction: higherOrLower(isHigher) } as const
  if (goal === 'equivalence') return { part: isFound ? 'foundLargest' : 'assumed', facts } as const
  const isBetter = isHigher === (better === 'higher')
  if (isFound) return { part: isBetter ? 'foundAtLeast' : 'foundAtMost', facts } as const
  return { part: isBetter ? 'assumedBetter' : 'assumedWorse', facts } as const
}

/** What the study has to meet for its size to have the target power. */
function found({ find, goal, sides, difference, margin, sd }: Inputs): Notes {
  if (find === 'margin')
    return [{ level: 'info', key: 'foundMargin', facts: { margin: significantText(margin) } }]
  if (find === 'sd') return [{ level: 'info', key: 'foundSd', facts: { sd: significantText(sd) } }]
  if (find !== 'difference' || goal !== 'superiority') return []
  const facts = { difference: significantText(difference) }
  return [{ level: 'info', key: sides === '1' ? 'foundOneSide' : 'foundDifference', facts }]
}

/** What the number says: the margin, the assumption, and what was found. */
export function meaning(inputs: Inputs): Notes {
  const { find, comparison, goal, better, difference, margin, sides } = inputs
  if (find === 'difference' && goal === 'superiority') return found(inputs)
  const facts = {
    margin: (find === 'margin' ? significantText : amountText)(margin),
    limit: higherOrLower(better === 'lower'),
    amount: amountText(Math.abs(difference)),
    direction: higherOrLower(difference > 0),
    assumed: assumption(inputs),
  } as const
  const isOneSide = goal === 'superiority' && sides === '1'
  return [
    ...found(inputs),
    { level: 'info', key: `${comparison}.${goal}`, facts },
    ...(isOneSide ? [{ level: 'info', key: 'oneSide', facts: {} } as const] : []),
  ]
}

/** What the normal approximation gives instead, where it is more than a tenth smaller. */
function normalSize({ allocation }: Inputs, values: Quantities): Notes {
  const { exact, normal } = values
  if (exact === undefined || normal === undefined || exact <= 1.1 * normal) return []
  const [size, less] =
    'size' in values
      ? [values.size, roundUp(normal)]
      : [values.total, roundUp(normal) + roundUp(normal / allocation)]
  const facts = { size: countText(size), normal: countText(less) }
  return size === less ? [] : [{ level: 'info', key: 'normalDiffers', facts }]
}

/**
 * The smallest group whose one-sided level stays within a fifth of 2.5 % for values that are not
 * normal: uniform, or exponential in two groups (`test/study-design/bench/skewed-means.ts`). In one
 * group a skewness of 1 still makes 4.2 % of it.
 */
function fewestOf({ comparison }: Inputs, values: Quantities): number {
  if ('size' in values) return comparison === 'paired' ? 10 : 30
  const ratio = Math.max(values.first, values.second) / Math.min(values.first, values.second)
  return ratio < 1.5 ? 4 : ratio < 3 ? 10 : 35
}

function fewParticipants(inputs: Inputs, values: Quantities): Notes {
  const count = 'size' in values ? values.size : Math.min(values.first, values.second)
  if (count >= fewestOf(inputs, values)) return []
  return [{ level: 'caution', key: 'fewParticipants', facts: { count: countText(count) } }]
}

/**
 * Of a single analysis. A group sequential plan has `meaning` and `assumedSize` of these, and not what depends on one
 * size: see `meaningNotes` there.
 */
export function notes(inputs: Inputs, values: Quantities): Notes {
  return [
    ...meaning(inputs),
    ...assumedNotes(inputs, values),
    ...normalSize(inputs, values),
    ...fewParticipants(inputs, values),
  ]
}
