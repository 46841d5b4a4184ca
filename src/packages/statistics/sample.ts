/** 0 for no values. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Arithmetic mean; NaN for no values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

/** Sample variance, with a divisor of n - 1; NaN for fewer than two values. */
export function variance(values: readonly number[]): number {
  const center = mean(values)
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1)
}

/** Sample standard deviation; NaN for fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  return Math.sqrt(variance(values))
}

/** The middle value, or the mean of the two in the middle; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
