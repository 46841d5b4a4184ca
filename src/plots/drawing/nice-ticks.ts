/**
 * Round numbers within a range for the ticks of an axis: steps of 1, 2 or 5 times a power of ten.
 * @param most how many labels the axis has room for
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
