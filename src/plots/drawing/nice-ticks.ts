/**
 * Round numbers within a range: steps of 1, 2 or 5 times a power of ten.
 * @param most the number of labels for which the axis has room
 */
export function niceTicks(from: number, to: number, most: number): number[] {
  const rough = (to - from) / most
  if (!(rough > 0)) return [from]
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10)
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}
