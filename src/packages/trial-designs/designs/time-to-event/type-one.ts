import { normalDensity, normalUpperQuantile } from '@marom/statistics/distributions'
import { tailLevel } from '../../frame/planning.ts'
import type { Inputs, Quantities } from './inputs.ts'

/**
 * About how often the log-rank test shows the planned effect without one, as a multiple of the level of
 * that side. With unequal arms the statistic is skewed as the count of events in the smaller arm is: the
 * first term of an Edgeworth expansion. `test/study-design/bench/log-rank-type-one.ts` has the factor by
 * which it grows with the share of participants that have the event.
 */
export function excessOf(inputs: Inputs, { first, second, controlEvents }: Quantities): number {
  const { goal, hr, margin } = inputs
  const isLower = hr < (goal === 'noninferiority' ? margin : 1)
  const share = (isLower ? first : second) / (first + second)
  if (share >= 1 / 2) return 1
  const events = (first + second) * controlEvents
  const skewness = (1 - 2 * share) / Math.sqrt(events * share * (1 - share))
  const level = tailLevel(inputs)
  const z = normalUpperQuantile(level)
  const grows = 1 + 1.3 * controlEvents ** 2
  return 1 + ((grows * normalDensity(z) * (z * z - 1)) / (6 * level)) * skewness
}
