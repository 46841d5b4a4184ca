import { countText } from '../../../frame/format.ts'
import { roundUp } from '../../../frame/planning.ts'
import type { Refusal } from '../../../frame/result.ts'
import { valueForChance } from '../../../frame/root-finding.ts'
import { type Arms, courseOf } from '../../../frame/survival-course.ts'
import { expectedEvents } from '../../time-to-event/events.ts'
import type { AllCodes } from '../codes.ts'
import { fields, type Inputs } from '../inputs.ts'

type Needed = (inputs: Inputs) => number

const range = { from: 0, step: 6, to: fields.followUp.max }

/** Of a delayed effect: a longer follow-up needs fewer events. Those of the last month if none is enough. */
function neededInTime(inputs: Inputs, eventsAt: (followUp: number) => number, needed: Needed): number {
  const neededAt = (followUp: number) => needed({ ...inputs, followUp })
  const share = (followUp: number) => Math.min(1, eventsAt(followUp) / neededAt(followUp) / 2)
  return neededAt(valueForChance(share, 1 / 2, range) ?? range.to)
}

/** The inputs with the follow-up by whose end the arms have the events that are needed, rounded up. */
export function withFollowUp(
  inputs: Inputs,
  arms: Arms,
  needed: Needed,
): Inputs | { refusal: Refusal<AllCodes> } {
  const total = arms.first + arms.second
  const eventsAt = (followUp: number) => expectedEvents(courseOf({ ...inputs, followUp }, total), arms)
  const maximum = roundUp(inputs.delay > 0 ? neededInTime(inputs, eventsAt, needed) : needed(inputs))
  const facts = { maximum: countText(maximum) }
  if (eventsAt(0) >= maximum) return { refusal: { field: 'n', code: 'noFollowUpNeeded', facts } }
  const most = countText(Math.floor(eventsAt(range.to)))
  const tooFew = { refusal: { field: 'n', code: 'tooFewEvents', facts: { ...facts, most } } } as const
  if (maximum >= total) return tooFew
  const followUp = valueForChance((months) => eventsAt(months) / total, maximum / total, range)
  return followUp === null ? tooFew : { ...inputs, followUp }
}
