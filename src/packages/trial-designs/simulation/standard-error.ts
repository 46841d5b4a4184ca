import { constrainedProportions } from '@marom/statistics/fitting'

/**
 * The standard error of a difference of proportions, as the chosen test estimates it.
 * @param variance `unpooled`, or else that under the hypothesis
 * @param difference of the hypothesis, first minus second
 */
export function standardError(
  variance: string,
  first: number,
  second: number,
  one: number,
  two: number,
  difference: number,
): number {
  if (variance === 'unpooled') return Math.sqrt((one * (1 - one)) / first + (two * (1 - two)) / second)
  if (difference === 0) {
    const pooled = (one * first + two * second) / (first + second)
    return Math.sqrt(pooled * (1 - pooled) * (1 / first + 1 / second))
  }
  const under = constrainedProportions(one, two, second / first, difference)
  return Math.sqrt((under.first * (1 - under.first)) / first + (under.second * (1 - under.second)) / second)
}
