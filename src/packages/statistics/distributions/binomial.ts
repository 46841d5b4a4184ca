import { itemAt } from '../item-at.ts'
import { betaLower } from '../special/special-functions.ts'

/** Largest number of trials of a binomial distribution: tables and sums take a step for each. */
export const maxTrials = 8000

/**
 * ln k! for k from 0 to `maxTrials`, grown as needed: a table of densities needs the same ones
 * often.
 */
const lnFactorials: number[] = [0]

function lnFactorial(k: number): number {
  for (let i = lnFactorials.length; i <= Math.min(k, maxTrials); i++)
    lnFactorials[i] = itemAt(lnFactorials, i - 1) + Math.log(i)
  return lnFactorials[k] ?? Number.NaN
}

/**
 * P(X = k) of the binomial distribution.
 * @param k whole number; 0 outside 0 to n
 * @param n trials, a whole number from 0 to `maxTrials`
 * @param p from 0 to 1; beyond it counts as 0 or 1
 * @returns NaN if k or n is not whole, n is above `maxTrials`, or an argument is NaN
 */
export function binomialDensity(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0
  if (p <= 0 || p >= 1) return (p <= 0 ? k === 0 : k === n) ? 1 : 0
  const ways = lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k)
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p))
}

/**
 * P(X ≥ 0), P(X ≥ 1), …, P(X ≥ n + 1) of the binomial distribution, each summed from its small end.
 * @param n trials, a whole number from 0 to `maxTrials`
 * @param p from 0 to 1; beyond it counts as 0 or 1, NaN gives NaN
 * @throws RangeError if n is above `maxTrials`
 */
export function binomialTails(n: number, p: number): Float64Array {
  if (n > maxTrials) throw new RangeError(`${n} trials are too many: pass at most ${maxTrials}.`)
  const tails = new Float64Array(n + 2)
  for (let k = n; k >= 0; k--) tails[k] = itemAt(tails, k + 1) + binomialDensity(k, n, p)
  return tails
}

/**
 * P(X ≥ k) of the binomial distribution, to about 1e-9: the incomplete beta function, so n may be
 * above `maxTrials`.
 * @param k whole number
 * @param n trials, a whole number
 * @param p between 0 and 1
 * @returns NaN where `betaLower` is: with some 100,000 successes and as many failures
 */
export function binomialUpper(k: number, n: number, p: number): number {
  if (k <= 0) return 1
  return k > n ? 0 : betaLower(p, k, n - k + 1)
}

/**
 * P(X ≥ bound) of the binomial distribution, one step for each trial or bound more. Raise the bound
 * as n grows: far below n p the state underflows and the tail is wrong. It agrees with
 * `binomialTails` to 1e-10 at 8,000 trials.
 */
export class GrowingTail {
  readonly #p: number
  #n = 1
  #bound = 1
  /** P(X = bound - 1): the tail grows by p times this with one more trial. */
  #below: number
  /** P(X ≥ bound) */
  tail: number

  /**
   * Starts with one trial and bound 1.
   * @param p from 0 to below 1, not checked: at 1 `raise` makes the tail NaN
   */
  constructor(p: number) {
    this.#p = p
    this.#below = 1 - p
    this.tail = p
  }

  addTrial(): void {
    this.tail += this.#p * this.#below
    this.#n += 1
    this.#below *= ((1 - this.#p) * this.#n) / (this.#n - this.#bound + 1)
  }

  raise(): void {
    const at = (this.#below * (this.#n - this.#bound + 1) * this.#p) / (this.#bound * (1 - this.#p))
    this.tail -= at
    this.#below = at
    this.#bound += 1
  }
}
