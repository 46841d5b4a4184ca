import { inSites } from '../../simulation/correlated.ts'
import { binomialOf } from '../../simulation/draw.ts'
import {
  type Break,
  type Breaks,
  chance,
  type Measured,
  mean,
  outcome,
  type Simulation,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'

/** Under correlation each stage has its own sites. */
function simonTwoStageTrials(planned: Planned, broken: Break | null): Measured[] {
  const [r1, n1, r, size] = ['r1', 'n1', 'r', 'size'].map(planned.value)
  if (r1 === undefined || n1 === undefined || r === undefined || size === undefined) return []
  const responses = broken === 'correlated' ? inSites : binomialOf
  const trialOf = (rate: number) => ({ early: responses(n1, rate), late: responses(size - n1, rate) })
  const [without, assumed] = [trialOf(planned.number('p0')), trialOf(planned.number('p1'))]
  const positive =
    ({ early, late }: ReturnType<typeof trialOf>): Measured['trial'] =>
    (draw) => {
      const responses = early(draw)
      return outcome(responses > r1 && responses + late(draw) > r)
    }
  return [
    chance('power', planned.value('power'), true, positive(assumed)),
    chance('level', planned.value('level'), true, positive(without)),
    chance('earlyStop', planned.value('earlyStop'), true, (draw) => outcome(without.early(draw) <= r1)),
    mean('expectedSize', planned.value('expectedSize'), true, (draw) =>
      without.early(draw) <= r1 ? n1 : size,
    ),
  ]
}

export const breaksOf: Breaks = () => ['correlated']

export const simonTwoStage: Simulation = {
  measure: simonTwoStageTrials,
  difficult: [{ query: '', broken: 'correlated' }],
}
