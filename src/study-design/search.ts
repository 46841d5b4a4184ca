import { maxParticipants } from './design.ts'
import { roundUp } from './planning.ts'

/** Steps of the search below; a curve that is nearly straight takes ten. */
const maxSteps = 80

/**
 * The real size at which an increasing power reaches its target: first by doubling, then by the
 * Illinois method on the logarithm of the size (Dowell and Jarratt, BIT 1971;11:168-74).
 * @param lowest the smallest size that makes sense, e.g. 2 where a variance is estimated
 * @param guess a size somewhat below the answer, e.g. by the normal approximation; a wrong one only
 * costs time
 * @returns Infinity where no size up to a million reaches the target
 */
export function sizeFor(
  powerAt: (size: number) => number,
  target: number,
  lowest: number,
  guess = lowest,
): number {
  let below = Math.max(lowest, guess)
  let belowOff = powerAt(below) - target
  if (belowOff >= 0 && below > lowest) {
    below = lowest
    belowOff = powerAt(below) - target
  }
  if (belowOff >= 0) return lowest
  let above = below > lowest ? below * 1.05 + 2 : below * 2
  let aboveOff = powerAt(above) - target
  while (aboveOff < 0) {
    if (above > maxParticipants) return Number.POSITIVE_INFINITY
    below = above
    belowOff = aboveOff
    above *= 2
    aboveOff = powerAt(above) - target
  }
  let last = 0
  for (let i = 0; i < maxSteps && above - below > 1e-10 * above; i++) {
    const middle = below + (above - below) * (-belowOff / (aboveOff - belowOff))
    const off = powerAt(middle) - target
    if (off === 0) return middle
    const side = Math.sign(off)
    if (off > 0) {
      above = middle
      aboveOff = off
      if (side === last) belowOff /= 2
    } else {
      below = middle
      belowOff = off
      if (side === last) aboveOff /= 2
    }
    last = side
  }
  return above
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
