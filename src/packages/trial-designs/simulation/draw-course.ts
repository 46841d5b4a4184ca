import { itemAt } from '@marom/statistics'
import type { Arm } from '@marom/statistics/survival'
import type { Course } from '../frame/survival-course.ts'
import type { Draw } from './draw.ts'

/** The month of the trial in which a participant enters. */
export function drawEntry({ entries }: Course, { uniform }: Draw): number {
  let left = uniform()
  for (const { from, to, share } of entries) {
    if (left <= share) return from + ((to - from) * left) / share
    left -= share
  }
  return itemAt(entries, -1).to
}

/** The time from entry to the event: a cumulative hazard that is exponential, turned into months. */
export function drawEvent(arm: Arm, { exponential }: Draw): number {
  let left = exponential(1)
  for (const [i, { from, hazard }] of arm.entries()) {
    const length = (arm[i + 1]?.from ?? Number.POSITIVE_INFINITY) - from
    if (left <= hazard * length) return from + left / hazard
    left -= hazard * length
  }
  return Number.POSITIVE_INFINITY
}

/** The time from entry until the participant is lost, or has been followed to the end. */
export function drawEnd(course: Course, arm: Arm, entry: number, { exponential }: Draw): number {
  const followed = Math.min(course.end - entry, course.longest)
  const { lossHazard } = itemAt(arm, 0)
  return lossHazard > 0 ? Math.min(followed, exponential(lossHazard)) : followed
}
