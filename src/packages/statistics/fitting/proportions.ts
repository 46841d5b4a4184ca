import { type Estimate, z975 } from '../interval.ts'

/** Participants with an event, from 0 to all of them, and all participants, 1 or more. */
type Count = readonly [events: number, participants: number]

/**
 * A proportion with Wilson's 95 % score interval. Source: Wilson EB. J Am Stat Assoc
 * 1927;22:209-12.
 * @returns limits within 0 and 1; NaN for 0 participants, NaN limits for more events than
 * participants
 */
export function proportion([events, participants]: Count): Estimate {
  const value = events / participants
  const z2 = z975 * z975
  const middle = value + z2 / (2 * participants)
  const half = z975 * Math.sqrt((value * (1 - value)) / participants + z2 / (4 * participants ** 2))
  const scale = 1 + z2 / participants
  return { value, lower: (middle - half) / scale, upper: (middle + half) / scale }
}

/**
 * The difference of two independent proportions, first minus second, with the 95 % interval that
 * combines their Wilson intervals. Source: Newcombe RG. Stat Med 1998;17:873-90, method 10.
 * @returns limits within -1 and 1; NaN where `proportion` gives NaN
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
