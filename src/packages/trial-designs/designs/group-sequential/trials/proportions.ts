import { lostShare } from '../../../simulation/amounts.ts'
import type { OneTest } from '../../../simulation/compared.ts'
import type { Break } from '../../../simulation/measured.ts'
import { standardError } from '../../../simulation/standard-error.ts'
import type { Arms, Endpoint, Statistic } from './participants.ts'

export interface Proportions {
  arms: Arms
  /** Of the control group. */
  p2: number
  test: OneTest
  /** `unpooled`, or that under the hypothesis. */
  variance: string
  /** For continuity. */
  isCorrected: boolean
}

/** So that equal outcomes in both groups give a finite statistic. */
export const leastError = 1e-9

/** Outcomes of 0 or 1, and the z test. The effect is the proportion with the new treatment. */
export function proportionsOf({ arms, p2, test, ...chosen }: Proportions, broken: Break | null): Endpoint {
  const { side, at } = test
  const unfavorable = side > 0 ? 0 : 1
  const found: Statistic = { value: 0, df: 0 }
  return {
    arms,
    outcomeOf: (draw, isTreated, p1) => {
      const value = draw.uniform() < (isTreated ? p1 : p2) ? 1 : 0
      const mayBeLost = isTreated && broken === 'losses' && value === unfavorable
      return mayBeLost && draw.uniform() < lostShare ? Number.NaN : value
    },
    test: (one, two) => {
      const [first, second] = [one.sum / one.count, two.sum / two.count]
      const error = standardError(chosen.variance, one.count, two.count, first, second, at)
      found.df = one.count < 1 || two.count < 1 ? 0 : Number.POSITIVE_INFINITY
      const distance = side * (first - second - at)
      const correction = chosen.isCorrected ? (1 / one.count + 1 / two.count) / 2 : 0
      found.value =
        (Math.sign(distance) * Math.max(0, Math.abs(distance) - correction)) / Math.max(leastError, error)
      return found
    },
  }
}
