import { growingTail } from '#src/statistics/binomial.ts'

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

/** Largest size of the exact test: its search is a step for each participant. */
export const maxExact = 50_000

/**
 * The exact tests of 1, 2, … participants, each with the smallest number of successes that keeps
 * the level. A lower tail is an upper one of failures. Every size is one step from the last, so
 * that a search costs no sums.
 */
export function* exactTests({ p0, p1, level }: ExactQuestion): Generator<ExactTest> {
  const isUpper = p1 > p0
  const under = growingTail(isUpper ? p0 : 1 - p0)
  const assumed = growingTail(isUpper ? p1 : 1 - p1)
  for (let n = 1, critical = 1; n <= maxExact; n++) {
    if (n > 1) {
      under.addTrial()
      assumed.addTrial()
    }
    // Twice at most: of one trial no success is too few, and each trial raises the bound by one at
    // most.
    while (under.tail > level * (1 + 1e-12) && critical <= n) {
      under.raise()
      assumed.raise()
      critical += 1
    }
    const isPossible = critical <= n
    yield { n, critical, level: isPossible ? under.tail : 0, power: isPossible ? assumed.tail : 0 }
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
 * The first exact test that reaches the power, or the one of the given size; null where none does.
 */
export function searchExact(question: ExactQuestion, size: number | null): Found | null {
  let chosen: ExactTest | null = null
  let steady = 0
  for (const test of exactTests(question)) {
    const isReached = size === null ? test.power >= question.power : test.n === size
    if (isReached && !chosen) {
      chosen = test
      steady = test.n
    }
    if (chosen && test.power < question.power) steady = test.n + 1
    if (chosen && (size !== null || test.n > 1.5 * chosen.n + 100)) break
  }
  return chosen && { chosen, steady }
}
