/**
 * The pair of proportions with a given difference that has the largest likelihood.
 * Source: Farrington CP, Manning G. Stat Med 1990;9:1447-54, appendix (the root of a cubic
 * equation).
 * @param first observed or assumed proportion, from 0 to 1; `second` likewise
 * @param ratio participants of the second group for each one of the first, above 0
 * @param difference first minus second, from -1 to 1
 * @returns proportions; without meaning or NaN outside these domains, which are not checked
 */
export function constrainedProportions(
  first: number,
  second: number,
  ratio: number,
  difference: number,
): { first: number; second: number } {
  const a = 1 + ratio
  const b = -(1 + ratio + first + ratio * second + difference * (ratio + 2))
  const c = difference * difference + difference * (2 * first + ratio + 1) + first + ratio * second
  const d = -first * difference * (1 + difference)
  const v = (b / (3 * a)) ** 3 - (b * c) / (6 * a * a) + d / (2 * a)
  const u = Math.sign(v || 1) * Math.sqrt(Math.max(0, (b / (3 * a)) ** 2 - c / (3 * a)))
  const cosine = u === 0 ? 0 : Math.min(1, Math.max(-1, v / u ** 3))
  const w = (Math.PI + Math.acos(cosine)) / 3
  const found = 2 * u * Math.cos(w) - b / (3 * a)
  const within = Math.min(1, 1 + difference, Math.max(0, difference, found))
  return { first: within, second: within - difference }
}
