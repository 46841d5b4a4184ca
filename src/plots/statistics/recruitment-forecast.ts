import { type Estimate, z975 } from './interval.ts'

/**
 * How many participants will be recruited in the time ahead at the pace of a time that was observed, both in the same
 * unit, with the 95 % prediction interval: the variance of a Poisson count to come is its mean, and that of a mean
 * estimated from a Poisson count is added (Hahn GJ, Meeker WQ. Statistical Intervals, 1991, 7.6; normal approximation).
 */
export function recruitmentForecast(count: number, observed: number, ahead: number): Estimate {
  const value = (count / observed) * ahead
  const margin = z975 * Math.sqrt(value * (1 + ahead / observed))
  return { value, lower: value - margin, upper: value + margin }
}
