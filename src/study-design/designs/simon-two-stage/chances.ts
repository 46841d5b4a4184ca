import { binomialDensity, binomialTails } from '#src/statistics/distributions/binomial.ts'

/**
 * Stop after n1 with at most r1 responses; after n, more than r make the treatment worth further
 * study.
 */
export interface Stages {
  r1: number
  n1: number
  r: number
  n: number
}

/** Largest size that is searched. */
export const maxSize = 250

export interface Table {
  /** P(X = k) of the first stage. */
  density: (size: number) => Float64Array
  /** P(X ≥ k) of either stage. */
  tails: (size: number) => Float64Array
}

/**
 * Probabilities by size. Each size is computed from the one before, when it is first needed: after one
 * more trial X is k if it was k - 1 or k. `least` is the factor of the first number for one more trial.
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

/** The distribution of up to `most` responses at a rate, for every size up to the largest. */
export const tableOf = (p: number, most: number): Table => ({
  density: grown(p, most, 1 - p),
  tails: grown(p, most, 1),
})

/** P(more than r1 of n1, and more than r of n). */
export function positive(table: Table, { r1, n1, r, n }: Stages): number {
  const first = table.density(n1)
  const second = table.tails(n - n1)
  // Who has more than r after the first stage needs nothing of the second.
  let sum = r < n1 ? (table.tails(n1)[Math.max(r, r1) + 1] ?? 0) : 0
  const last = Math.min(r, n1)
  for (let x = r1 + 1; x <= last; x++) sum += (first[x] ?? 0) * (second[r + 1 - x] ?? 0)
  return sum
}

/** What a design does at any true rate: the chances of a positive outcome and of an early stop. */
export function chancesAt(sizes: Stages, rate: number): { positive: number; stop: number } {
  // Two sizes only: to grow them from the smaller ones would take longer.
  const table: Table = {
    density: (n) => Float64Array.from({ length: n + 1 }, (_, k) => binomialDensity(k, n, rate)),
    tails: (n) => binomialTails(n, rate),
  }
  const { r1, n1 } = sizes
  return { positive: positive(table, sizes), stop: 1 - (table.tails(n1)[r1 + 1] ?? 0) }
}
