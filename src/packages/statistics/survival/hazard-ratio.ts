import { type Estimate, fromLog, z975 } from '../interval.ts'
import { eventsAt, eventTimes, numberAtRisk, type Observation } from './kaplan-meier.ts'

interface HazardRatio extends Estimate {
  logRatio: number
  /** Standard error of the log ratio. */
  error: number
}

interface RiskSet {
  atRiskFirst: number
  atRiskSecond: number
  eventsFirst: number
  eventsSecond: number
}

function riskSets(first: readonly Observation[], second: readonly Observation[]): RiskSet[] {
  return eventTimes([...first, ...second]).map((time) => ({
    atRiskFirst: numberAtRisk(first, time),
    atRiskSecond: numberAtRisk(second, time),
    eventsFirst: eventsAt(first, time),
    eventsSecond: eventsAt(second, time),
  }))
}

/**
 * Score and information of the partial likelihood at a log hazard ratio, ties by Efron's method.
 */
function derivatives(sets: readonly RiskSet[], logRatio: number): { score: number; information: number } {
  const ratio = Math.exp(logRatio)
  let score = 0
  let information = 0
  for (const set of sets) {
    const events = set.eventsFirst + set.eventsSecond
    score += set.eventsFirst
    for (let k = 0; k < events; k++) {
      const share = k / events
      const first = ratio * (set.atRiskFirst - share * set.eventsFirst)
      const fraction = first / (first + set.atRiskSecond - share * set.eventsSecond)
      score -= fraction
      information += fraction * (1 - fraction)
    }
  }
  return { score, information }
}

/**
 * The hazard of the first arm divided by that of the second: a Cox model with the arm as its only
 * covariate, by Newton's method, with a 95 % Wald interval.
 * Source: Cox DR. J R Stat Soc B 1972;34:187-220; ties: Efron B. J Am Stat Assoc 1977;72:557-65.
 * @returns NaN if an arm is empty or nobody has an event. If only one arm has events, the estimate
 * is near 0 or very large, and the interval goes from 0 to Infinity.
 */
export function hazardRatio(first: readonly Observation[], second: readonly Observation[]): HazardRatio {
  return stratifiedHazardRatio([{ first, second }])
}

interface ArmsOfStratum {
  first: readonly Observation[]
  second: readonly Observation[]
}

/**
 * The same with a baseline hazard for each stratum and one ratio for all.
 * @returns as for one stratum; NaN without strata
 */
export function stratifiedHazardRatio(strata: readonly ArmsOfStratum[]): HazardRatio {
  const sets = strata.flatMap(({ first, second }) => riskSets(first, second))
  let logRatio = 0
  for (let i = 0; i < 30; i++) {
    const { score, information } = derivatives(sets, logRatio)
    logRatio += score / information
    if (Math.abs(score / information) < 1e-12) break
  }
  const error = 1 / Math.sqrt(derivatives(sets, logRatio).information)
  return { logRatio, error, ...fromLog(logRatio, z975 * error) }
}
