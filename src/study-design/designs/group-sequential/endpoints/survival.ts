import type { Inputs } from '#src/study-design/designs/group-sequential/inputs.ts'
import { eventsFor, meanWith } from '#src/study-design/designs/time-to-event/events.ts'
import type { Inputs as SurvivalInputs } from '#src/study-design/designs/time-to-event/inputs.ts'
import { ratioAbove, refuse, solve } from '#src/study-design/designs/time-to-event/solve.ts'
import type { Fault } from '#src/study-design/frame/fields.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import { armsOf } from '#src/study-design/frame/root-finding.ts'
import { armsAt, monthOf } from '#src/study-design/frame/survival-course.ts'
import { type Endpoint, type Extent, givenArms, refusalOf } from './endpoint.ts'
import { expectedEvents, withFollowUp } from './follow-up.ts'

/** The same trial with a single analysis. */
export function asSurvival(inputs: Inputs): SurvivalInputs {
  const { find, goal, ratioMargin } = inputs
  return {
    ...inputs,
    find: find === 'effect' ? 'hr' : find === 'power' ? 'power' : 'size',
    goal: goal === 'noninferiority' ? goal : 'superiority',
    margin: ratioMargin,
  }
}

const named = <Code extends string>(refusal: Fault<Code>) =>
  refusalOf(refusal, 'time-to-event', 'ratioMargin')

function armsGiven(inputs: Inputs, n: number) {
  const { control, treated } = givenArms(inputs, n)
  return { first: control, second: treated }
}

const sharesOf = (inputs: Inputs, share: number) => {
  const { first, second } = armsGiven(inputs, inputs.n ?? Number.NaN)
  return { first: first * share, second: second * share }
}

/** Those of a given size by the end of the trial, or so many that the whole maximum is expected by then. */
function extent(inputs: Inputs, exact: number): Extent {
  const { find, n, allocation, accrual, followUp } = inputs
  const needed = roundUp(exact)
  const each = armsAt(inputs)
  // Expected events of a control participant and the treated ones enrolled with it.
  const eventsEach = each.first + allocation * each.second
  const arms = n === null ? armsOf(needed / eventsEach, allocation) : armsGiven(inputs, n)
  const isGiven = n !== null && find !== 'followUp'
  return {
    maximum: isGiven ? expectedEvents(inputs, arms) : needed,
    control: arms.first,
    treated: arms.second,
    total: arms.first + arms.second,
    duration: find === 'followUp' ? monthOf(inputs, arms, needed) : accrual + followUp,
    exactTotal: n === null ? (exact / eventsEach) * (1 + allocation) : undefined,
  }
}

function solvedFollowUp(inputs: Inputs, share: number) {
  const refusal = survival.refuse(inputs)
  if (refusal) return { refusal }
  const maximum = roundUp(survival.fixed(inputs) / share)
  return withFollowUp(inputs, armsGiven(inputs, inputs.n ?? Number.NaN), maximum)
}

/** By the log-rank test, or with a margin a Cox model. */
export const survival: Endpoint = {
  refuse: (inputs) => {
    const refusal = refuse(asSurvival(inputs))
    return refusal && named(refusal)
  },
  fixed: (inputs) => eventsFor(asSurvival(inputs)),
  extent,
  meanOf: (inputs, { maximum, control = 1, treated = 1 }, share) =>
    meanWith(asSurvival(inputs), maximum * share, treated / control),
  solve: (inputs, share) => {
    if (inputs.find === 'followUp') return solvedFollowUp(inputs, share)
    const found = solve(asSurvival(inputs), sharesOf(inputs, share))
    return 'refusal' in found ? { refusal: named(found.refusal) } : { ...inputs, hr: found.hr }
  },
  sought: () => 'hr',
  found: (inputs, share) => {
    const { find, goal, hr } = inputs
    if (find !== 'effect') return {}
    const hasOther = goal === 'superiority' && hr < 1
    return { hr, hrAbove: hasOther ? ratioAbove(asSurvival(inputs), sharesOf(inputs, share)) : undefined }
  },
}
