import { type Course, courseOf, medianOf, type Timing } from '../../frame/survival-course.ts'
import { lostShare } from '../../simulation/amounts.ts'
import type { Draw } from '../../simulation/draw.ts'
import { drawEnd, drawEntry, drawEvent } from '../../simulation/draw-course.ts'
import type { Break } from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { timingOf } from '../../simulation/planned-course.ts'

/** Times are sorted as whole numbers; the last two bits hold the arm and the event. */
const parts = 2 ** 46

/** The planned course; where the effect is late against the plan, by a third of the control median. */
function brokenTiming(planned: Planned, broken: Break | null): Timing {
  const timing = timingOf(planned)
  const late = medianOf(courseOf(timing, 1).first) / 3
  return broken === 'delayed' ? { ...timing, delay: late } : timing
}

/**
 * A trial that is drawn as its form describes it: recruitment, hazards, losses and follow-up, analyzed at
 * a fixed month by the log-rank test, or the score test of a Cox model at a hazard ratio other than 1.
 */
export class SurvivalTrial {
  events = 0
  private readonly keys: Float64Array
  private readonly sizes: { control: number; treated: number }
  private readonly timing: Timing
  private readonly courses = new Map<number, Course>()
  /** Whether some of the treated participants with an event are lost just before it. */
  private readonly hasLosses: boolean

  constructor(planned: Planned, broken: Break | null) {
    const [control, treated] = [planned.value('first'), planned.value('second')]
    this.sizes = { control, treated }
    this.timing = brokenTiming(planned, broken)
    this.hasLosses = broken === 'losses'
    this.keys = new Float64Array(control + treated)
  }

  private courseWith(hr: number): Course {
    const known = this.courses.get(hr) ?? courseOf({ ...this.timing, hr }, this.keys.length)
    this.courses.set(hr, known)
    return known
  }

  private follow(draw: Draw, course: Course, isTreated: boolean): number {
    const arm = isTreated ? course.second : course.first
    const entry = drawEntry(course, draw)
    const event = drawEvent(arm, draw)
    const end = drawEnd(course, arm, entry, draw)
    const isLost = isTreated && this.hasLosses && draw.uniform() < lostShare
    const place = Math.floor((Math.min(event, end) / course.end) * parts)
    return place * 4 + (isTreated ? 2 : 0) + (event <= end && !isLost ? 1 : 0)
  }

  /** Draws the participants, and counts the events that are seen. */
  draw(draw: Draw, hr: number): void {
    const { keys } = this
    const { control } = this.sizes
    const course = this.courseWith(hr)
    let events = 0
    for (let i = 0; i < keys.length; i += 1) {
      const isTreated = i >= control
      const key = this.follow(draw, course, isTreated)
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
    let [difference, variance, controls, treats] = [0, 0, this.sizes.control, this.sizes.treated]
    for (const key of keys) {
      const code = key % 4
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
