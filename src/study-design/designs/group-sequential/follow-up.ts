import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { countText } from '#src/study-design/frame/format.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import { valueForChance } from '#src/study-design/frame/root-finding.ts'
import { type Arms, armsAt, type Timing } from '#src/study-design/frame/survival-course.ts'
import { fields, type Inputs } from './inputs.ts'
import { refuse, solve } from './plan.ts'

/** The arms of `n` participants: whole, and none is empty. */
export function givenArms({ allocation }: Inputs, n: number): Arms {
  const first = Math.min(n - 1, Math.max(1, Math.round(n / (1 + allocation))))
  return { first, second: n - first }
}

/** Events by the end of the trial. */
export function expectedEvents(timing: Timing, { first, second }: Arms): number {
  const each = armsAt(timing)
  return first * each.first + second * each.second
}

/** The inputs with the follow-up by whose end the given participants have the maximum number of events. */
export function withFollowUp(inputs: Inputs): Inputs | { refusal: Refusal<typeof en> } {
  const { find, n, unit, fixed } = inputs
  if (find !== 'followUp' || n === null) return inputs
  if (unit !== 'survival') return { refusal: { field: 'find', code: 'noFollowUp' } }
  const refusal = refuse(inputs)
  if (refusal) return { refusal }
  const { drift, fixedDrift } = solve(inputs)
  const maximum = roundUp(fixed * (drift / fixedDrift) ** 2)
  const arms = givenArms(inputs, n)
  const eventsAt = (followUp: number) => expectedEvents({ ...inputs, followUp }, arms)
  const facts = { maximum: countText(maximum) }
  if (eventsAt(0) >= maximum) return { refusal: { field: 'n', code: 'noFollowUpNeeded', facts } }
  const longest = fields.followUp.max
  const most = countText(Math.floor(eventsAt(longest)))
  const tooFew = { refusal: { field: 'n', code: 'tooFewEvents', facts: { ...facts, most } } } as const
  if (maximum >= n) return tooFew
  const range = { from: 0, step: 6, to: longest }
  const followUp = valueForChance((months) => eventsAt(months) / n, maximum / n, range)
  return followUp === null ? tooFew : { ...inputs, followUp }
}
