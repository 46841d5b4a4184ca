/**
 * The p-quantile of a sample, linear between its sorted values: type 7 of Hyndman RJ, Fan Y. Am Stat
 * 1996;50:361-5, as in R.
 * @param p from 0 to 1
 * @returns NaN for no values and for p outside its domain
 */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = p * (sorted.length - 1)
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  return low + (place - Math.floor(place)) * (high - low)
}
