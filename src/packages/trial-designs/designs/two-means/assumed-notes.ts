import { maxParticipants } from '../../frame/checked.ts'
import { amountText, countText, probabilityText } from '../../frame/format.ts'
import type { Note } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import type { Codes } from './codes.ts'
import { type Inputs, isAdjusted, type Quantities } from './inputs.ts'
import { powerOfWhole } from './power.ts'
import { exactSize, sizesOf, textbookSize } from './size.ts'

type Notes = Note<Codes>[]

/** Participants in all, or pairs, of a real first size. */
function countOf(inputs: Inputs, exact: number) {
  const sizes = sizesOf(inputs, exact, 0)
  return 'total' in sizes ? sizes.total : sizes.size
}

const countFact = (count: number) =>
  count <= maxParticipants ? countText(count) : ({ part: 'overMillion' } as const)

type Changed = Partial<Pick<Inputs, 'difference' | 'correlation'>>

/** Participants or pairs that other assumptions need, and the power that they leave to a given size. */
export interface Others {
  needed: (changed: Changed) => number
  left: (changed: Changed) => number
}

/** In a single analysis. */
const inSingle = (inputs: Inputs, values: Quantities): Others => ({
  needed: (changed) => countOf(inputs, exactSize({ ...inputs, ...changed })),
  left: (changed) => {
    const first = 'first' in values ? values.first : values.size
    return powerOfWhole({ ...inputs, ...changed }, armsOf(first, 1 / inputs.allocation))
  },
})

function withOthers({ find, comparison }: Inputs, { needed, left }: Others, changed: Changed) {
  const unit = { part: comparison === 'paired' ? 'pairs' : 'participants' } as const
  return find === 'size'
    ? ({ part: 'othersNeed', facts: { count: countFact(needed(changed)), unit } } as const)
    : ({ part: 'othersLeave', facts: { power: probabilityText(left(changed)) } } as const)
}

/** A convention: above, a value at the start of a trial rarely predicts one months later so well. */
const mostCorrelation = 0.7

function adjusted(inputs: Inputs, others: Others): Notes {
  const { correlation } = inputs
  if (!isAdjusted(inputs)) return []
  const facts = {
    correlation: amountText(correlation),
    others: withOthers(inputs, others, { correlation: 0 }),
  }
  return [
    { level: 'info', key: 'adjusted', facts },
    ...(correlation > mostCorrelation ? [{ level: 'caution', key: 'highCorrelation', facts } as const] : []),
  ]
}

/** Of the margin, as in the table of changed assumptions. */
const smallShare = 0.2

/** A margin that is shown by an assumption which cannot be known: that the treatment is better, or equal. */
export function assumedSize(inputs: Inputs, others: Others): Notes {
  const { find, goal, better, difference, margin } = inputs
  if (goal === 'superiority' || find === 'difference') return []
  if (goal === 'noninferiority') {
    if (difference === 0 || difference > 0 !== (better === 'higher')) return []
    const facts = {
      amount: amountText(Math.abs(difference)),
      others: withOthers(inputs, others, { difference: 0 }),
    }
    return [{ level: 'caution', key: 'benefit', facts }]
  }
  if (difference !== 0 || find === 'margin') return []
  const amount = Number((smallShare * margin).toPrecision(10))
  const facts = { amount: amountText(amount), others: withOthers(inputs, others, { difference: amount }) }
  return [{ level: 'caution', key: 'exactlyEqual', facts }]
}

/** With a true difference the formula of textbooks is a bound: only the nearer limit is missed. */
function textbook(inputs: Inputs, values: Quantities): Notes {
  const { find, goal, difference } = inputs
  if (goal !== 'equivalence' || find !== 'size' || difference === 0) return []
  const size = 'total' in values ? values.total : values.size
  const facts = { size: countText(size), textbook: countFact(countOf(inputs, textbookSize(inputs))) }
  return facts.size === facts.textbook ? [] : [{ level: 'info', key: 'textbook', facts }]
}

/** What the size owes to assumptions, and what textbooks give instead. */
export function assumedNotes(inputs: Inputs, values: Quantities): Notes {
  const others = inSingle(inputs, values)
  return [...adjusted(inputs, others), ...assumedSize(inputs, others), ...textbook(inputs, values)]
}
