import { BinomialRows, tailOf } from './binomial-rows.ts'
import { goingOn, positive, type Stages } from './chances.ts'

export interface TwoStage extends Stages {
  /** The probabilities of a positive outcome under p0 and under p1. */
  level: number
  power: number
  /** Under p0: the probability of stopping after the first stage, and the mean size. */
  earlyStop: number
  expectedSize: number
}

export interface TwoStageQuestion {
  p0: number
  p1: number
  alpha: number
  power: number
}

/** Without the responses that both stages need. */
type Sizes = Omit<Stages, 'r'>

interface Chances {
  level: number
  power: number
}

/** A chance that equals its limit must not miss it by a rounding error. */
export const rounding = 1e-12

/** What the searches ask about the sizes of one question. */
export class Question {
  readonly #alpha: number
  readonly #power: number
  readonly #under: BinomialRows['of']
  readonly #assumed: BinomialRows['of']
  readonly #largest: number[] = []
  /** By how much r was above its sure value when it was last found: the next one is near. */
  #gap = 0

  constructor({ p0, p1, alpha, power }: TwoStageQuestion) {
    this.#alpha = alpha * (1 + rounding)
    this.#power = power * (1 - rounding)
    this.#under = new BinomialRows(p0).of
    this.#assumed = new BinomialRows(p1).of
  }

  /** The largest r for which more than r of n responses are likely enough under p1; -1 at least. */
  largest(n: number): number {
    const known = this.#largest[n]
    if (known !== undefined) return known
    const row = this.#assumed(n)
    let r = row.low - 1
    while (tailOf(row, r + 2) >= this.#power) r += 1
    this.#largest[n] = r
    return r
  }

  expectedSize({ r1, n1, n }: Sizes): number {
    return n1 + goingOn(this.#under, { r1, n1 }) * (n - n1)
  }

  /** The largest n whose expected size is at most `limit`. */
  largestSize(r1: number, n1: number, limit: number): number {
    return Math.floor(n1 + (limit - n1) / goingOn(this.#under, { r1, n1 }))
  }

  /** The level of the mixture of two tests that has exactly the power. */
  #mixedLevel(more: Chances, less: Chances): number {
    const share = (this.#power - less.power) / (more.power - less.power)
    return less.level + share * (more.level - less.level)
  }

  /**
   * Whether a test of n participants keeps both errors, one that draws lots included. By Neyman and
   * Pearson the best one counts responses, so no two-stage design needs fewer.
   */
  isPossible(n: number): boolean {
    const above = (r: number) => ({
      level: tailOf(this.#under(n), r + 1),
      power: tailOf(this.#assumed(n), r + 1),
    })
    const r = this.largest(n)
    return this.#mixedLevel(above(r), above(r + 1)) <= this.#alpha
  }

  /**
   * Whether the level is too large even if going on were independent of the responses in total. The
   * two are positively associated, so the true level is larger.
   */
  isHopeless(stages: Stages): boolean {
    return goingOn(this.#under, stages) * tailOf(this.#under(stages.n), stages.r + 1) > this.#alpha
  }

  keepsLevel(stages: Stages): boolean {
    return !this.isHopeless(stages) && positive(this.#under, stages) <= this.#alpha
  }

  isEnough(stages: Stages): boolean {
    return positive(this.#assumed, stages) >= this.#power
  }

  /**
   * The largest r with enough power, for an r1 that leaves enough; at least r1. Also the power with it,
   * and with one more.
   */
  bestTotal({ r1, n1, n }: Sizes): { r: number; power: number; lessPower: number } {
    const most = this.largest(n)
    const powerAt = (r: number) => positive(this.#assumed, { r1, n1, r, n })
    // Not more is lost than if an early stop were independent of the responses in total.
    const row = this.#assumed(n)
    const goOn = goingOn(this.#assumed, { r1, n1 })
    let sure = most
    while (sure > r1 && goOn * tailOf(row, sure + 1) < this.#power) sure -= 1
    let r = Math.min(most, sure + this.#gap)
    let power = powerAt(r)
    let lessPower = powerAt(r + 1)
    for (; r < most && lessPower >= this.#power; r++) {
      power = lessPower
      lessPower = powerAt(r + 2)
    }
    for (; r > sure && power < this.#power; r--) {
      lessPower = power
      power = powerAt(r - 1)
    }
    this.#gap = r - sure
    return { r, power, lessPower }
  }

  /**
   * Whether these sizes keep both errors if r may be drawn by lots. If not, a smaller n does not
   * either: the best test of n participants is at least as good as one that ignores some of them.
   */
  canSucceed(sizes: Sizes): boolean {
    if (this.isHopeless({ ...sizes, r: this.largest(sizes.n) + 1 })) return false
    const { r, power, lessPower } = this.bestTotal(sizes)
    const less = { ...sizes, r: r + 1 }
    if (this.isHopeless(less)) return false
    const lessLevel = positive(this.#under, less)
    if (lessLevel > this.#alpha) return false
    const level = positive(this.#under, { ...sizes, r })
    return (
      level <= this.#alpha ||
      this.#mixedLevel({ level, power }, { level: lessLevel, power: lessPower }) <= this.#alpha
    )
  }

  /** The largest r1 up to `most` with enough power; below 0 if there is none. */
  bestStop({ n1, r, n }: Omit<Stages, 'r1'>, most: number): number {
    const [first, second] = [this.#assumed(n1), this.#assumed(n - n1)]
    let spare = tailOf(this.#assumed(n), r + 1) - this.#power
    const least = Math.max(first.low, r - second.low - second.width + 2)
    let from = tailOf(first, least)
    for (let x = least; x <= most; x++) {
      const above = tailOf(first, x + 1)
      spare -= (from - above) * tailOf(second, r + 1 - x)
      from = above
      if (spare < 0) return x - 1
    }
    return most
  }

  chances(stages: Stages): Chances {
    return { level: positive(this.#under, stages), power: positive(this.#assumed, stages) }
  }

  described(stages: Stages): TwoStage {
    const earlyStop = 1 - goingOn(this.#under, stages)
    return { ...stages, ...this.chances(stages), earlyStop, expectedSize: this.expectedSize(stages) }
  }
}
