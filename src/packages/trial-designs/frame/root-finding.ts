import { normalUpperQuantile } from '@marom/statistics/distributions'
import { maxParticipants } from './checked.ts'
import { roundUp } from './planning.ts'

/** A curve that is nearly straight takes five steps. */
const maxSteps = 80

/** One participant to a million takes twenty doublings. */
const maxDoublings = 40

/**
 * The real size at which an increasing quantity reaches its target: doubling, then Anderson and
 * Björck's method on the root of the size. Source: BIT 1973;13:253-64.
 * @param quantityAt increasing. It is called few times if it is nearly linear in the root of the
 * size.
 * @param target in the unit of the quantity
 * @param lowest smallest possible size, e.g. 2 where a variance is estimated
 * @param guess a size below the answer, e.g. by the normal approximation; a bad guess only costs
 * time
 * @returns at least `lowest`; Infinity if no size up to a million reaches the target, NaN if the
 * quantity is NaN where the search begins
 */
export function sizeFor(
  quantityAt: (size: number) => number,
  target: number,
  lowest: number,
  guess = lowest,
): number {
  // The square of a root may be a rounding error below the size.
  const sizeOf = (root: number) => Math.max(lowest, root * root)
  const offAt = (root: number) => quantityAt(sizeOf(root)) - target
  const least = Math.sqrt(lowest)
  let below = Math.sqrt(Math.min(Math.max(lowest, guess), maxParticipants))
  let belowOff = offAt(below)
  if (belowOff >= 0 && below > least) {
    below = least
    belowOff = offAt(below)
  }
  if (belowOff >= 0) return lowest
  let above = Math.sqrt(below > least ? below * below * 1.05 + 2 : 2 * lowest)
  let aboveOff = offAt(above)
  for (let i = 0; i < maxDoublings && aboveOff < 0; i++) {
    if (above * above > maxParticipants) return Number.POSITIVE_INFINITY
    below = above
    belowOff = aboveOff
    above *= Math.SQRT2
    aboveOff = offAt(above)
  }
  return sizeOf(rootBetween(offAt, { at: below, off: belowOff }, { at: above, off: aboveOff }))
}

interface Place {
  at: number
  off: number
}

/**
 * Where a function is 0: Anderson and Björck's method.
 * @param below has a negative value, `above` a positive one; either may be the larger place
 * @returns a place of which the value is about 0, rather above it; NaN for a value that is NaN
 */
function rootBetween(offAt: (at: number) => number, below: Place, above: Place): number {
  let [{ at: low, off: lowOff }, { at: high, off: highOff }] = [below, above]
  if (Number.isNaN(lowOff + highOff)) return Number.NaN
  let last = 0
  for (let i = 0; i < maxSteps && Math.abs(high - low) > 1e-10 * Math.abs(high); i++) {
    const middle = low + (high - low) * (-lowOff / (highOff - lowOff))
    const off = offAt(middle)
    if (Math.abs(off) < 1e-10) return middle
    const side = Math.sign(off)
    const ratio = off / (off > 0 ? highOff : lowOff)
    // The weight of the other end after it has stayed twice.
    const share = ratio < 1 ? 1 - ratio : 0.5
    if (off > 0) {
      high = middle
      highOff = off
      if (side === last) lowOff *= share
    } else {
      low = middle
      lowOff = off
      if (side === last) highOff *= share
    }
    last = side
  }
  return high
}

/** A probability as a normal quantile: for power it is nearly linear in the root of the size. */
function quantileOf(chance: number): number {
  const smallest = 1e-16
  return -normalUpperQuantile(Math.min(1 - smallest, Math.max(smallest, chance)))
}

/**
 * The real size at which an increasing probability, e.g. power, reaches its target. The other
 * parameters and the result are those of `sizeFor`.
 * @param target between 0 and 1; 0 gives `lowest`, 1 and more count as 1 - 1e-16
 */
export function sizeForChance(
  chanceAt: (size: number) => number,
  target: number,
  lowest: number,
  guess = lowest,
): number {
  return sizeFor((size) => quantileOf(chanceAt(size)), quantileOf(target), lowest, guess)
}

interface Range {
  /** Where the probability is too small, e.g. no effect. */
  from: number
  /** How far from there to look first, with its sign; doubled until the target is reached. */
  step: number
  /** The last value to try. */
  to: number
}

/**
 * The value at which a probability reaches its target, e.g. the effect at which the power does.
 * @param chanceAt rises from `from` to `to`, of which either may be the larger
 * @returns `from` if that is enough, null if even `to` is not
 */
export function valueForChance(
  chanceAt: (value: number) => number,
  target: number,
  { from, step, to }: Range,
): number | null {
  const wanted = quantileOf(target)
  const placeAt = (at: number): Place => ({ at, off: quantileOf(chanceAt(at)) - wanted })
  let below = placeAt(from)
  if (below.off >= 0) return from
  for (let i = 0, length = step; i < maxDoublings; i++, length *= 2) {
    const isLast = Math.abs(length) >= Math.abs(to - from)
    const next = placeAt(isLast ? to : from + length)
    if (next.off >= 0) return rootBetween((at) => placeAt(at).off, below, next)
    if (isLast) return null
    below = next
  }
  return null
}

/**
 * The smallest whole number that is enough, if every larger one is too: growing steps, then
 * bisection.
 * @param isEnough called with whole numbers if `lowest`, `most` and `guess` are whole
 * @returns Infinity if none up to `most` is enough
 */
export function smallestEnough(
  isEnough: (whole: number) => boolean,
  { lowest, most, guess }: { lowest: number; most: number; guess: number },
): number {
  let below = lowest - 1
  let above = most + 1
  let at = Math.min(most, Math.max(lowest, guess))
  for (let i = 0; i < maxSteps && above - below > 1; i++) {
    if (isEnough(at)) above = at
    else below = at
    if (below < lowest) at = Math.max(lowest, above - 2 ** i)
    else if (above > most) at = Math.min(most, below + 2 ** i)
    else at = Math.floor((below + above) / 2)
  }
  return above > most ? Number.POSITIVE_INFINITY : above
}

/** Both arms rounded up; `ratio` is second to first: 1 / `allocation`, of a survival trial `allocation`. */
export function armsOf(first: number, ratio: number): { first: number; second: number } {
  return { first: roundUp(first), second: roundUp(first * ratio) }
}
