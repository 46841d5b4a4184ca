import { maxSize, positive, type Stages, type Table, tableOf } from './chances.ts'

export interface TwoStage extends Stages {
  /** The probabilities of a positive outcome under p0 and under p1. */
  level: number
  power: number
  /** Under p0: the probability of stopping after the first stage, and the mean size. */
  earlyStop: number
  expectedSize: number
}

interface TwoStageQuestion {
  p0: number
  p1: number
  alpha: number
  power: number
}

const maxPairs = 20_000

class Search {
  readonly under: Table
  readonly assumed: Table
  readonly firstStages: { r1: number; earlyStop: number }[] = []
  readonly largestTotals: number[] = []
  readonly question: TwoStageQuestion
  pairs = 0

  constructor(question: TwoStageQuestion) {
    this.question = question
    const { p0, p1 } = question
    // More responses are so rare under p1 that even a power of 0.1 % does not depend on them.
    const most = Math.ceil(maxSize * p1 + 6 * Math.sqrt(maxSize * p1 * (1 - p1)) + 6)
    this.under = tableOf(p0, most)
    this.assumed = tableOf(p1, most)
  }

  /** The largest r1 with P(X₁ > r1) at least the power under p1, and P(X₁ ≤ r1) under p0. */
  firstStage(n1: number): { r1: number; earlyStop: number } {
    const known = this.firstStages[n1]
    if (known) return known
    const tails = this.assumed.tails(n1)
    let r1 = -1
    while (r1 + 2 <= n1 && (tails[r1 + 2] ?? 0) >= this.question.power) r1 += 1
    const found = { r1, earlyStop: 1 - (this.under.tails(n1)[r1 + 1] ?? 0) }
    this.firstStages[n1] = found
    return found
  }

  /** The largest r that leaves enough power even without a first stage. */
  largestTotal(n: number): number {
    const known = this.largestTotals[n]
    if (known !== undefined) return known
    const tails = this.assumed.tails(n)
    let r = tails.length - 1
    while (r > 0 && (tails[r + 1] ?? 0) < this.question.power) r -= 1
    this.largestTotals[n] = r
    return r
  }

  /**
   * The design with these sizes that has the smallest expected size, or null if none below `limit`
   * keeps both errors. A smaller r1 needs an r at least as large to keep the level, and expects
   * more participants.
   */
  best(n1: number, n: number, limit: number): TwoStage | null {
    this.pairs += 1
    const { alpha, power } = this.question
    const most = this.largestTotal(n)
    const { r1: from } = this.firstStage(n1)
    const levelAt = (r1: number, r: number) => positive(this.under, { r1, n1, r, n })
    let r = most
    if (r <= from || levelAt(from, r) > alpha) return null
    while (r > from + 1 && levelAt(from, r - 1) <= alpha) r -= 1
    for (let r1 = from; r1 >= 0; r1--) {
      const earlyStop = 1 - (this.under.tails(n1)[r1 + 1] ?? 0)
      const expectedSize = n1 + (1 - earlyStop) * (n - n1)
      if (expectedSize >= limit) return null
      while (r <= most && levelAt(r1, r) > alpha) r += 1
      if (r > most) return null
      const reached = positive(this.assumed, { r1, n1, r, n })
      if (reached >= power)
        return { r1, n1, r, n, level: levelAt(r1, r), power: reached, earlyStop, expectedSize }
    }
    return null
  }
}

/** Of several designs with the fewest participants, the one with the smallest expected size. */
function searchMinimax(search: Search, from: number): TwoStage | null {
  const { alpha } = search.question
  for (let n = Math.max(2, from); n <= maxSize && search.pairs < maxPairs; n++) {
    const r = search.largestTotal(n)
    // The first stage lowers the level, but never by half.
    if ((search.under.tails(n)[r + 1] ?? 0) > 2 * alpha) continue
    let found: TwoStage | null = null
    let limit = Number.POSITIVE_INFINITY
    for (let n1 = 1; n1 < n; n1++) {
      const design = search.best(n1, n, limit)
      if (!design) continue
      found = design
      limit = design.expectedSize
    }
    if (found) return found
  }
  return null
}

/** Skips only pairs of sizes that cannot have a smaller expected size than the best so far. */
function searchOptimal(search: Search, minimax: TwoStage): TwoStage {
  let found = minimax
  for (let n1 = 1; n1 < found.expectedSize; n1++) {
    const { earlyStop } = search.firstStage(n1)
    for (let n = Math.max(n1 + 1, minimax.n); n <= maxSize && search.pairs < maxPairs; n++) {
      if (n1 + (1 - earlyStop) * (n - n1) >= found.expectedSize) break
      found = search.best(n1, n, found.expectedSize) ?? found
    }
  }
  return found
}

/**
 * Simon's two-stage designs for p0 < p1: with the smallest expected size under p0 (optimal), and
 * with the fewest participants (minimax). Source: Simon R. Control Clin Trials 1989;10:1-10.
 * @param question rates between 0 and 1, alpha for one side, power from 0.001 on
 * @param singleStage size of the exact single-stage test: the search starts at three quarters of
 * it, so a larger number may miss the best designs
 * @returns null if p0 is not below p1, or if no design is found up to 250 participants or within
 * 20,000 pairs of sizes
 */
export function twoStageDesigns(
  question: TwoStageQuestion,
  singleStage: number,
): { optimal: TwoStage; minimax: TwoStage } | null {
  const search = new Search(question)
  const minimax = searchMinimax(search, Math.floor(0.75 * singleStage) - 2)
  if (!minimax) return null
  const optimal = searchOptimal(search, minimax)
  return search.pairs < maxPairs ? { minimax, optimal } : null
}
