import type { Inputs } from '#src/study-design/designs/group-sequential/inputs.ts'
import {
  eventsFor,
  expectedEvents,
  meanWith,
  totalFor,
} from '#src/study-design/designs/time-to-event/events.ts'
import type { Inputs as SurvivalInputs } from '#src/study-design/designs/time-to-event/inputs.ts'
import { ratioAbove, refuse, solve } from '#src/study-design/designs/time-to-event/solve.ts'
import type { Fault } from '#src/study-design/frame/fields.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import { armsOf } from '#src/study-design/frame/root-finding.ts'
import { type Arms, courseOf, monthOf } from '#src/study-design/frame/survival-course.ts'
import { type Endpoint, type Extent, givenArms, refusalOf } from './endpoint.ts'
import { withFollowUp } from './follow-up.ts'

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

/** The information counts as if in part; recruitment takes its time for all. */
const sharesOf = (inputs: Inputs, share: number) => ({
  ...armsGiven(inputs, inputs.n ?? Number.NaN),
  share,
})

/** In whole arms, among which the whole maximum is expected by the end. */
function armsFor(inputs: Inputs, needed: number, exactTotal: number): Arms {
  const total = totalFor(asSurvival(inputs), () => needed, exactTotal)
  return armsOf(total / (1 + inputs.allocation), inputs.allocation)
}

/** Those of a given size by the end of the trial, or so many that the whole maximum is expected by then. */
function extent(inputs: Inputs, exact: number): Extent {
  const { find, n } = inputs
  const needed = roundUp(exact)
  const exactTotal = n === null ? totalFor(asSurvival(inputs), () => exact) : undefined
  const arms = n === null ? armsFor(inputs, needed, exactTotal ?? 2) : armsGiven(inputs, n)
  const total = arms.first + arms.second
  const course = courseOf(asSurvival(inputs), total)
  const isGiven = n !== null && find !== 'followUp'
  return {
    maximum: isGiven ? expectedEvents(course, arms) : needed,
    control: arms.first,
    treated: arms.second,
    total,
    duration: find === 'followUp' ? monthOf(course, arms, needed) : course.end,
    exactTotal,
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
    if (inputs.delay > 0) return { field: 'delay', code: 'delayWithLooks' }
    const refusal = refuse(asSurvival(inputs))
    return refusal && named(refusal)
  },
  // Without a delay the events do not depend on the course.
  fixed: (inputs) => eventsFor(asSurvival(inputs), courseOf(asSurvival(inputs), 1)),
  extent,
  meanOf: (inputs, { maximum, control = 1, treated = 1 }, share) =>
    meanWith(
      asSurvival(inputs),
      courseOf(asSurvival(inputs), control + treated),
      maximum * share,
      treated / control,
    ),
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
