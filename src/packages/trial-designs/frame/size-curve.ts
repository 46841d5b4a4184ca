import type { Curve, Place } from './result.ts'

/** Real sizes for a power curve, from a quarter of `size` to twice it, none below `lowest`. */
function sizesAround(size: number, lowest: number, points: number): number[] {
  const from = Math.max(lowest, size / 4)
  const to = Math.max(lowest + 8, size * 2)
  return Array.from({ length: points }, (_, i) => from + ((to - from) * i) / (points - 1))
}

interface Line {
  lowest: number
  target: number | undefined
  at: (size: number) => number
  points?: number
}

/**
 * A quantity by sizes around the computed one.
 * @param lowest smallest size to draw
 * @param target the wanted value of the quantity, if there is one
 * @param at the quantity for a real size
 * @param points how many sizes
 */
export function sizeCurve<X extends string, Y extends string>(
  [x, y]: readonly [size: X, quantity: Y],
  values: Readonly<Record<X | Y, number>>,
  { lowest, target, at, points = 31 }: Line,
): Curve<X | Y> {
  const sizes = sizesAround(values[x], lowest, points)
  return {
    x,
    y,
    lines: [sizes.map((size): Place => [size, at(size)])],
    chosen: [[values[x], values[y]]],
    target,
  }
}
