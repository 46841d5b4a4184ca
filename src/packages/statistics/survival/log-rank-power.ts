import { itemAt } from '../item-at.ts'
import { nodes } from '../special/quadrature.ts'
import { type Arm, type Course, enteredBy } from './event-trials.ts'

/** Per participant of the first arm, with those of the second that are enrolled beside it. */
export interface Signal {
  /** Expected log-rank statistic in standard deviations; with n participants √n times that. */
  logRank: number
  /** Information on the logarithm of the hazard ratio in a Cox model. */
  information: number
}

/** The proportion of an arm still followed at a time after entry, and its hazard there. */
function stateAt(arm: Arm, time: number): { followed: number; hazard: number } {
  let [sum, now] = [0, 0]
  for (const [i, { from, hazard, lossHazard }] of arm.entries()) {
    if (time <= from && i > 0) break
    sum += (hazard + lossHazard) * (Math.min(time, arm[i + 1]?.from ?? time) - from)
    now = hazard
  }
  return { followed: Math.exp(-sum), hazard: now }
}

/** Times after entry between which the integrand is smooth: hazards, entries and follow-up do not change. */
function bendsOf(arms: readonly Arm[], { entries, end, longest }: Course): number[] {
  const last = Math.min(end, longest)
  const largest = Math.max(...arms.flat().map(({ hazard, lossHazard }) => hazard + lossHazard))
  // On a logarithmic scale of time: the events may be over in a hundredth of the trial.
  const start = 1e-6 * Math.min(last, 1 / largest)
  const inside = [
    ...arms.flatMap((arm) => arm.map(({ from }) => from)),
    ...entries.map(({ to }) => end - to),
  ].filter((time) => time > start && time < last)
  return [...new Set([start, ...inside.sort((a, b) => a - b), last])]
}

/**
 * What one participant tells about the hazard ratio. Unlike the formulas of Schoenfeld and Freedman
 * it follows the shares of the arms among those at risk, which change while one arm has its events
 * sooner, and a hazard ratio that changes.
 * Source: Lakatos E. Biometrics 1988;44:229-41, with the sums over intervals as integrals.
 * @param first its hazards above 0
 * @param ratio participants in the second arm for each one in the first, above 0
 */
export function survivalSignal(first: Arm, second: Arm, course: Course, ratio: number): Signal {
  const sums = { difference: 0, variance: 0, information: 0 }
  const bends = bendsOf([first, second], course)
  for (const [index, low] of bends.slice(0, -1).entries()) {
    const { at, weights } = nodes(Math.log(low), Math.log(bends[index + 1] ?? low), 2)
    for (const [i, logTime] of at.entries()) {
      const time = Math.exp(logTime)
      const [control, treated] = [stateAt(first, time), stateAt(second, time)]
      const atRisk = control.followed + ratio * treated.followed
      const treatedDying = ratio * treated.followed * treated.hazard
      const dying = control.followed * control.hazard + treatedDying
      if (dying === 0) continue
      const share = (ratio * treated.followed) / atRisk
      const assumed = treatedDying / dying
      const events = itemAt(weights, i) * time * enteredBy(course, course.end - time) * dying
      sums.difference += events * (assumed - share)
      sums.variance += events * share * (1 - share)
      sums.information += events * assumed * (1 - assumed)
    }
  }
  return {
    logRank: Math.abs(sums.difference) / Math.sqrt(sums.variance),
    information: sums.information,
  }
}
