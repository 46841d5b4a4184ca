import { normalDeviate, type Random } from '@marom/statistics'

/** A choice with a chance in proportion to its weight. */
export function pick<T>(random: Random, choices: readonly T[], weight: (choice: T) => number): T {
  let left = random() * choices.reduce((sum, choice) => sum + weight(choice), 0)
  for (const choice of choices) {
    left -= weight(choice)
    if (left <= 0) return choice
  }
  throw new Error('There is nothing to pick from: pass choices, and one of a weight above 0.')
}

export const oneOf = <T>(random: Random, choices: readonly T[]): T => pick(random, choices, () => 1)

/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** @param spread the standard deviation of the logarithm */
export const logNormal = (random: Random, median: number, spread: number): number =>
  median * Math.exp(spread * normalDeviate(random))

/** A waiting time whose hazard grows with time if the shape is above 1. */
export const weibull = (random: Random, median: number, shape: number, hazardRatio = 1): number =>
  median * (-Math.log(1 - random()) / Math.LN2 / hazardRatio) ** (1 / shape)

export const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
