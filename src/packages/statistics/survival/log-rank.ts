import { chiSquaredUpper } from '../distributions/distributions.ts'
import { eventsAt, eventTimes, numberAtRisk, type Observation } from './kaplan-meier.ts'

interface LogRank {
  /** Events in the first arm, and those expected there if both arms had the same hazard. */
  observed: number
  expected: number
  variance: number
  chiSquared: number
  p: number
}

function sumsOf(first: readonly Observation[], second: readonly Observation[]) {
  let observed = 0
  let expected = 0
  let variance = 0
  for (const time of eventTimes([...first, ...second])) {
    const n1 = numberAtRisk(first, time)
    const n = n1 + numberAtRisk(second, time)
    const inFirst = eventsAt(first, time)
    const events = inFirst + eventsAt(second, time)
    observed += inFirst
    expected += (events * n1) / n
    if (n > 1) variance += (events * n1 * (n - n1) * (n - events)) / (n * n * (n - 1))
  }
  return { observed, expected, variance }
}

/**
 * The log-rank test of two arms, with the hypergeometric variance and one degree of freedom.
 * Source: Mantel N. Cancer Chemother Rep 1966;50:163-70; Peto R, Peto J. J R Stat Soc A
 * 1972;135:185-207.
 * @returns chi-squared and p are NaN if there are no events or if an arm is empty
 */
export function logRank(first: readonly Observation[], second: readonly Observation[]): LogRank {
  return stratifiedLogRank([{ first, second }])
}

/**
 * The same within strata: observed, expected and variance are summed over them.
 * @returns as for one stratum; chi-squared and p are NaN without strata
 */
export function stratifiedLogRank(
  strata: readonly { first: readonly Observation[]; second: readonly Observation[] }[],
): LogRank {
  let [observed, expected, variance] = [0, 0, 0]
  for (const { first, second } of strata) {
    const sums = sumsOf(first, second)
    observed += sums.observed
    expected += sums.expected
    variance += sums.variance
  }
  const chiSquared = (observed - expected) ** 2 / variance
  return { observed, expected, variance, chiSquared, p: chiSquaredUpper(chiSquared, 1) }
}
