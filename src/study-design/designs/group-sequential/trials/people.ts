import { lostShare } from '#src/study-design/simulation/amounts.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'

/** Constant hazards from a month after entry on, until those of the next piece. */
export interface Piece {
  from: number
  hazard: number
  lossHazard: number
}

/** A survival trial, in months; the first arm is the control one. */
export interface Course {
  first: readonly Piece[]
  second: readonly Piece[]
  /** When participants enter, each time with its share of them. */
  entries: readonly { from: number; to: number; share: number }[]
  end: number
  /** For which a participant is followed at most. */
  longest: number
}

/** By the cumulative hazard, which has an exponential distribution. */
function timeOf(draw: Draw, pieces: readonly Piece[], cause: 'hazard' | 'lossHazard'): number {
  let left = draw.exponential(1)
  for (let i = 0; i < pieces.length; i += 1) {
    const { from = 0, [cause]: hazard = 0 } = pieces[i] ?? {}
    const sum = hazard * ((pieces[i + 1]?.from ?? Number.POSITIVE_INFINITY) - from)
    if (left < sum) return from + left / hazard
    left -= sum
  }
  return Number.POSITIVE_INFINITY
}

function entryOf(draw: Draw, { entries }: Course): number {
  let chance = draw.uniform()
  for (const { from, to, share } of entries) {
    if (chance < share) return from + ((to - from) * chance) / share
    chance -= share
  }
  return entries.at(-1)?.to ?? 0
}

/** What the participants of one trial have, drawn again for each. */
export class People {
  /** In the first places those with the new treatment. */
  readonly treated: number
  /** Months of the trial at which they enter. */
  readonly entry: Float64Array
  /** Months from there to the event, the loss, or the end of their own follow-up. */
  readonly exit: Float64Array
  /** Months of the trial at which their events are seen; infinite where none ever is. */
  readonly event: Float64Array
  /** Whether some with an event of the new treatment are lost just before it. */
  private readonly hasLosses: boolean

  constructor({ treated, control }: { treated: number; control: number }, hasLosses: boolean) {
    const size = treated + control
    this.treated = treated
    this.entry = new Float64Array(size)
    this.exit = new Float64Array(size)
    this.event = new Float64Array(size)
    this.hasLosses = hasLosses
  }

  draw(draw: Draw, course: Course): void {
    const hasLoss = course.first.concat(course.second).some(({ lossHazard }) => lossHazard > 0)
    for (let i = 0; i < this.exit.length; i += 1) {
      const isTreated = i < this.treated
      const arm = isTreated ? course.second : course.first
      const entry = entryOf(draw, course)
      const event = timeOf(draw, arm, 'hazard')
      const loss = hasLoss ? timeOf(draw, arm, 'lossHazard') : Number.POSITIVE_INFINITY
      const end = Math.min(loss, course.longest)
      const isLost = isTreated && this.hasLosses && draw.uniform() < lostShare
      this.entry[i] = entry
      this.exit[i] = Math.min(event, end)
      this.event[i] = event <= end && !isLost ? entry + event : Number.POSITIVE_INFINITY
    }
  }
}
