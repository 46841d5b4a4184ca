import type { Course } from '../../../frame/survival-course.ts'
import { lostShare } from '../../../simulation/amounts.ts'
import type { Draw } from '../../../simulation/draw.ts'
import { drawEnd, drawEntry, drawEvent } from '../../../simulation/draw-course.ts'
import type { Arms } from './participants.ts'

/** What the participants of one survival trial have, drawn again for each. */
export class People {
  /** In the first places those with the new treatment. */
  readonly treated: number
  /** Months of the trial at which they enter. */
  readonly entry: Float64Array
  /** Months from there to the event, the loss, or the end of the follow-up. */
  readonly exit: Float64Array
  /** Months of the trial at which their events are seen; infinite where none ever is. */
  readonly event: Float64Array
  /** Whether some with an event of the new treatment are lost just before it. */
  private readonly hasLosses: boolean

  constructor({ treated, control }: Arms, hasLosses: boolean) {
    const size = treated + control
    this.treated = treated
    this.entry = new Float64Array(size)
    this.exit = new Float64Array(size)
    this.event = new Float64Array(size)
    this.hasLosses = hasLosses
  }

  draw(draw: Draw, course: Course): void {
    for (let i = 0; i < this.exit.length; i += 1) {
      const isTreated = i < this.treated
      const arm = isTreated ? course.second : course.first
      const entry = drawEntry(course, draw)
      const event = drawEvent(arm, draw)
      const end = drawEnd(course, arm, entry, draw)
      const isLost = isTreated && this.hasLosses && draw.uniform() < lostShare
      this.entry[i] = entry
      this.exit[i] = Math.min(event, end)
      this.event[i] = event <= end && !isLost ? entry + event : Number.POSITIVE_INFINITY
    }
  }
}
