import { courseSentences, months } from '../../frame/course-text.ts'
import { countText, trimmed, wholeText } from '../../frame/format.ts'
import type { Sentence } from '../../frame/result.ts'
import {
  allocated,
  analysisSet,
  calculatedBy,
  computed,
  relationTo,
  testFacts,
} from '../../frame/sentences.ts'
import { courseOf } from '../../frame/survival-course.ts'
import type { Codes } from './codes.ts'
import { type Inputs, type Quantities, ratioTextOf } from './inputs.ts'

/** Which of the values that reach the power was found. */
export function lastOf({ find, goal, better }: Inputs) {
  if (find === 'size' || find === 'power') return undefined
  if (find !== 'hr') return find === 'margin' ? 'nearestMargin' : 'shortestFollowUp'
  if (goal === 'superiority') return 'highestBelowOne'
  return better === 'higher' ? 'highestRatio' : 'lowestRatio'
}

const ofControl = [
  { row: 'median', side: 'more', part: 'longerMedian' },
  { row: 'eventFree', side: 'more', part: 'moreEventFree' },
] as const

/**
 * The effect; where it or the follow-up was found, what is assumed of the control arm. A sequential design
 * asks for the `effect`.
 */
export function doubts({ find, goal, better }: Record<'find' | 'goal' | 'better', string>) {
  if (['hr', 'effect', 'followUp'].includes(find)) return ofControl
  const shifted = { side: better === 'higher' ? 'more' : 'less', part: 'shiftedRatio' } as const
  const smaller = { side: 'less', part: 'smallerEffect' } as const
  return [{ row: 'hr', ...(goal === 'noninferiority' ? shifted : smaller) }] as const
}

/** The number at which the trial is analyzed. A given size may expect more than the power needs. */
function decisiveEvents({ n }: Inputs, { events, expectedEvents }: Quantities): number | undefined {
  if (n === null) return events
  return events === undefined ? Math.max(1, expectedEvents) : Math.max(events, expectedEvents)
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, goal, better, method, sides, hr, delay, exposure, allocation } = inputs
  const course = courseOf(inputs, values.total)
  const isLaterBetter = better === 'higher'
  /** What is found has no source. */
  const sourceUnless = (name: Inputs['find']) => (find === name ? '' : ({ part: 'source' } as const))
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, hr > 1),
    events: countText(values.events),
    hr: ratioTextOf(inputs, 'hr'),
    margin: ratioTextOf(inputs, 'margin'),
    hrSource: sourceUnless('hr'),
    marginSource: sourceUnless('margin'),
    extreme: { part: isLaterBetter ? 'orMore' : 'orLess' },
    side: { part: isLaterBetter ? 'below' : 'above' },
    followUp: months(inputs.followUp, find === 'followUp' ? 2 : 6),
    duration: trimmed(values.duration, 2),
    first: countText(values.first),
    second: countText(values.second),
    total: countText(values.total),
    expected: wholeText(values.expectedEvents),
    decisive: countText(decisiveEvents(inputs, values)),
  } as const
  return [
    { key: goal, facts },
    { key: find === 'power' ? 'assumed' : 'events', facts },
    ...courseSentences(inputs, course, values.second / values.first),
    { key: 'participants', facts },
    ...computed(
      find === 'followUp' ? facts.followUp : ratioTextOf(inputs, find === 'margin' ? 'margin' : 'hr'),
      lastOf(inputs),
    ),
    ...sensitivity,
    allocated('arms', allocation),
    { key: exposure === 'fixed' ? 'allFollowed' : 'eventDriven', facts },
    analysisSet('allRandomized', { hasMargin: goal === 'noninferiority', takesCovariates: false }),
    calculatedBy(delay > 0 ? 'averaged' : method),
  ]
}

/** Of the probability of an event: closed where hazards, and either recruitment or follow-up, are even. */
function ofEvents({ controlBy, delay, exposure, pace }: Inputs): Codes['formulas'][] {
  if (controlBy === 'changing' || delay > 0) return ['eventsByPeriod']
  const hazards = controlBy === 'rate' ? 'hazardsByRate' : 'hazards'
  if (exposure === 'fixed') return ['eventsEach', 'losses', hazards]
  return pace === 'even' ? ['events', 'losses', hazards] : ['eventsByPeriod', hazards]
}

export function formula(inputs: Inputs): Codes['formulas'][] {
  const { goal, method, delay } = inputs
  return [
    goal === 'noninferiority' ? 'margin' : method,
    ...(delay > 0 ? (['average'] as const) : []),
    'sizes',
    ...ofEvents(inputs),
  ]
}
