/** Relations between answers of one design: what must change when an assumption does, and what returns. */

import type { Answer } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { type Change, changes } from './harder.ts'
import { needsOf } from './needs.ts'
import { type Asked, failuresWithin } from './returns.ts'

export interface Failure {
  relation: string
  what: string
}

/** Relative errors of the searches and the integrations. */
const rounding = 2e-6

/** No size of so many or fewer is compared strictly: a change may vanish in rounding. */
const fewest = 30

/** A search for a real size starts at 1 or 2. */
const fewestExact = 3

/** Tests of whole counts have a power that goes up and down: more participants may have less. */
const isSawToothed = ({ design, texts }: State) =>
  design === 'simon-two-stage' || (design === 'one-proportion' && texts.test === 'exact')

/** There is nothing to see in a power near 1, or in a size at its limit. */
function isStrict({ texts }: State, { isWeak, isSmall }: Change, name: string, before: number): boolean {
  // The critical count may stay, or the power fall, whatever the level says.
  if (isWeak || (texts.test === 'exact' && texts.find !== 'size')) return false
  if (name === 'power' || name === 'chance') return before > -0.999
  // A follow-up is that of whole events.
  if (isSmall && texts.find === 'followUp') return false
  // No follow-up may be more than enough.
  if (texts.find !== 'size') return before !== 0
  return before > (name.startsWith('exact') ? fewestExact : fewest)
}

/** Codes of a search that ended without a value: a harder trial has none either. */
const ended = ['unreachable', 'tooMany', 'noFollowUp']

const isEnded = (answer: Answer) => !answer.isResult && answer.faults.some(({ code }) => ended.includes(code))

function failuresOfChange(asked: Asked, state: State, change: Change): Failure[] {
  const { design, texts } = state
  const changed = change.harder(texts, design)
  if (!changed || (isSawToothed(state) && changed.n !== undefined)) return []
  const other = { design, texts: { ...texts, ...changed } }
  const [before, after] = [asked.answer(texts), asked.answer(other.texts)]
  const failure = (what: string) => [{ relation: change.name, what: `${JSON.stringify(changed)}: ${what}` }]
  if (isEnded(before) && after.isResult) return failure('a search that found nothing finds a value')
  if (!before.isResult || !after.isResult) return []
  const needs = needsOf(other, after.values)
  const compared = Object.entries(needsOf(state, before.values)).filter(
    ([name]) => texts.find !== 'size' || !change.sizes || change.sizes.includes(name),
  )
  return compared.flatMap(([name, need], i) => {
    const now = needs[name] ?? Number.NaN
    const slack = rounding * Math.abs(need)
    const isRight = i === 0 && isStrict(state, change, name, need) ? now > need + slack : now >= need - slack
    return isRight ? [] : failure(`${name} ${need} → ${now}`)
  })
}

export function failuresOf(asked: Asked, state: State): Failure[] {
  return [
    ...failuresWithin(asked, state),
    ...changes.flatMap((change) => failuresOfChange(asked, state, change)),
  ]
}
