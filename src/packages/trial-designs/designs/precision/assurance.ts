import { binomialUpper, normalQuantile, normalUpper, tQuantile } from '@marom/statistics/distributions'
import { gammaUpper } from '@marom/statistics/special'
import { maxParticipants } from '../../frame/checked.ts'
import { smallestEnough } from '../../frame/root-finding.ts'
import { type Inputs, quantileLevel } from './inputs.ts'

/** From here on the gamma function is not summed; Wilson and Hilferty are then right to four digits. */
const manyDegrees = 2000

/** P(χ² > x), with `df` degrees of freedom above 0. Source: PNAS 1931;17:684-8. */
function chiSquareUpper(df: number, x: number): number {
  if (df < manyDegrees) return gammaUpper(df / 2, x / 2)
  const share = 2 / (9 * df)
  return normalUpper((Math.cbrt(x / df) - 1 + share) / Math.sqrt(share))
}

/** A count at the edge has an interval that is as wide as wanted, not wider. */
const edge = 1e-9

function meanExcess(inputs: Inputs, size: number, wanted: number): number {
  const t = tQuantile(quantileLevel(inputs), size - 1)
  return chiSquareUpper(size - 1, (size - 1) * size * (wanted / (t * inputs.sd)) ** 2)
}

/** The interval is wider the nearer the observed proportion is to a half. */
function shareExcess(inputs: Inputs, size: number, wanted: number): number {
  const { p, interval } = inputs
  const z = normalQuantile(quantileLevel(inputs))
  const wider = interval === 'wald' ? 0 : (z * z) / size
  const variance = size * ((wanted * (1 + wider)) / z) ** 2 - wider / 4
  if (variance >= 0.25) return 0
  const half = size * Math.sqrt(0.25 - Math.max(0, variance))
  const upper = (count: number) => binomialUpper(count, size, p)
  return upper(Math.floor(size / 2 - half + edge) + 1) - upper(Math.ceil(size / 2 + half - edge))
}

/** The interval is wider the more events there are. */
function rateExcess(inputs: Inputs, size: number, wanted: number): number {
  const time = size * inputs.followUp
  const most = ((wanted * time) / normalQuantile(quantileLevel(inputs))) ** 2
  return 1 - gammaUpper(Math.floor(most + edge) + 1, time * inputs.rate)
}

/**
 * The probability that the interval of a study is wider than wanted, if the assumptions hold: by the
 * chi-square distribution of the variance of normal data, or the binomial or Poisson distribution.
 * @param wanted half-width, in the unit of the estimate
 * @returns NaN for more than some thousands of events of a rate
 */
export const excessProbability = (inputs: Inputs, size: number, wanted: number): number =>
  ({ mean: meanExcess, proportion: shareExcess, rate: rateExcess })[inputs.measure](inputs, size, wanted)

/** Of studies whose interval is at most as wide as wanted. */
export const assurance = 0.8

/**
 * The smallest size from `size` on with which four in five intervals of a mean are at most as wide as
 * wanted.
 * @returns Infinity if there is none up to a million
 */
export function assuredSize(inputs: Inputs, wanted: number, size: number): number {
  const isEnough = (n: number) => meanExcess(inputs, n, wanted) <= 1 - assurance
  return smallestEnough(isEnough, { lowest: size, most: maxParticipants, guess: size })
}
