import { itemAt, needLength } from '@marom/statistics'
import type { Course as Months } from '../../../frame/survival-course.ts'
import type { OneTest } from '../../../simulation/compared.ts'
import type { Break } from '../../../simulation/measured.ts'
import type { Course, Look, Run } from '../looks-of-plan.ts'
import type { Arms } from './participants.ts'
import { People } from './people.ts'

/** Times are sorted as whole numbers, which is quick; the last two bits hold the arm and the event. */
const parts = 2 ** 30 - 1

/** The log-rank test of what is seen by a month, or the score test of a Cox model at another ratio. */
class LogRank {
  private readonly keys: Uint32Array
  private readonly people: People
  constructor(people: People) {
    this.people = people
    const { entry, exit, event } = people
    this.keys = new Uint32Array(exit.length)
    needLength(entry, exit.length)
    needLength(event, exit.length)
  }

  /** Sorts the participants of that month by their follow-up. */
  private follow(month: number) {
    const { keys } = this
    const { entry, exit, event, treated } = this.people
    let [count, treats] = [0, 0]
    for (let i = 0; i < keys.length; i += 1) {
      const seen = month - (entry[i] ?? Number.NaN)
      if (seen <= 0) continue
      const arm = i < treated ? 2 : 0
      const place = Math.floor((Math.min(seen, exit[i] ?? Number.NaN) / month) * parts)
      keys[count] = place * 4 + arm + ((event[i] ?? Number.NaN) <= month ? 1 : 0)
      count += 1
      treats += arm / 2
    }
    return { sorted: keys.subarray(0, count).sort(), treats }
  }

  /** @returns positive if more events are seen with the new treatment than the ratio says */
  test(month: number, ratio: number): number {
    const { sorted, treats: all } = this.follow(month)
    let [difference, variance, treats, controls] = [0, 0, all, sorted.length - all]
    for (const key of sorted) {
      const code = key & 3
      if ((code & 1) === 1) {
        const share = (ratio * treats) / (ratio * treats + controls)
        difference += (code >> 1) - share
        variance += share * (1 - share)
      }
      if (code >= 2) treats -= 1
      else controls -= 1
    }
    return variance > 0 ? difference / Math.sqrt(variance) : 0
  }
}

/** The months of the events that are seen by a month, in their order. */
function seenBy(end: number, events: Float64Array, room: Float64Array): Float64Array {
  let count = 0
  for (const month of events)
    if (month <= end) {
      room[count] = month
      count += 1
    }
  return room.subarray(0, count).sort()
}

export interface Survival {
  arms: Arms
  /** With a hazard ratio, and an effect that is late against the plan. */
  courseWith: (hr: number, isLate: boolean) => Months
  /** At a hazard ratio; -1 where fewer events are the aim. */
  test: OneTest
}

/**
 * Trials that look at their data when so many events are seen, and end, at the latest, at the end of
 * the follow-up: then that is their last look. The effect is the hazard ratio.
 */
export function survivalTrials(
  looks: readonly Look[],
  { arms, courseWith, test: { side, at } }: Survival,
  broken: Break | null,
): Run {
  const people = new People(arms, broken === 'losses')
  const logRank = new LogRank(people)
  const months = new Float64Array(people.event.length)
  const known = new Map<number, Months>()
  const course: Course = { isCrossed: false, size: 0 }
  return (draw, hr, see) => {
    const planned = known.get(hr) ?? courseWith(hr, broken === 'delayed')
    known.set(hr, planned)
    const { end } = planned
    people.draw(draw, planned)
    const inTime = seenBy(end, people.event, months)
    const seen = inTime.length
    for (const [look, { size, upper, lower }] of looks.entries()) {
      const isEnd = size > seen
      if (isEnd && look < looks.length - 1) continue
      course.size = isEnd ? seen : size
      const z = side * logRank.test(isEnd ? end : itemAt(inTime, size - 1), at)
      see?.(look, z)
      course.isCrossed = z >= upper
      if (course.isCrossed || z <= lower) break
    }
    return course
  }
}
