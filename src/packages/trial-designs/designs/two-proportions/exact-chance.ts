import { itemAt } from '@marom/statistics'
import { constrainedProportions } from '@marom/statistics/fitting'

interface Both {
  first: number
  second: number
}

/** A z test of the difference, first minus second, that rejects above (1) or below (-1) `nullDifference`. */
export interface ZTest {
  nullDifference: number
  side: 1 | -1
  /** Standard normal quantile. */
  critical: number
  /** Whether the variance is that of the likeliest proportions under the hypothesis. */
  isConstrained: boolean
  /** Taken from the distance, in the unit of a proportion. */
  correction: number
}

/** Steps that a page can afford: two groups of 3,500 at 50 %. Larger counts are near normal. */
const mostSteps = 1200
const mostPairs = 20_000

interface Counts {
  from: number
  densities: number[]
}

/** The binomial densities that are not below 1e-10 of the largest, from the mode outward. */
function likelyCounts(n: number, p: number): Counts {
  const mode = Math.min(n, Math.floor((n + 1) * p))
  const odds = p / (1 - p)
  const rising: number[] = [1]
  const falling: number[] = []
  for (let k = mode, at = 1; k < n && rising.length < mostSteps; k++) {
    at *= ((n - k) / (k + 1)) * odds
    if (at < 1e-10) break
    rising.push(at)
  }
  for (let k = mode, at = 1; k > 0 && falling.length < mostSteps; k--) {
    at *= k / ((n - k + 1) * odds)
    if (at < 1e-10) break
    falling.push(at)
  }
  const densities = [...falling.reverse(), ...rising]
  const sum = densities.reduce((total, one) => total + one, 0)
  return { from: mode - falling.length, densities: densities.map((one) => one / sum) }
}

function varianceOf({ isConstrained, nullDifference }: ZTest, seen: Both, sizes: Both): number {
  const { first, second } = isConstrained
    ? constrainedProportions(seen.first, seen.second, sizes.second / sizes.first, nullDifference)
    : seen
  return (first * (1 - first)) / sizes.first + (second * (1 - second)) / sizes.second
}

function isRejected(test: ZTest, sizes: Both, first: number, second: number): boolean {
  const seen = { first: first / sizes.first, second: second / sizes.second }
  const distance = test.side * (seen.first - seen.second - test.nullDifference)
  // A difference that equals the hypothesis may be a rounding error above it.
  if (distance < 1e-12) return false
  const error = Math.sqrt(Math.max(0, varianceOf(test, seen, sizes)))
  return distance - test.correction >= test.critical * error - 1e-12
}

/**
 * With the constrained variance a test that rejects, still rejects with one success more in the
 * group that it favors or one fewer in the other. So the limit only rises with the first count.
 */
function chanceByLimits(tests: readonly ZTest[], sizes: Both, first: Counts, second: Counts): number {
  const upTo = [0]
  let sum = 0
  for (const density of second.densities) {
    sum += density
    upTo.push(sum)
  }
  const limited = tests.map((test) => ({ test, limit: 0 }))
  const most = second.densities.length
  return first.densities.reduce((total, density, index) => {
    let [from, to] = [0, most]
    for (const one of limited) {
      const { test } = one
      const rejects = () => isRejected(test, sizes, first.from + index, second.from + one.limit)
      while (one.limit < most && rejects() === test.side > 0) one.limit++
      if (test.side > 0) to = Math.min(to, one.limit)
      else from = Math.max(from, one.limit)
    }
    return total + (to > from ? density * (itemAt(upTo, to) - itemAt(upTo, from)) : 0)
  }, 0)
}

/** The unpooled variance is 0 without failures or without successes: there the limit does not only rise. */
function chanceByPairs(tests: readonly ZTest[], sizes: Both, first: Counts, second: Counts): number {
  let sum = 0
  for (const [i, one] of first.densities.entries())
    for (const [j, other] of second.densities.entries())
      if (tests.every((test) => isRejected(test, sizes, first.from + i, second.from + j))) sum += one * other
  return sum
}

/**
 * The exact probability that all tests reject, by enumeration of both binomial counts.
 * @param sizes whole numbers above 0
 * @param proportions from 0 to 1
 * @returns undefined where the counts are too many for a page
 */
export function exactChance(tests: readonly ZTest[], sizes: Both, proportions: Both): number | undefined {
  // Densities above 1e-10 lie within 7 standard deviations of the mean.
  const spread = (n: number, p: number) => 14 * Math.sqrt(n * p * (1 - p)) + 10
  const wide = spread(sizes.first, proportions.first)
  const high = spread(sizes.second, proportions.second)
  const isConstrained = tests.every((test) => test.isConstrained)
  if (isConstrained ? wide + high > mostSteps : wide * high > mostPairs) return undefined
  const first = likelyCounts(sizes.first, proportions.first)
  const second = likelyCounts(sizes.second, proportions.second)
  return (isConstrained ? chanceByLimits : chanceByPairs)(tests, sizes, first, second)
}
