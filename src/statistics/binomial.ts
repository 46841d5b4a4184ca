/**
 * ln k! for k = 0, 1, …, grown as needed: a table of densities asks for the same ones over and
 * over.
 */
const lnFactorials: number[] = [0]

function lnFactorial(k: number): number {
  for (let i = lnFactorials.length; i <= k; i++) lnFactorials[i] = (lnFactorials[i - 1] ?? 0) + Math.log(i)
  return lnFactorials[k] ?? 0
}

/** P(X = k) of the binomial distribution. */
export function binomialDensity(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0
  if (p <= 0 || p >= 1) return (p <= 0 ? k === 0 : k === n) ? 1 : 0
  const ways = lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k)
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p))
}

/**
 * P(X ≥ 0), P(X ≥ 1), …, P(X ≥ n + 1) of the binomial distribution, each summed from its small end.
 */
export function binomialTails(n: number, p: number): Float64Array {
  const tails = new Float64Array(n + 2)
  for (let k = n; k >= 0; k--) tails[k] = (tails[k + 1] ?? 0) + binomialDensity(k, n, p)
  return tails
}

/**
 * An upper tail of the binomial distribution that grows with n and with the bound, without sums.
 */
export interface GrowingTail {
  /** P(X ≥ bound) */
  readonly tail: number
  /** One trial more. */
  addTrial: () => void
  /** The next bound. */
  raise: () => void
}

/** The tail P(X ≥ 1) of one trial, to be grown. */
export function growingTail(p: number): GrowingTail {
  let n = 1
  let bound = 1
  let tail = p
  // P(X = bound - 1), by which the tail grows with a trial.
  let below = 1 - p
  return {
    get tail() {
      return tail
    },
    addTrial() {
      tail += p * below
      n += 1
      below *= ((1 - p) * n) / (n - bound + 1)
    },
    raise() {
      const at = (below * (n - bound + 1) * p) / (bound * (1 - p))
      tail -= at
      below = at
      bound += 1
    },
  }
}
