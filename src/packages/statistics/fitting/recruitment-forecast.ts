import { betaQuantile } from '../distributions/distributions.ts'
import type { Estimate } from '../interval.ts'
import { itemAt } from '../item-at.ts'
import { sum } from '../sample.ts'
import { digamma } from '../special/special-functions.ts'

/** Months since the site opened, and the participants recruited since. */
export interface SiteRecord {
  months: number
  participants: number
}

/** The gamma distribution of the sites' rates, in participants per month. */
interface SiteRates {
  mean: number
  shape: number
}

/** The weight of each site's own record: 0 if it has just opened, near 1 after a long time. */
function credibility(sites: readonly SiteRecord[], { mean, shape }: SiteRates): number[] {
  return sites.map(({ months }) => months / (months + shape / mean))
}

function estimateMean(sites: readonly SiteRecord[], rates: SiteRates): number {
  const weights = credibility(sites, rates)
  const weighted = sites.map(({ months, participants }, i) =>
    months > 0 ? (itemAt(weights, i) * participants) / months : 0,
  )
  return sum(weighted) / sum(weights)
}

/** The derivative of the log likelihood by the shape. */
function shapeScore(sites: readonly SiteRecord[], { mean, shape }: SiteRates): number {
  let score = 0
  for (const { months, participants } of sites) {
    const expected = shape + mean * months
    score += digamma(shape + participants) - digamma(shape)
    score += Math.log(shape / expected) + 1 - (shape + participants) / expected
  }
  return score
}

/**
 * Bisection on the log scale. If the counts vary no more than Poisson counts, it ends at the upper
 * limit, where the rates are nearly equal.
 */
function estimateShape(sites: readonly SiteRecord[], mean: number): number {
  let low = Math.log(0.05)
  let high = Math.log(1e4)
  for (let i = 0; i < 32; i++) {
    const middle = (low + high) / 2
    if (shapeScore(sites, { mean, shape: Math.exp(middle) }) > 0) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}

/**
 * Maximum likelihood for the distribution of the sites' rates. The counts are negative binomial;
 * mean and shape are estimated in turn. Source: Anisimov VV, Fedorov VV. Stat Med 2007;26:4958-75.
 * @param sites months from 0 on; at least one site with time and one participant in all
 * @returns a shape from 0.05 to 10,000; a mean of NaN without time or participants
 */
export function fitSiteRates(sites: readonly SiteRecord[]): SiteRates {
  const pooled = sum(sites.map((site) => site.participants)) / sum(sites.map((site) => site.months))
  let rates: SiteRates = { mean: pooled, shape: 1 }
  for (let i = 0; i < 100; i++) {
    const shape = estimateShape(sites, rates.mean)
    const mean = estimateMean(sites, { mean: rates.mean, shape })
    const change = Math.abs(mean / rates.mean - 1) + Math.abs(shape / rates.shape - 1)
    rates = { mean, shape }
    if (change < 1e-8) break
  }
  return rates
}

/**
 * The rate of all sites together, per month, and its variance: the uncertainty of each site after
 * its record, and that of the mean, which completes the record.
 * Source: Bühlmann H, Straub E. Bulletin of the Swiss Association of Actuaries 1970;70:111-33.
 * @param rates a shape of 1e12 gives the pooled Poisson estimate; Infinity gives NaN
 * @returns a variance of NaN for no sites
 */
export function totalRate(
  sites: readonly SiteRecord[],
  rates: SiteRates,
): { mean: number; variance: number } {
  const { mean, shape } = rates
  const prior = shape / mean
  const left = sum(sites.map(({ months }) => prior / (prior + months)))
  const known = sum(sites.map(({ months }) => months / (prior + months)))
  const posterior = sites.map(({ months, participants }) => (shape + participants) / (prior + months))
  return { mean: sum(posterior), variance: (mean / prior) * (left + (left * left) / known) }
}

/**
 * Months until the same sites recruit more participants: median and 95 % prediction interval. The
 * total rate is gamma distributed, so the time is a ratio of gamma deviates.
 * @param participants still to recruit, above 0; 0 and less give 0
 * @param rate per month, mean and variance above 0: a variance of 0 gives Infinity, a mean of 0
 * gives 0
 */
export function timeToRecruit(participants: number, rate: { mean: number; variance: number }): Estimate {
  const shape = rate.mean ** 2 / rate.variance
  const scale = rate.mean / rate.variance
  const at = (p: number) => {
    const share = betaQuantile(p, participants, shape)
    return (scale * share) / (1 - share)
  }
  return { value: at(0.5), lower: at(0.025), upper: at(0.975) }
}
