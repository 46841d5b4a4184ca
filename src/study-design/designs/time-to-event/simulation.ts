import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'
import {
  chance,
  type Measured,
  mean,
  outcome,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

/** Times are sorted as whole numbers; the last two bits hold the arm and the event. */
const parts = 2 ** 46

/**
 * A trial with uniform accrual and exponential times to event and loss, analyzed at a fixed month
 * by the log-rank test, or the score test of a Cox model at a hazard ratio other than 1.
 */
export class SurvivalTrial {
  events = 0
  /** Negative if the treatment delays the event more than the tested ratio says. */
  z = 0
  private readonly keys: Float64Array
  private readonly planned: { control: number; treated: number; hazard: number; loss: number }
  private readonly accrual: number
  private readonly duration: number

  constructor(planned: Planned) {
    const [control, treated] = [planned.value('first'), planned.value('second')]
    this.planned = {
      control,
      treated,
      hazard: Math.LN2 / planned.number('median'),
      loss: -Math.log1p(-planned.number('lost')) / 12,
    }
    this.accrual = planned.number('accrual')
    this.duration = this.accrual + planned.number('followUp')
    this.keys = new Float64Array(control + treated)
  }

  private follow(draw: Draw, hazard: number, isTreated: boolean): number {
    const observed = this.duration - this.accrual * draw.uniform()
    const event = draw.exponential(hazard)
    const { loss } = this.planned
    const end = loss > 0 ? Math.min(observed, draw.exponential(loss)) : observed
    const place = Math.floor((Math.min(event, end) / this.duration) * parts)
    return place * 4 + (isTreated ? 2 : 0) + (event <= end ? 1 : 0)
  }

  /** @param tested the hazard ratio of the hypothesis */
  run(draw: Draw, hr: number, tested: number): void {
    const { keys } = this
    const { control, treated, hazard } = this.planned
    for (let i = 0; i < control; i += 1) keys[i] = this.follow(draw, hazard, false)
    for (let i = control; i < keys.length; i += 1) keys[i] = this.follow(draw, hazard * hr, true)
    keys.sort()
    let [events, difference, variance, controls, treats] = [0, 0, 0, control, treated]
    for (let i = 0; i < keys.length; i += 1) {
      const code = (keys[i] ?? 0) % 4
      if (code % 2 === 1) {
        const share = (tested * treats) / (tested * treats + controls)
        events += 1
        difference += (code === 3 ? 1 : 0) - share
        variance += share * (1 - share)
      }
      if (code >= 2) treats -= 1
      else controls -= 1
    }
    this.events = events
    this.z = variance > 0 ? difference / Math.sqrt(variance) : 0
  }
}

function timeToEventTrials(planned: Planned): Measured[] {
  const trial = new SurvivalTrial(planned)
  const hr = planned.number('hr')
  const tested = planned.option('goal') === 'noninferiority' ? planned.number('margin') : 1
  const side = hr < tested ? -1 : 1
  const critical = normalUpperQuantile(planned.level)
  const rejects = (draw: Draw, truth: number) => {
    trial.run(draw, truth, tested)
    return outcome(side * trial.z >= critical)
  }
  return [
    chance('power', planned.value('power'), false, (draw) => rejects(draw, hr)),
    typeOne(planned.level, false, (draw) => rejects(draw, tested)),
    mean('expectedEvents', planned.value('expectedEvents'), true, (draw) => {
      trial.run(draw, hr, tested)
      return trial.events
    }),
  ]
}

export const timeToEvent: Simulation = { breaks: () => [], measure: timeToEventTrials }
