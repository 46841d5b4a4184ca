import { binomialOf } from '#src/study-design/simulation/draw.ts'
import { chance, type Measured, outcome, type Simulation } from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

function rareEventsTrials(planned: Planned): Measured[] {
  const [risk, events, size] = [planned.number('risk'), planned.number('events'), planned.value('size')]
  const count = binomialOf(size, risk)
  // With this risk the chance of no event is the rest, so that the limit is right in that share.
  const none = binomialOf(size, planned.value('upperLimit'))
  return [
    chance('chance', planned.value('chance'), true, (draw) => outcome(count(draw) >= events)),
    chance('upperLimitHolds', planned.number('confidence'), true, (draw) => outcome(none(draw) > 0)),
  ]
}

export const rareEvents: Simulation = { breaks: () => [], measure: rareEventsTrials }
