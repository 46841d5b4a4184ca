import { inSites } from '../../simulation/correlated.ts'
import { binomialOf } from '../../simulation/draw.ts'
import {
  type Break,
  type Breaks,
  chance,
  type Measured,
  outcome,
  type Simulation,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'

function rareEventsTrials(planned: Planned, broken: Break | null): Measured[] {
  const [risk, events, size] = [planned.number('risk'), planned.number('events'), planned.value('size')]
  const countOf = broken === 'correlated' ? inSites : binomialOf
  const count = countOf(size, risk)
  // With this risk the chance of no event is the rest, so that the limit is right in that share.
  const none = countOf(size, planned.value('upperLimit'))
  return [
    chance('chance', planned.value('chance'), true, (draw) => outcome(count(draw) >= events)),
    chance('upperLimitHolds', planned.number('confidence'), true, (draw) => outcome(none(draw) > 0)),
  ]
}

export const breaksOf: Breaks = () => ['correlated']

export const rareEvents: Simulation = {
  measure: rareEventsTrials,
  difficult: [{ query: '', broken: 'correlated' }],
}
