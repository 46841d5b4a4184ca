import { itemAt } from '@marom/statistics'
import { lostShare } from '../../../simulation/amounts.ts'
import type { Break } from '../../../simulation/measured.ts'
import type { Course, Look, Run } from '../looks-of-plan.ts'

/** Times are sorted as whole numbers; the last two bits hold the loss and the arm. */
const parts = 2 ** 40

/** Two thirds of the participants of an arm have the event by the end. */
export const participantsOf = (looks: readonly Look[]) => Math.ceil(0.75 * itemAt(looks, -1).size)

/**
 * Of an abstract plan: exponential times of two equal arms that start together; at each look the log-rank test. The
 * hazard of the control arm is 1. The arms take turns, as in trials of participants.
 */
export function eventTrials(looks: readonly Look[], broken: Break | null): Run {
  const each = participantsOf(looks)
  const keys = new Float64Array(2 * each)
  const delay = broken === 'delayed' ? Math.LN2 / 3 : 0
  const hasLosses = broken === 'losses'
  const course: Course = { isCrossed: false, size: 0 }
  return (draw, logRatio, see) => {
    const hr = Math.exp(logRatio)
    for (let i = 0; i < 2 * each; i += 1) {
      const isTreated = i % 2 === 1
      const drawn = draw.exponential(1)
      const time = isTreated && drawn > delay ? delay + (drawn - delay) / hr : drawn
      const isLost = isTreated && hasLosses && draw.uniform() < lostShare
      keys[i] = Math.floor(Math.min(1000, time) * parts) * 4 + (isLost ? 2 : 0) + (isTreated ? 1 : 0)
    }
    keys.sort()
    let [difference, variance, controls, treats, events, place] = [0, 0, each, each, 0, 0]
    for (const [look, { size, upper, lower }] of looks.entries()) {
      for (; events < size && place < keys.length; place += 1) {
        const code = (keys[place] ?? Number.NaN) % 4
        if (code < 2) {
          const share = treats / (treats + controls)
          difference += code - share
          variance += share * (1 - share)
          events += 1
        }
        if (code === 0) controls -= 1
        else treats -= 1
      }
      const z = variance > 0 ? -difference / Math.sqrt(variance) : 0
      see?.(look, z)
      course.size = size
      course.isCrossed = z >= upper
      if (course.isCrossed || z <= lower) break
    }
    return course
  }
}
