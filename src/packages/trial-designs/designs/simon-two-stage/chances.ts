import { type BinomialRow, binomialRow, tailOf } from './binomial-rows.ts'

/** Stops after n1 with at most r1 responses; after n, more than r are a positive outcome. */
export interface Stages {
  r1: number
  n1: number
  r: number
  n: number
}

/** Below it the terms of a sum are left out. */
const negligible = 1e-18

/**
 * P(X₁ ≤ r1 and X₁ + X₂ > r): what the early stop takes from the chance of a positive outcome. From
 * r1 down the terms soon vanish, so this is a shorter sum than that of the outcome itself.
 */
function lostByStopping(first: BinomialRow, second: BinomialRow, { r1, r }: Stages): number {
  const most = Math.min(r1, first.low + first.width - 1)
  const least = Math.max(first.low, r - second.low - second.width + 2)
  let sum = 0
  let last = 0
  let above = tailOf(first, most + 1)
  for (let x = most; x >= least; x--) {
    const from = x > first.low ? (first.tails[first.at + x - first.low] ?? Number.NaN) : 1
    const needed = r + 1 - x - second.low
    const term = (from - above) * (needed > 0 ? (second.tails[second.at + needed] ?? Number.NaN) : 1)
    sum += term
    if (term < last && term < negligible) break
    last = term
    above = from
  }
  return sum
}

/** Binomial distributions by their number of trials. */
export type Distribution = (n: number) => BinomialRow

/** The probability of a positive outcome, for r1 from -1 to below n1 and r from r1 on. */
export function positive(distribution: Distribution, stages: Stages): number {
  const { n1, r, n } = stages
  const lost = lostByStopping(distribution(n1), distribution(n - n1), stages)
  return tailOf(distribution(n), r + 1) - lost
}

/** The probability of going on after the first stage. */
export function goingOn(distribution: Distribution, { r1, n1 }: Pick<Stages, 'r1' | 'n1'>): number {
  return tailOf(distribution(n1), r1 + 1)
}

/** The probability of a positive outcome and of an early stop, by the true rate from 0 to 1. */
export function chancesAt({ r1, n1, r, n }: Stages, rate: number): { positive: number; stop: number } {
  const [first, second] = [binomialRow(n1, rate), binomialRow(n - n1, rate)]
  const goOn = tailOf(first, r1 + 1)
  let positive = 0
  let from = goOn
  for (let x = r1 + 1; x < first.low + first.width; x++) {
    const above = tailOf(first, x + 1)
    positive += (from - above) * tailOf(second, r + 1 - x)
    from = above
  }
  return { positive, stop: 1 - goOn }
}
