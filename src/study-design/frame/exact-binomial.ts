import { GrowingTail, maxTrials } from '#src/statistics/distributions/binomial.ts'

/** One proportion against p0 when it is p1, with a level for the one tail that is planned for. */
export interface ExactQuestion {
  p0: number
  p1: number
  level: number
  power: number
}

/** The exact test of so many participants: reject from `critical` successes on. */
export interface ExactTest {
  n: number
  critical: number
  level: number
  power: number
}

/** Largest size of the exact test. The search goes on to larger ones, up to `maxTrials`. */
export const maxExact = 5000

/**
 * Visits the exact tests of 1, 2, … participants until `visit` answers true, each with the smallest
 * number of successes that keeps the level. A lower tail is an upper one of failures. Every size is
 * one step from the last, so that a search costs no sums. The test that is visited changes with the
 * next visit.
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
    // At most twice: the bound starts at 0 successes and rises by at most one with each trial.
    for (let raised = 0; raised < 2 && under.tail > most && test.critical <= test.n; raised++) {
      under.raise()
      assumed.raise()
      test.critical += 1
    }
    const isPossible = test.critical <= test.n
    // Thousands of steps may end a rounding error above 1.
    test.level = isPossible ? Math.min(1, under.tail) : 0
    test.power = isPossible ? Math.min(1, assumed.tail) : 0
    if (visit(test)) return
  }
}

export interface Found {
  chosen: ExactTest
  /**
   * The size from which on the power stays above the target: between it and the chosen one it may
   * fall below.
   */
  steady: number
}

/**
 * The first exact test that reaches the power, or the one of the given size; null where none up to
 * `maxExact` does.
 */
export function searchExact(question: ExactQuestion, size: number | null): Found | null {
  const found: { chosen: ExactTest | null; steady: number } = { chosen: null, steady: 0 }
  visitExactTests(question, (test) => {
    const { n, power } = test
    if (!found.chosen && (size === null ? power >= question.power : n === size)) {
      found.chosen = { ...test }
      found.steady = n
    }
    if (!found.chosen) return n > maxExact
    if (power < question.power) found.steady = n + 1
    return size !== null || n > 1.5 * found.chosen.n + 100
  })
  return found.chosen && { chosen: found.chosen, steady: found.steady }
}
