import { normalUpperQuantile } from '@marom/statistics/distributions'
import type { Draw } from '../../simulation/draw.ts'
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
import { SurvivalTrial } from './trials.ts'

/** The hazard ratios of the assumption and of the hypothesis. */
export function ratiosOf(planned: Planned) {
  const isMargin = planned.option('goal') === 'noninferiority'
  return { hr: planned.number('hr'), tested: isMargin ? planned.number('margin') : 1 }
}

/**
 * Where the trial shall show more events, an event is no unfavorable outcome; where the effect is planned
 * to be late, the form has its delay.
 */
export function breaksOf(planned: Planned): readonly Break[] {
  const { hr, tested } = ratiosOf(planned)
  const delayed = planned.number('delay') === 0 ? (['delayed'] as const) : []
  return hr < tested ? [...delayed, 'losses'] : delayed
}

function timeToEventTrials(planned: Planned, broken: Break | null): Measured[] {
  const trial = new SurvivalTrial(planned, broken)
  const { hr, tested } = ratiosOf(planned)
  const side = hr < tested ? -1 : 1
  const critical = normalUpperQuantile(planned.level)
  const rejects = (draw: Draw, truth: number) => {
    trial.draw(draw, truth)
    return outcome(side * trial.test(tested) >= critical)
  }
  return [
    chance('power', planned.value('power'), false, (draw) => rejects(draw, hr)),
    typeOne(planned.level, false, (draw) => rejects(draw, tested)),
    mean('expectedEvents', planned.value('expectedEvents'), true, (draw) => {
      trial.draw(draw, hr)
      return trial.events
    }),
  ]
}

export const timeToEvent: Simulation = {
  measure: timeToEventTrials,
  difficult: [
    { query: 'hr=0.2&allocation=1:3' },
    { query: '', broken: 'delayed' },
    { query: '', broken: 'losses' },
  ],
}
