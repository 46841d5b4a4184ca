import { binomialDensity } from '#src/statistics/distributions/binomial.ts'

/**
 * A binomial distribution, from its first number of responses that is not negligible to its last:
 * P(X = low + i) is `density[at + i]`, P(X ≥ low + i) is `tails[at + i]`, for i below `width`.
 */
export interface BinomialRow {
  density: Float64Array
  tails: Float64Array
  at: number
  low: number
  width: number
}

/** Far below the rounding errors of a sum. */
const negligible = 1e-18

/** Many rows share an array, since to allocate one takes longer than to fill it. */
const room = 4096

/** P(X ≥ k) */
export function tailOf({ tails, at, low, width }: BinomialRow, k: number): number {
  const i = k - low
  return i <= 0 ? 1 : i < width ? (tails[at + i] ?? 0) : 0
}

/** Without the negligible ends. */
function trimmed({ density, tails, at, low, width }: BinomialRow): BinomialRow {
  let [from, to] = [at, at + width - 1]
  while (from < to && (density[from] ?? 0) < negligible) from += 1
  while (to > from && (density[to] ?? 0) < negligible) to -= 1
  return { density, tails, at: from, low: low + from - at, width: to - from + 1 }
}

/**
 * One binomial distribution, from its mode outward.
 * @param n whole number from 0 to 8,000
 * @param p from 0 to 1, not checked
 */
export function binomialRow(n: number, p: number): BinomialRow {
  const [density, tails] = [new Float64Array(n + 1), new Float64Array(n + 1)]
  const mode = Math.min(n, Math.floor((n + 1) * p))
  const odds = p / (1 - p)
  density[mode] = binomialDensity(mode, n, p)
  let [low, high] = [mode, mode]
  for (let at = density[mode] ?? 0; low > 0 && at > negligible; low--) {
    at *= low / ((n - low + 1) * odds)
    density[low - 1] = at
  }
  for (let at = density[mode] ?? 0; high < n && at > negligible; high++) {
    at *= ((n - high) * odds) / (high + 1)
    density[high + 1] = at
  }
  let tail = 0
  for (let k = high; k >= low; k--) {
    tail += density[k] ?? 0
    tails[k] = tail
  }
  return { density, tails, at: low, low, width: high - low + 1 }
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
    this.#last = { density: new Float64Array(room), tails: new Float64Array(room), at: 0, low: 0, width: 1 }
    this.#last.density[0] = 1
    this.#last.tails[0] = 1
    this.#known = [this.#last]
  }

  /** @param n whole number from 0 to some hundreds: all rows up to it are computed and kept */
  readonly of = (n: number): BinomialRow => {
    for (let i = this.#known.length; i <= n; i++) this.#known.push(this.#grow())
    return this.#known[n] ?? this.#last
  }

  /** After one trial more X is k if it was k - 1 or k. */
  #grow(): BinomialRow {
    const before = this.#last
    const width = before.width + 1
    const isFull = this.#free + width > before.density.length
    const size = Math.max(room, width)
    const density = isFull ? new Float64Array(size) : before.density
    const tails = isFull ? new Float64Array(size) : before.tails
    const at = isFull ? 0 : this.#free
    const [p, q] = [this.#p, 1 - this.#p]
    let [lower, lowerTail] = [0, 1]
    for (let i = 0; i < before.width; i++) {
      const same = before.density[before.at + i] ?? 0
      const sameTail = before.tails[before.at + i] ?? 0
      density[at + i] = p * lower + q * same
      tails[at + i] = p * lowerTail + q * sameTail
      lower = same
      lowerTail = sameTail
    }
    density[at + before.width] = p * lower
    tails[at + before.width] = p * lowerTail
    this.#free = at + width
    this.#last = trimmed({ density, tails, at, low: before.low, width })
    return this.#last
  }
}
