import { lostShare } from '../../../simulation/amounts.ts'
import { departureOf, type OneTest } from '../../../simulation/compared.ts'
import type { Break } from '../../../simulation/measured.ts'
import type { Arms, Endpoint, Statistic, Tally } from './participants.ts'

export interface Means {
  arms: Arms
  /** Of a participant; of pairs, that of the differences. */
  sd: number
  test: OneTest
}

/**
 * Values with a common standard deviation, those of the control group with mean 0, and the t test.
 * The effect is the mean with the new treatment. Skewed values are so in both groups.
 */
export function meansOf({ arms, sd, test: { side, at } }: Means, broken: Break | null): Endpoint {
  const { values, factor, side: losing } = departureOf(broken, side)
  const groups = arms.control > 0 ? 2 : 1
  const found: Statistic = { value: 0, df: 0 }
  const squaresOf = ({ count, sum, squares }: Tally) => squares - (sum * sum) / count
  return {
    arms,
    outcomeOf: (draw, isTreated, difference) => {
      if (!isTreated) return sd * values(draw)
      const noise = factor * values(draw)
      const isLost = losing * noise < 0 && draw.uniform() < lostShare
      return isLost ? Number.NaN : difference + sd * noise
    },
    test: (one, two) => {
      found.df = one.count < 1 || (groups === 2 && two.count < 1) ? 0 : one.count + two.count - groups
      const [mean, squares, scale] =
        groups === 1 ? [0, 0, 0] : [two.sum / two.count, squaresOf(two), 1 / two.count]
      const variance = ((squaresOf(one) + squares) / found.df) * (1 / one.count + scale)
      found.value = (side * (one.sum / one.count - mean - at)) / Math.sqrt(variance)
      return found
    },
  }
}
