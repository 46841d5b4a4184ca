import { fields, type Inputs } from '#src/study-design/designs/group-sequential/inputs.ts'
import type { Words } from '#src/study-design/designs/group-sequential/words.ts'
import { expectedEvents } from '#src/study-design/designs/time-to-event/events.ts'
import { countText } from '#src/study-design/frame/format.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import { valueForChance } from '#src/study-design/frame/root-finding.ts'
import { type Arms, courseOf } from '#src/study-design/frame/survival-course.ts'

/** The inputs with the follow-up by whose end the arms have the maximum number of events. */
export function withFollowUp(
  inputs: Inputs,
  arms: Arms,
  maximum: number,
): Inputs | { refusal: Refusal<Words> } {
  const total = arms.first + arms.second
  const eventsAt = (followUp: number) => expectedEvents(courseOf({ ...inputs, followUp }, total), arms)
  const facts = { maximum: countText(maximum) }
  if (eventsAt(0) >= maximum) return { refusal: { field: 'n', code: 'noFollowUpNeeded', facts } }
  const longest = fields.followUp.max
  const most = countText(Math.floor(eventsAt(longest)))
  const tooFew = { refusal: { field: 'n', code: 'tooFewEvents', facts: { ...facts, most } } } as const
  if (maximum >= total) return tooFew
  const range = { from: 0, step: 6, to: longest }
  const followUp = valueForChance((months) => eventsAt(months) / total, maximum / total, range)
  return followUp === null ? tooFew : { ...inputs, followUp }
}
