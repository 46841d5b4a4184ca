import { nodes } from '#src/statistics/special/quadrature.ts'
import type { Course } from './event-trials.ts'

/** Per participant of the first arm, with those of the second that are enrolled beside it. */
interface Signal {
  /** Expected log-rank statistic in standard deviations; with n participants √n times that. */
  logRank: number
  /** Information on the logarithm of the hazard ratio in a Cox model. */
  information: number
}

/**
 * What one participant tells about the hazard ratio. Unlike the formulas of Schoenfeld and Freedman
 * it follows the shares of the arms among those at risk, which change while one arm has its events
 * sooner.
 * Source: Lakatos E. Biometrics 1988;44:229-41, with the sums over intervals as integrals.
 * @param course of the first arm; its hazard and accrual above 0
 * @param hazardRatio of the second arm to the first, above 0
 * @param ratio participants in the second arm for each one in the first, above 0
 */
export function survivalSignal(course: Course, hazardRatio: number, ratio: number): Signal {
  const { hazard, lossHazard, accrual, followUp } = course
  const end = accrual + followUp
  const sums = { difference: 0, variance: 0, information: 0 }
  // On a logarithmic scale of time: the events may be over in a hundredth of the trial.
  const start = 1e-6 * Math.min(end, 1 / (hazard * Math.max(1, hazardRatio) + lossHazard))
  const bends = followUp > start ? [start, followUp, end] : [start, end]
  for (const [index, low] of bends.slice(0, -1).entries()) {
    const { at, weights } = nodes(Math.log(low), Math.log(bends[index + 1] ?? low), 2)
    for (const [i, logTime] of at.entries()) {
      const time = Math.exp(logTime)
      const observed = time <= followUp ? 1 : (end - time) / accrual
      const first = Math.exp(-(hazard + lossHazard) * time)
      const second = ratio * Math.exp(-(hazard * hazardRatio + lossHazard) * time)
      const atRisk = first + second
      const dying = first + hazardRatio * second
      if (dying === 0) continue
      const share = second / atRisk
      const assumed = (hazardRatio * second) / dying
      const events = (weights[i] ?? 0) * time * observed * hazard * dying
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
