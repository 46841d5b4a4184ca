import type { Inputs } from '#src/study-design/designs/group-sequential/inputs.ts'
import { expectedEvents, meanWith, sizeOf } from '#src/study-design/designs/time-to-event/events.ts'
import type { Inputs as SurvivalInputs } from '#src/study-design/designs/time-to-event/inputs.ts'
import { ratioAbove, refuse, solve } from '#src/study-design/designs/time-to-event/solve.ts'
import type { Fault } from '#src/study-design/frame/fields.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import { armsOf, sizeFor } from '#src/study-design/frame/root-finding.ts'
import { courseOf, monthOf } from '#src/study-design/frame/survival-course.ts'
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

const sharesOf = (inputs: Inputs, share: number) => {
  const { first, second } = armsGiven(inputs, inputs.n ?? Number.NaN)
  return { first: first * share, second: second * share }
}

/** Participants of whom so many events are expected by the end. */
function totalFor(inputs: Inputs, events: number): number {
  const { allocation: ratio, recruitment } = inputs
  const eventsOf = (total: number) => {
    const first = total / (1 + ratio)
    return expectedEvents(courseOf(inputs, total), { first, second: first * ratio })
  }
  if (recruitment === 'months') return events / eventsOf(1)
  return sizeFor((total) => Math.sqrt(eventsOf(total) / events), 1, 2)
}

/** Those of a given size by the end of the trial, or so many that the whole maximum is expected by then. */
function extent(inputs: Inputs, exact: number): Extent {
  const { find, n, allocation } = inputs
  const needed = roundUp(exact)
  const arms =
    n === null ? armsOf(totalFor(inputs, needed) / (1 + allocation), allocation) : armsGiven(inputs, n)
  const isGiven = n !== null && find !== 'followUp'
  const course = courseOf(inputs, arms.first + arms.second)
  return {
    maximum: isGiven ? expectedEvents(course, arms) : needed,
    control: arms.first,
    treated: arms.second,
    total: arms.first + arms.second,
    duration: find === 'followUp' ? monthOf(course, arms, needed) : course.end,
    exactTotal: n === null ? totalFor(inputs, exact) : undefined,
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
  fixed: (inputs) => sizeOf(asSurvival(inputs)).required,
  extent,
  meanOf: (inputs, { maximum, control = 1, treated = 1 }, share) => {
    const course = courseOf(inputs, control + treated)
    return meanWith(asSurvival(inputs), course, maximum * share, treated / control)
  },
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
