import { growthOf } from '../../../frame/effect-growth.ts'
import type { Fault } from '../../../frame/fields.ts'
import { roundUp } from '../../../frame/planning.ts'
import { armsOf } from '../../../frame/root-finding.ts'
import { type Arms, courseOf, monthOf } from '../../../frame/survival-course.ts'
import { eventsFor, expectedEvents, meanWith, totalFor } from '../../time-to-event/events.ts'
import type { Inputs as SurvivalInputs } from '../../time-to-event/inputs.ts'
import { ratioAbove, refuse, solve } from '../../time-to-event/solve.ts'
import { armsIn } from '../arms-of-plan.ts'
import type { Inputs } from '../inputs.ts'
import { type Endpoint, type Extent, givenArms, type Refused, refusalOf, type ShareOf } from './endpoint.ts'
import { withFollowUp } from './follow-up.ts'

const trials = new WeakMap<Inputs, SurvivalInputs>()

/** The same trial with a single analysis. A search asks for it often, and it has many fields. */
export function asSurvival(inputs: Inputs): SurvivalInputs {
  const { find, goal, ratioMargin } = inputs
  const trial = trials.get(inputs) ?? {
    ...inputs,
    find: find === 'effect' ? 'hr' : find === 'power' ? 'power' : 'size',
    goal: goal === 'noninferiority' ? goal : 'superiority',
    margin: ratioMargin,
  }
  trials.set(inputs, trial)
  return trial
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

/** The given arms, or the needed ones with their size before it is rounded. */
function sized(inputs: Inputs, exact: number): { arms: Arms; exactTotal?: number } {
  if (inputs.n !== null) return { arms: armsGiven(inputs, inputs.n) }
  const exactTotal = totalFor(asSurvival(inputs), () => exact, singles.get(inputs))
  return { arms: armsFor(inputs, roundUp(exact), exactTotal), exactTotal }
}

/** Those of a given size by the end of the trial, or so many that the whole maximum is expected by then. */
function extent(inputs: Inputs, exact: number): Extent {
  const { find, n } = inputs
  const { arms, exactTotal } = sized(inputs, exact)
  const total = arms.first + arms.second
  const course = courseOf(asSurvival(inputs), total)
  const isGiven = n !== null && find !== 'followUp'
  // The follow-up is that of whole events. A delayed effect needs fewer with it than without the part.
  const maximum = find === 'followUp' ? Math.round(expectedEvents(course, arms)) : roundUp(exact)
  return {
    maximum: isGiven ? expectedEvents(course, arms) : maximum,
    control: arms.first,
    treated: arms.second,
    total,
    duration: find === 'followUp' ? monthOf(course, arms, maximum) : course.end,
    exactTotal,
  }
}

const mostSteps = 12

/** A step changes the share by some thousandths of the step before. */
const smallStep = 1e-4

/** A delayed effect decides the share with which it is found: each in turn, until they stay. */
function settled(
  inputs: Inputs,
  shareOf: ShareOf,
  foundWith: (share: number) => Inputs | Refused,
  start = inputs.delay > 0 ? 1 : shareOf(inputs),
): Inputs | Refused {
  let share = start
  let found = foundWith(share)
  for (let i = 0; inputs.delay > 0 && i < mostSteps && !('refusal' in found); i++) {
    const before = share
    share = shareOf(found)
    found = foundWith(share)
    if (Math.abs(share / before - 1) < smallStep) break
  }
  return found
}

function solvedFollowUp(inputs: Inputs, shareOf: ShareOf) {
  const refusal = survival.refuse(inputs)
  if (refusal) return { refusal }
  const arms = armsGiven(inputs, inputs.n ?? Number.NaN)
  // Whole arms are not quite in the typed ratio.
  const allocation = arms.second / arms.first
  return settled(inputs, shareOf, (share) =>
    withFollowUp(inputs, arms, (changed) => survival.fixed({ ...changed, allocation }) / share),
  )
}

function solvedRatio(inputs: Inputs, share: number): Inputs | Refused {
  const found = solve(asSurvival(inputs), sharesOf(inputs, share))
  return 'refusal' in found ? { refusal: named(found.refusal) } : { ...inputs, hr: found.hr }
}

/** The ratio above 1, where the one below it is the answer. */
function solvedAbove(inputs: Inputs, shareOf: ShareOf): number | undefined {
  const foundWith = (share: number): Inputs | Refused => {
    const hr = ratioAbove(asSurvival(inputs), sharesOf(inputs, share))
    return hr === undefined ? { refusal: { field: 'n', code: 'unreachable' } } : { ...inputs, hr }
  }
  const found = settled(inputs, shareOf, foundWith, shareOf(inputs))
  return 'refusal' in found ? undefined : found.hr
}

const singles = new WeakMap<Inputs, number>()

/** The participants of a plan that is worth a single analysis of 1 / `worth` of it. */
function totalOf(inputs: Inputs, worth: number): number {
  // Without a delay the events do not depend on the course.
  if (inputs.delay === 0) return 1
  if (inputs.n !== null) return inputs.n
  const trial = asSurvival(inputs)
  const single = singles.get(inputs) ?? totalFor(trial, (course) => eventsFor(trial, course))
  singles.set(inputs, single)
  return worth === 1 ? single : totalFor(trial, (course) => worth * eventsFor(trial, course), single)
}

function needed(inputs: Inputs, worth: number): number {
  const trial = asSurvival(inputs)
  return worth * eventsFor(trial, courseOf(trial, totalOf(inputs, worth)))
}

/** By the log-rank test, or with a margin a Cox model. */
export const survival: Endpoint = {
  refuse: (inputs) => {
    const trial = asSurvival(inputs)
    // What is asked for is not there yet.
    const refusal = refuse(inputs.find === 'followUp' ? { ...trial, find: inputs.find } : trial)
    return refusal && named(refusal)
  },
  fixed: (inputs) => needed(inputs, 1),
  needed,
  growth: (inputs, worth) => {
    const { delay, n, allocation } = inputs
    if (delay === 0) return undefined
    const arms = n === null ? { first: 1, second: allocation } : armsGiven(inputs, n)
    const course = courseOf(asSurvival(inputs), totalOf(inputs, worth))
    return growthOf({ course, ratio: arms.second / arms.first })
  },
  extent,
  meanOf: (inputs, extent, share) => {
    const trial = asSurvival(inputs)
    const { total, ratio } = armsIn(extent)
    return meanWith(trial, courseOf(trial, total), extent.maximum * share, ratio)
  },
  solve: (inputs, shareOf) =>
    inputs.find === 'followUp'
      ? solvedFollowUp(inputs, shareOf)
      : settled(inputs, shareOf, (share) => solvedRatio(inputs, share)),
  sought: () => 'hr',
  found: (inputs, shareOf) => {
    const { find, goal, hr } = inputs
    if (find !== 'effect') return {}
    // With a delay the search for it takes as long as all else.
    const hasOther = goal === 'superiority' && hr < 1 && inputs.delay === 0
    return { hr, hrAbove: hasOther ? solvedAbove(inputs, shareOf) : undefined }
  },
}
