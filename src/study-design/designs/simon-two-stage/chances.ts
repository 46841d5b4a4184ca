import { binomialDensity, binomialTails } from '#src/statistics/distributions/binomial.ts'

/** Stops after n1 with at most r1 responses; after n, more than r are a positive outcome. */
export interface Stages {
  r1: number
  n1: number
  r: number
  n: number
}

export const maxSize = 250

export interface Table {
  /** P(X = k) for k from 0 on; empty for a size that is not a whole number from 0 to 250. */
  density: (size: number) => Float64Array
  /** P(X ≥ k), as for `density`. */
  tails: (size: number) => Float64Array
}

/**
 * Probabilities by size, each from the size before when it is first needed: after one more trial X
 * is k if it was k - 1 or k. `least` is the factor of the first probability.
 */
function grown(p: number, most: number, least: number): (size: number) => Float64Array {
  const bySize = [Float64Array.of(1)]
  return (size) => {
    for (let n = bySize.length; n <= Math.min(size, maxSize); n++) {
      const before = bySize[n - 1] ?? new Float64Array()
      const row = new Float64Array(Math.min(n, most) + 1)
      row[0] = least * (before[0] ?? 0)
      for (let k = 1; k < row.length; k++) row[k] = p * (before[k - 1] ?? 0) + (1 - p) * (before[k] ?? 0)
      bySize.push(row)
    }
    return bySize[size] ?? new Float64Array()
  }
}

/** Binomial distributions of up to `most` responses; `p` is from 0 to 1, not checked. */
export const tableOf = (p: number, most: number): Table => ({
  density: grown(p, most, 1 - p),
  tails: grown(p, most, 1),
})

/** P(more than r1 of n1, and more than r of n); no meaning for stages above 250 participants. */
export function positive(table: Table, { r1, n1, r, n }: Stages): number {
  const first = table.density(n1)
  const second = table.tails(n - n1)
  // More than r responses in the first stage need none in the second.
  let sum = r < n1 ? (table.tails(n1)[Math.max(r, r1) + 1] ?? 0) : 0
  const last = Math.min(r, n1)
  for (let x = r1 + 1; x <= last; x++) sum += (first[x] ?? 0) * (second[r + 1 - x] ?? 0)
  return sum
}

/**
 * The probabilities of a positive outcome and of an early stop.
 * @param rate true rate, from 0 to 1; beyond it counts as 0 or 1, NaN gives NaN
 * @throws RangeError if a stage is above 8,000 participants
 */
export function chancesAt(sizes: Stages, rate: number): { positive: number; stop: number } {
  // Only two sizes are needed: growing them from smaller ones would take longer.
  const table: Table = {
    density: (n) => Float64Array.from({ length: n + 1 }, (_, k) => binomialDensity(k, n, rate)),
    tails: (n) => binomialTails(n, rate),
  }
  const { r1, n1 } = sizes
  return { positive: positive(table, sizes), stop: 1 - (table.tails(n1)[r1 + 1] ?? 0) }
}
