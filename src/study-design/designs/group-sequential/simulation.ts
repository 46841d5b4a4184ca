import {
  type Break,
  chance,
  type Measured,
  mean,
  outcome,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'
import { eventTrials } from './event-trials.ts'
import { looksOf } from './looks-of-plan.ts'
import { normalTrials } from './normal-trials.ts'

export const isOfParticipants = (planned: Planned) => !['events', 'survival'].includes(planned.option('unit'))

/** A boundary for futility that does not bind may be ignored, and then adds no type I error. */
export const isBinding = (planned: Planned) => planned.option('binding', 'no') === 'yes'

export function breaksOf(planned: Planned): readonly Break[] {
  if (isOfParticipants(planned)) return ['variances', 'skewed', 'losses']
  // Where the trial shall show more events, an event is no unfavorable outcome.
  const isWanted = planned.option('unit') === 'survival' && planned.number('hr') > 1
  return isWanted ? ['delayed'] : ['delayed', 'losses']
}

/**
 * The drift of a test of two equal arms is half the effect times the root of the information. That
 * of a given size is the drift which this size reaches.
 * @returns the difference in standard deviations, or the distance of the log hazard ratio from 0
 */
export function effectOf(planned: Planned): number {
  const isPlanned = ['size', 'followUp'].includes(planned.option('find'))
  return (2 * planned.value('drift')) / Math.sqrt(planned.value(isPlanned ? 'exactMaximum' : 'maximum'))
}

/** The trials of a plan, and the effect that they have as planned. */
export function trialsOf(planned: Planned) {
  return isOfParticipants(planned)
    ? { trials: normalTrials, effect: effectOf(planned) }
    : { trials: eventTrials, effect: -effectOf(planned) }
}

function groupSequentialTrials(planned: Planned, broken: Break | null): Measured[] {
  const { trials, effect } = trialsOf(planned)
  const run = trials(looksOf(planned, true), broken)
  const under = isBinding(planned) ? run : trials(looksOf(planned, false), broken)
  const sizeAt = (truth: number): Measured['trial'] => {
    return (draw) => run(draw, truth).size
  }
  return [
    chance('power', planned.value('power'), false, (draw) => outcome(run(draw, effect).isCrossed)),
    typeOne(planned.level, false, (draw) => outcome(under(draw, 0).isCrossed)),
    mean('expectedAlternative', planned.value('expectedAlternative'), false, sizeAt(effect)),
    mean('expectedNull', planned.value('expectedNull'), false, sizeAt(0)),
  ]
}

export const groupSequential: Simulation = { breaks: breaksOf, measure: groupSequentialTrials }
