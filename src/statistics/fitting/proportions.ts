import { type Estimate, z975 } from '#src/statistics/interval.ts'

/** A count of participants with an event, and of how many. */
type Count = readonly [events: number, participants: number]

/** A proportion with Wilson's 95 % score interval (JASA 1927). */
export function proportion([events, participants]: Count): Estimate {
  const value = events / participants
  const z2 = z975 * z975
  const middle = value + z2 / (2 * participants)
  const half = z975 * Math.sqrt((value * (1 - value)) / participants + z2 / (4 * participants ** 2))
  const scale = 1 + z2 / participants
  return { value, lower: (middle - half) / scale, upper: (middle + half) / scale }
}

/**
 * Difference of two independent proportions, first minus second, with the 95 % interval that joins
 * their Wilson intervals (Newcombe, Statistics in Medicine 1998, method 10).
 */
export function proportionDifference(first: Count, second: Count): Estimate {
  const a = proportion(first)
  const b = proportion(second)
  const value = a.value - b.value
  return {
    value,
    lower: value - Math.hypot(a.value - a.lower, b.upper - b.value),
    upper: value + Math.hypot(a.upper - a.value, b.value - b.lower),
  }
}
