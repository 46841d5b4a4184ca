import { GrowingTail, maxTrials } from '@marom/statistics/distributions'

/** Hypothesis p0 and assumption p1, between 0 and 1; level of the tail on the side of p1. */
interface ExactQuestion {
  p0: number
  p1: number
  level: number
  power: number
}

/** Rejects from `critical` successes on; from that many failures on if p1 is below p0. */
interface ExactTest {
  n: number
  critical: number
  level: number
  power: number
}

/** Largest size of the exact test. A search looks at larger ones only to find `steady`. */
export const maxExact = 5000

/**
 * Visits the exact tests of 1, 2, … participants, at most `maxTrials`, until `visit` returns true.
 * Each has the smallest critical number that keeps the level, one step from the test before.
 * @param visit gets the same object each time. A test that can never reject has level and power 0.
 */
export function visitExactTests(
  { p0, p1, level }: ExactQuestion,
  visit: (test: Readonly<ExactTest>) => boolean,
): void {
  const isUpper = p1 > p0
  const under = new GrowingTail(isUpper ? p0 : 1 - p0)
  const assumed = new GrowingTail(isUpper ? p1 : 1 - p1)
  const most = level * (1 + 1e-12)
  const test = { n: 1, critical: 1, level: 0, power: 0 }
  for (; test.n <= maxTrials; test.n++) {
    if (test.n > 1) {
      under.addTrial()
      assumed.addTrial()
    }
    // A trial raises the bound by at most one, so twice is more than enough.
    for (let raised = 0; raised < 2 && under.tail > most && test.critical <= test.n; raised++) {
      under.raise()
      assumed.raise()
      test.critical += 1
    }
    const isPossible = test.critical <= test.n
    // After thousands of steps the sum may exceed 1 by a rounding error.
    test.level = isPossible ? Math.min(1, under.tail) : 0
    test.power = isPossible ? Math.min(1, assumed.tail) : 0
    if (visit(test)) return
  }
}

export interface Found {
  chosen: ExactTest
  /** From this size on the power stays above the target, as far as the search looks. */
  steady: number
}

/**
 * The first exact test that reaches the power.
 * @param size null, or the size whose test is asked for, whatever its power
 * @param most largest size that may be found, at most `maxExact`
 * @returns null if no test of up to `most` participants qualifies
 */
export function searchExact(
  question: ExactQuestion,
  size: number | null,
  most: number = maxExact,
): Found | null {
  const found: { chosen: ExactTest | null; steady: number } = { chosen: null, steady: 0 }
  visitExactTests(question, (test) => {
    const { n, power } = test
    if (!found.chosen && (size === null ? power >= question.power : n === size)) {
      found.chosen = { ...test }
      found.steady = n
    }
    if (!found.chosen) return n >= most
    if (power < question.power) found.steady = n + 1
    return size !== null || n > 1.5 * found.chosen.n + 100
  })
  return found.chosen && { chosen: found.chosen, steady: found.steady }
}

/**
 * Whether an approximate test or interval errs too often. Up to a fifth more than its level is
 * taken as right: Cochran WG. Biometrics 1954;10:417-51 allows 6 % where 5 % is meant.
 * @param error true probability of the error, NaN if it is not known
 */
export function errsTooOften(error: number, level: number): 'caution' | 'stop' | null {
  if (error > 2 * level) return 'stop'
  return error > 1.2 * level ? 'caution' : null
}
