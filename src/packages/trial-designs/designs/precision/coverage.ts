import { binomialUpper, normalQuantile } from '@marom/statistics/distributions'
import { gammaUpper } from '@marom/statistics/special'
import { type Inputs, quantileLevel } from './inputs.ts'

/** So that a count at the edge of a range counts as inside. */
const edge = 1e-9

/** The probability of a count from `low` to `high`. */
const between = (upper: (count: number) => number, low: number, high: number) =>
  upper(Math.ceil(low - edge)) - upper(Math.floor(high + edge) + 1)

/** The counts x with (x − mean)² ≤ spread · x · (1 − x / limit). */
function countsNear(mean: number, spread: number, limit: number): [number, number] {
  const square = 1 + spread / limit
  const middle = (mean + spread / 2) / square
  const half = Math.sqrt(Math.max(0, middle * middle - (mean * mean) / square))
  return [middle - half, middle + half]
}

/**
 * The probability that the interval holds the true value, if it is the expected one: the counts
 * whose interval holds it, by the binomial or the Poisson distribution. As in Brown LD, Cai TT,
 * DasGupta A. Stat Sci 2001;16:101-33.
 * @returns 1 minus the confidence for a mean, whose interval is exact; NaN for more than some
 * thousands of events of a rate
 */
export function missProbability(inputs: Inputs, size: number): number {
  const { measure, confidence, p, interval, rate, followUp } = inputs
  const z = normalQuantile(quantileLevel(inputs))
  if (measure === 'mean') return 1 - confidence
  if (measure === 'rate') {
    const mean = size * followUp * rate
    const upper = (count: number) => (count <= 0 ? 1 : 1 - gammaUpper(count, mean))
    return 1 - between(upper, ...countsNear(mean, z * z, Number.POSITIVE_INFINITY))
  }
  const upper = (count: number) => binomialUpper(count, size, p)
  const score = z * Math.sqrt(size * p * (1 - p))
  const [low, high] =
    interval === 'wald' ? countsNear(size * p, z * z, size) : [size * p - score, size * p + score]
  return 1 - between(upper, low, high)
}
