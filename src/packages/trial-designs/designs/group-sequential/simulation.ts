import {
  type Break,
  chance,
  type Measured,
  mean,
  outcome,
  type Simulation,
  typeOne,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { type Look, looksOf, type Run } from './looks-of-plan.ts'
import {
  type Effects,
  impliedEffect,
  meansOfPlan,
  proportionsOfPlan,
  survivalOfPlan,
  unitOf,
} from './read-trial.ts'
import { eventTrials } from './trials/events.ts'
import { meansOf } from './trials/means.ts'
import { participantTrials } from './trials/participants.ts'
import { proportionsOf } from './trials/proportions.ts'
import { survivalTrials } from './trials/survival.ts'

/** A boundary for futility that does not bind may be ignored, and then adds no type I error. */
export const isBinding = (planned: Planned) => planned.option('binding', 'no') === 'yes'

export function breaksOf(planned: Planned): readonly Break[] {
  const unit = unitOf(planned)
  if (unit === 'proportions') return ['losses']
  if (unit === 'events') return ['delayed', 'losses']
  if (unit === 'survival') {
    const delayed = planned.number('delay') === 0 ? (['delayed'] as const) : []
    // Where the trial shall show more events, an event is no unfavorable outcome.
    return survivalOfPlan(planned).test.side > 0 ? delayed : [...delayed, 'losses']
  }
  return meansOfPlan(planned).arms.control > 0 ? ['variances', 'skewed', 'losses'] : ['skewed', 'losses']
}

interface Trials extends Effects {
  trials: (looks: readonly Look[], broken: Break | null) => Run
}

/** The trials of a plan, and the effect that they have as planned. */
export function trialsOf(planned: Planned): Trials {
  const unit = unitOf(planned)
  if (unit === 'events') return { trials: eventTrials, effect: -impliedEffect(planned), none: 0 }
  if (unit === 'survival') {
    const { effect, none, ...trial } = survivalOfPlan(planned)
    return { trials: (looks, broken) => survivalTrials(looks, trial, broken), effect, none }
  }
  if (unit === 'proportions') {
    const { effect, none, ...trial } = proportionsOfPlan(planned)
    return { trials: (looks, broken) => participantTrials(looks, proportionsOf(trial, broken)), effect, none }
  }
  const { effect, none, ...trial } = meansOfPlan(planned)
  return { trials: (looks, broken) => participantTrials(looks, meansOf(trial, broken)), effect, none }
}

function groupSequentialTrials(planned: Planned, broken: Break | null): Measured[] {
  const { trials, effect, none } = trialsOf(planned)
  const run = trials(looksOf(planned, true), broken)
  const under = isBinding(planned) ? run : trials(looksOf(planned, false), broken)
  const sizeAt = (truth: number): Measured['trial'] => {
    return (draw) => run(draw, truth).size
  }
  return [
    chance('power', planned.value('power'), false, (draw) => outcome(run(draw, effect).isCrossed)),
    typeOne(planned.level, false, (draw) => outcome(under(draw, none).isCrossed)),
    mean('expectedAlternative', planned.value('expectedAlternative'), false, sizeAt(effect)),
    mean('expectedNull', planned.value('expectedNull'), false, sizeAt(none)),
  ]
}

export const groupSequential: Simulation = {
  measure: groupSequentialTrials,
  difficult: [
    { query: 'unit=participants&fixed=12&boundary=pocock' },
    { query: 'unit=events', broken: 'delayed' },
  ],
}
