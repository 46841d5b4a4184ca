import {
  allocation as allocationField,
  choice,
  type Fault,
  givenNumber,
  number,
  percent,
  type Texts,
} from './fields.ts'
import type { Quantity } from './result.ts'

export const alpha = () =>
  number({ initial: '0.05', min: 0.00001, max: 0.5, unit: 'share', isConventional: true })
export const power = () =>
  percent({ initial: '80', min: 1, max: 99.99, unless: ['power'], isConventional: true })
/**
 * What is asked for. The second option is what a given size answers: older addresses have a size
 * and no question.
 */
export const find = <const T extends string>(...options: readonly [given: T, ...others: T[]]) =>
  choice<'size' | T>(['size', ...options])
/** What a test needs, in the order of the form. */
export const testFields = (sides: '1' | '2' = '2') => ({
  sides: choice(['2', '1'], { initial: sides }),
  alpha: alpha(),
  power: power(),
})
export const proportion = (initial: string) =>
  percent({ initial, min: 0.01, max: 99.99, varies: true, asks: 'together' })
/** Participants with the new treatment for each one in the control group: rpact's `allocationRatioPlanned`. */
export const allocation = () => allocationField({ initial: '1', min: 0.05, max: 20, isConventional: true })
/** Older addresses hold the ratio of the second group to the first. */
export const fromRatio =
  (isNewFirst: boolean) =>
  ({ ratio, ...given }: Texts): Texts =>
    ratio === undefined ? given : { allocation: isNewFirst && ratio !== '1' ? `1:${ratio}` : ratio, ...given }
/** The direction of a margin: whether a higher value of the endpoint is the better one. */
export const better = (onlyWith: { field: string; options: readonly string[] }) =>
  choice(['higher', 'lower'], { onlyWith })
export const dropout = () => percent({ initial: '0', min: 0, max: 90, asks: 'alone', isConventional: true })
/** The size of the first (see `ArmSizes`) or only arm, where something else is asked for. */
export const givenSize = (initial: string, { min = 2, max = 500_000 } = {}) =>
  givenNumber({ initial, min, max, isWhole: true, varies: true, unless: ['size'] })

/** The level of each tested tail: half of `alpha`, a probability, for two sides. */
export function tailLevel({ alpha, sides }: { alpha: number; sides: '1' | '2' }): number {
  return sides === '2' ? alpha / 2 : alpha
}

export const mostDeviations = 1000

/** A search computes the last standard deviation from a length, or back, with a rounding error. */
const mostComputed = mostDeviations * (1 + 1e-9)

/**
 * Refuses lengths above 1,000 standard deviations: the unit of one of them is wrong.
 * @param sd in the same unit, above 0
 * @returns the fault of the first such length, or null; null also for NaN
 */
export function refuseDeviations(
  lengths: { difference: number; margin: number },
  sd: number,
): Fault<'beyondDeviations'> | null {
  for (const [field, length] of Object.entries(lengths))
    if (Math.abs(length) > mostComputed * sd)
      return { field, code: 'beyondDeviations', facts: { max: mostDeviations } }
  return null
}

/** Refuses a power of at most `alpha`, which chance alone reaches. Both are probabilities. */
export function refusePower({
  alpha,
  power,
}: {
  alpha: number
  power: number
}): Fault<'powerBelowAlpha'> | null {
  return power <= alpha ? { field: 'power', code: 'powerBelowAlpha' } : null
}

/**
 * The next whole number, except after a rounding error: 64.0000000001 participants are 64.
 * @returns NaN for Infinity
 */
export function roundUp(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, Math.abs(value)))
}

/**
 * Participants to enroll so that `size` of them remain.
 * @param dropout proportion from 0 to below 1, not checked: 1 gives NaN
 */
export function enrolled(size: number, dropout: number): number {
  return roundUp(size / (1 - dropout))
}

/** One group: participants, and how many to enroll if some are lost. */
export interface OneSize {
  size: number
  enrolledSize?: number
}

/** `first` is the new treatment and `second` the control, but in a survival trial `first` is the control. */
export interface ArmSizes {
  first: number
  second: number
  total: number
  enrolledFirst?: number
  enrolledSecond?: number
  enrolledTotal?: number
}

/** The size of one group, with the number to enroll unless `dropout` (a proportion) is 0. */
export const oneSize = (size: number, dropout: number): OneSize =>
  dropout === 0 ? { size } : { size, enrolledSize: enrolled(size, dropout) }

/** The same for two arms, in this order, and their sum. */
export function armSizes(first: number, second: number, dropout: number): ArmSizes {
  const sizes = { first, second, total: first + second }
  if (dropout === 0) return sizes
  const [enrolledFirst, enrolledSecond] = [enrolled(first, dropout), enrolled(second, dropout)]
  return { ...sizes, enrolledFirst, enrolledSecond, enrolledTotal: enrolledFirst + enrolledSecond }
}

/** In the order in which they are shown. */
export const sizeQuantities = {
  size: { as: 'count' },
  first: { as: 'count' },
  second: { as: 'count' },
  total: { as: 'count' },
  enrolledSize: { as: 'count' },
  enrolledFirst: { as: 'count' },
  enrolledSecond: { as: 'count' },
  enrolledTotal: { as: 'count' },
  power: { as: 'probability', decimals: 2 },
} as const satisfies Record<string, Quantity>
