import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { maxParticipants } from './design.ts'
import { roundUp } from './planning.ts'

/** Steps of the searches below; a curve that is nearly straight takes five. */
const maxSteps = 80

/** From one participant to a million it takes twenty. */
const maxDoublings = 40

/**
 * The real size at which an increasing quantity reaches its target: first by doubling, then by
 * Anderson and Björck's method on the root of the size (BIT 1973;13:253-64).
 * @param quantityAt takes few steps where it is nearly a straight line over the root of the size
 * @param lowest the smallest size that makes sense, e.g. 2 where a variance is estimated
 * @param guess a size somewhat below the answer, e.g. by the normal approximation; a wrong one only
 * costs time
 * @returns Infinity where no size up to a million reaches the target
 */
export function sizeFor(
  quantityAt: (size: number) => number,
  target: number,
  lowest: number,
  guess = lowest,
): number {
  // The square of a root may be a rounding error below what it came from.
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
  let last = 0
  for (let i = 0; i < maxSteps && above - below > 1e-10 * above; i++) {
    const middle = below + (above - below) * (-belowOff / (aboveOff - belowOff))
    const off = offAt(middle)
    if (Math.abs(off) < 1e-10) return sizeOf(middle)
    const side = Math.sign(off)
    const ratio = off / (off > 0 ? aboveOff : belowOff)
    // What the other end counts for when it has stayed twice.
    const share = ratio < 1 ? 1 - ratio : 0.5
    if (off > 0) {
      above = middle
      aboveOff = off
      if (side === last) belowOff *= share
    } else {
      below = middle
      belowOff = off
      if (side === last) aboveOff *= share
    }
    last = side
  }
  return sizeOf(above)
}

/** Power or another chance, as a normal quantile: over the root of a size it is nearly straight. */
function quantileOf(chance: number): number {
  const smallest = 1e-16
  return -normalUpperQuantile(Math.min(1 - smallest, Math.max(smallest, chance)))
}

/** The real size at which a power, or another increasing chance, reaches its target. */
export function sizeForChance(
  chanceAt: (size: number) => number,
  target: number,
  lowest: number,
  guess = lowest,
): number {
  return sizeFor((size) => quantileOf(chanceAt(size)), quantileOf(target), lowest, guess)
}

/**
 * The smallest whole number up to `most` that is enough, where every larger one is enough too: in
 * growing steps from the guess, then by halving. Infinity where none is.
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

/**
 * The sizes of two arms, each rounded up from the real size of the first and the ratio of second to
 * first.
 */
export function armsOf(first: number, ratio: number): { first: number; second: number } {
  return { first: roundUp(first), second: roundUp(first * ratio) }
}

/** Places of a power curve: some thirty sizes, from a quarter of one to twice it. */
export function sizesAround(size: number, lowest: number): number[] {
  const from = Math.max(lowest, size / 4)
  const to = Math.max(lowest + 8, size * 2)
  return Array.from({ length: 31 }, (_, i) => from + ((to - from) * i) / 30)
}
