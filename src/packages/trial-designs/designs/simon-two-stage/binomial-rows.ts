import { itemAt } from '@marom/statistics'
import { binomialDensity } from '@marom/statistics/distributions'

/**
 * A binomial distribution, from its first number of responses that is not almost certainly exceeded to
 * its last that is not negligible: P(X ≥ low + i) is `tails[at + i]` for i below `width`.
 */
export interface BinomialRow {
  tails: Float64Array
  at: number
  low: number
  width: number
}

/** Far below the rounding errors of a sum. */
const negligible = 1e-18

/** Some rounding errors of a number near 1. */
const fewUlps = 1e-15

/** Many rows share an array, since to allocate one takes longer than to fill it. */
const room = 4096

/** P(X ≥ k) */
export function tailOf({ tails, at, low, width }: BinomialRow, k: number): number {
  const i = k - low
  return i <= 0 ? 1 : i < width ? (tails[at + i] ?? Number.NaN) : 0
}

/** Without the ends where the tail is nearly 1 or 0. */
function trimmed({ tails, at, low, width }: BinomialRow): BinomialRow {
  let [from, to] = [at, at + width - 1]
  while (from < to && (tails[from + 1] ?? Number.NaN) > 1 - fewUlps) from += 1
  while (to > from && (tails[to] ?? Number.NaN) < negligible) to -= 1
  return { tails, at: from, low: low + from - at, width: to - from + 1 }
}

/**
 * One binomial distribution, from its mode outward.
 * @param n whole number from 0 to 8,000
 * @param p from 0 to 1, not checked
 */
export function binomialRow(n: number, p: number): BinomialRow {
  // The densities, then their sums.
  const tails = new Float64Array(n + 1)
  const mode = Math.min(n, Math.floor((n + 1) * p))
  const odds = p / (1 - p)
  const highest = binomialDensity(mode, n, p)
  tails[mode] = highest
  let [low, high] = [mode, mode]
  for (let at = highest; low > 0 && at > negligible; low--) {
    at *= low / ((n - low + 1) * odds)
    tails[low - 1] = at
  }
  for (let at = highest; high < n && at > negligible; high++) {
    at *= ((n - high) * odds) / (high + 1)
    tails[high + 1] = at
  }
  for (let k = high - 1; k >= low; k--) tails[k] = (tails[k] ?? Number.NaN) + (tails[k + 1] ?? Number.NaN)
  return { tails, at: low, low, width: high - low + 1 }
}

/** The distributions of one rate, each from the one before when it is first needed. */
export class BinomialRows {
  readonly #p: number
  readonly #known: BinomialRow[]
  #last: BinomialRow
  #free = 1

  /** @param p from 0 to 1, not checked */
  constructor(p: number) {
    this.#p = p
    this.#last = { tails: new Float64Array(room).fill(1, 0, 1), at: 0, low: 0, width: 1 }
    this.#known = [this.#last]
  }

  /** @param n whole number from 0 to some hundreds: all rows up to it are computed and kept */
  readonly of = (n: number): BinomialRow => {
    for (let i = this.#known.length; i <= n; i++) this.#known.push(this.#grow())
    return itemAt(this.#known, n)
  }

  /** After one trial more X is k if it was k - 1 or k. */
  #grow(): BinomialRow {
    const { tails: before, at: from, low, width } = this.#last
    const isFull = this.#free + width + 1 > before.length
    const tails = isFull ? new Float64Array(Math.max(room, width + 1)) : before
    const at = isFull ? 0 : this.#free
    const [p, q] = [this.#p, 1 - this.#p]
    let lower = 1
    for (let i = 0; i < width; i++) {
      const same = before[from + i] ?? Number.NaN
      tails[at + i] = p * lower + q * same
      lower = same
    }
    tails[at + width] = p * lower
    this.#free = at + width + 1
    this.#last = trimmed({ tails, at, low, width: width + 1 })
    return this.#last
  }
}
