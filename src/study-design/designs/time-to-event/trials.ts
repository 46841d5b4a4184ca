import { lostShare } from '#src/study-design/simulation/amounts.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'
import type { Break } from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

/** Times are sorted as whole numbers; the last two bits hold the arm and the event. */
const parts = 2 ** 46

/**
 * A trial with uniform accrual and exponential times to event and loss, analyzed at a fixed month
 * by the log-rank test, or the score test of a Cox model at a hazard ratio other than 1.
 */
export class SurvivalTrial {
  events = 0
  private readonly keys: Float64Array
  private readonly planned: { control: number; treated: number; hazard: number; loss: number }
  private readonly accrual: number
  private readonly duration: number
  /** Months until the treatment has its effect. */
  private readonly delay: number
  /** Whether some of the treated participants with an event are lost just before it. */
  private readonly hasLosses: boolean

  constructor(planned: Planned, broken: Break | null) {
    const [control, treated] = [planned.value('first'), planned.value('second')]
    this.planned = {
      control,
      treated,
      hazard: Math.LN2 / planned.number('median'),
      loss: -Math.log1p(-planned.number('lost')) / 12,
    }
    this.accrual = planned.number('accrual')
    this.duration = this.accrual + planned.number('followUp')
    this.delay = broken === 'delayed' ? planned.number('median') / 3 : 0
    this.hasLosses = broken === 'losses'
    this.keys = new Float64Array(control + treated)
  }

  private follow(draw: Draw, hr: number, isTreated: boolean): number {
    const { delay, hasLosses, planned } = this
    const observed = this.duration - this.accrual * draw.uniform()
    const time = draw.exponential(planned.hazard)
    const event = time > delay ? delay + (time - delay) / hr : time
    const end = planned.loss > 0 ? Math.min(observed, draw.exponential(planned.loss)) : observed
    const isLost = isTreated && hasLosses && draw.uniform() < lostShare
    const place = Math.floor((Math.min(event, end) / this.duration) * parts)
    return place * 4 + (isTreated ? 2 : 0) + (event <= end && !isLost ? 1 : 0)
  }

  /** Draws the participants, and counts the events that are seen. */
  draw(draw: Draw, hr: number): void {
    const { keys } = this
    const { control } = this.planned
    let events = 0
    for (let i = 0; i < keys.length; i += 1) {
      const isTreated = i >= control
      const key = this.follow(draw, isTreated ? hr : 1, isTreated)
      keys[i] = key
      events += key % 2
    }
    this.events = events
  }

  /**
   * The statistic of the drawn participants, negative if the treatment delays the event more than
   * the tested ratio says.
   * @param tested the hazard ratio of the hypothesis
   */
  test(tested: number): number {
    const { keys } = this
    keys.sort()
    let [difference, variance, controls, treats] = [0, 0, this.planned.control, this.planned.treated]
    for (let i = 0; i < keys.length; i += 1) {
      const code = (keys[i] ?? 0) % 4
      if (code % 2 === 1) {
        const share = (tested * treats) / (tested * treats + controls)
        difference += (code === 3 ? 1 : 0) - share
        variance += share * (1 - share)
      }
      if (code >= 2) treats -= 1
      else controls -= 1
    }
    return variance > 0 ? difference / Math.sqrt(variance) : 0
  }
}
