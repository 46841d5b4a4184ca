/** Most trials of a binomial distribution here: tables and sums are a step for each. */
export const maxTrials = 8000

/**
 * ln k! for k = 0, 1, …, `maxTrials`, grown as needed: a table of densities asks for the same ones
 * over and over.
 */
const lnFactorials: number[] = [0]

function lnFactorial(k: number): number {
  for (let i = lnFactorials.length; i <= Math.min(k, maxTrials); i++)
    lnFactorials[i] = (lnFactorials[i - 1] ?? 0) + Math.log(i)
  return lnFactorials[k] ?? Number.NaN
}

/** P(X = k) of the binomial distribution; NaN beyond `maxTrials`. */
export function binomialDensity(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0
  if (p <= 0 || p >= 1) return (p <= 0 ? k === 0 : k === n) ? 1 : 0
  const ways = lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k)
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p))
}

/**
 * P(X ≥ 0), P(X ≥ 1), …, P(X ≥ n + 1) of the binomial distribution, each summed from its small end.
 * @throws RangeError beyond `maxTrials`
 */
export function binomialTails(n: number, p: number): Float64Array {
  if (n > maxTrials) throw new RangeError(`${n} trials are too many: pass at most ${maxTrials}.`)
  const tails = new Float64Array(n + 2)
  for (let k = n; k >= 0; k--) tails[k] = (tails[k + 1] ?? 0) + binomialDensity(k, n, p)
  return tails
}

/** An upper tail of the binomial distribution that grows with n and with the bound. */
export class GrowingTail {
  readonly #p: number
  #n = 1
  #bound = 1
  /** P(X = bound - 1), by which the tail grows with a trial. */
  #below: number
  /** P(X ≥ bound) */
  tail: number

  /** The tail P(X ≥ 1) of one trial, to be grown. */
  constructor(p: number) {
    this.#p = p
    this.#below = 1 - p
    this.tail = p
  }

  /** One trial more. */
  addTrial(): void {
    this.tail += this.#p * this.#below
    this.#n += 1
    this.#below *= ((1 - this.#p) * this.#n) / (this.#n - this.#bound + 1)
  }

  /** The next bound. */
  raise(): void {
    const at = (this.#below * (this.#n - this.#bound + 1) * this.#p) / (this.#bound * (1 - this.#p))
    this.tail -= at
    this.#below = at
    this.#bound += 1
  }
}
