import { itemAt } from '../item-at.ts'
import { integral, sumOfSteps } from '../special/quadrature.ts'
import { lnGamma } from '../special/special-functions.ts'
import { normalUpper } from './normal.ts'

/**
 * ln Γ(x) minus Stirling's approximation. The difference of the two would lose digits as x grows.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 6.1.41.
 */
function stirlingError(x: number): number {
  const square = x * x
  if (x > 15) return (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / x
  return lnGamma(x) - (x - 0.5) * Math.log(x) + x - 0.5 * Math.log(2 * Math.PI)
}

interface Range {
  low: number
  high: number
}

/** The density of u = ln(χ / √ν) is ignored below e⁻³⁵ of its largest value. */
const negligible = 35

/** Where the density of u is not negligible. */
function rangeOf(df: number): Range {
  const spread = Math.sqrt(negligible / df)
  const left = spread < 1 ? spread + spread ** 2 / 2 : spread ** 2 + 0.5
  return { low: -left, high: 0.5 * Math.log1p(2 * spread * (1 + spread)) }
}

/** Left of this u the density is smooth: it rises as e^(νu), at most e¹² times in a panel. */
const leftOfMode = -1.6
const leftPanel = (df: number) => Math.max(4, 12 / df)

/** Beyond this number of standard deviations the normal distribution function is 0 or 1. */
const furthest = 8.5

/** Where Φ(t eᵘ − δ) is not 0: with a large δ that is a small part of the range. */
function risen(t: number, delta: number, { low, high }: Range): Range {
  const edge = Math.log(Math.max(0, Math.sign(t) * (delta - furthest)) / Math.abs(t))
  if (t > 0) return { low: Math.max(low, edge), high }
  if (t < 0) return { low, high: Math.min(high, edge) }
  return { low, high: delta < furthest ? high : low }
}

/** A part of the range, and the largest width of its panels. */
interface Part {
  from: number
  to: number
  widest: number
}

/**
 * Splits the range at the left of the mode and where the normal distribution function begins and
 * ends to rise. A panel is about six standard deviations wide, those of the curve in its part.
 */
function partsOf(df: number, t: number, delta: number, { low, high }: Range): Part[] {
  const [size, distance] = [Math.abs(t), Math.abs(delta)]
  const about = Math.min(1.25, 4.2 / Math.sqrt(df))
  const rising = Math.min(1.25, 6 / Math.sqrt(2 * df + distance * distance))
  if (low > 2 * leftOfMode && rising > 0.7 * about) return [{ from: low, to: high, widest: rising }]
  const from = Math.log(Math.max(0.3, distance - furthest) / size)
  const to = Math.log((distance + furthest) / size)
  const cuts = [low, from, to, leftOfMode, high].map((u) => Math.min(high, Math.max(low, u)))
  cuts.sort((one, other) => one - other)
  return cuts.slice(1).map((end, i) => {
    const start = itemAt(cuts, i)
    const isLeft = end <= leftOfMode
    if (start < from || end > to) return { from: start, to: end, widest: isLeft ? leftPanel(df) : about }
    return { from: start, to: end, widest: isLeft ? Math.min(1.25, 5 / distance) : rising }
  })
}

/** With more steps the panels take less time. */
const mostSteps = 150

/**
 * The largest step with an error of 2e-12, if the whole curve is integrated. With large ν or δ the curve
 * is a bell of the standard deviation 1 / √(2ν + δ²); with small ones its spectrum decays as e^(−π|ω|/4).
 * The numbers were chosen against steps of less than half the length, in 200,000 random cases.
 */
const stepOf = (df: number, delta: number) => 1 / Math.sqrt(40 + 3 * df + 1.5 * delta * delta)

/**
 * Owen's Q function: the integral of Φ(t x / √ν − δ) over the chi distribution with ν degrees of
 * freedom, from a to b. With a = 0 and b = ∞ it is the distribution function of the noncentral t.
 * Quadrature over u = ln(x / √ν), where the density is smooth for every ν, in at most 150 steps or four
 * times 64 panels. Source: Owen DB. Biometrika 1965;52:437-46.
 * @param df ν, a real number from 1 to 1e15
 * @param t finite
 * @param delta δ, a real number
 * @param a lower limit, from 0 on
 * @param b upper limit, above `a`, may be Infinity
 * @returns the integral to about 1e-10, e.g. `owensQ(10, 2.5, 5, 0, 2)` = 9.388137e-6; NaN if ν is
 * below 1, t is infinite or an argument is NaN; 0 if a limit is negative or `b` is not above `a`
 */
export function owensQ(df: number, t: number, delta: number, a: number, b: number): number {
  if (!(df >= 1) || Number.isNaN(t + delta + a + b)) return Number.NaN
  const root = Math.sqrt(df)
  const range = rangeOf(df)
  const low = Math.max(Math.log(a / root), range.low)
  const high = Math.min(Math.log(b / root), range.high)
  const atMode = Math.log(2) + 0.5 * Math.log(df / (4 * Math.PI)) - stirlingError(df / 2)
  const integrand = (u: number) => {
    // eᵘ − 1, which also gives e²ᵘ − 1 without a second exponential.
    const growth = Math.expm1(u)
    const density = Math.exp(atMode + df * (u - growth - 0.5 * growth * growth))
    return density * normalUpper(delta - t - t * growth)
  }
  const isWhole = low === range.low && high === range.high
  const read = risen(t, delta, { low, high })
  const step = stepOf(df, delta)
  if (isWhole && read.high - read.low < mostSteps * step)
    return read.high > read.low ? sumOfSteps(integrand, read.low, read.high, step) : 0
  let sum = 0
  for (const { from, to, widest } of partsOf(df, t, delta, read)) sum += integral(integrand, from, to, widest)
  return sum
}
