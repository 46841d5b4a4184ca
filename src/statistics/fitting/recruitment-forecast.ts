import { betaQuantile } from '#src/statistics/distributions/distributions.ts'
import type { Estimate } from '#src/statistics/interval.ts'
import { digamma } from '#src/statistics/special/special-functions.ts'

/** How long a site has been open, and how many participants it recruited since. */
export interface SiteRecord {
  months: number
  participants: number
}

/** The gamma distribution of the sites' rates, participants per month. */
export interface SiteRates {
  mean: number
  shape: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * A site's own record counts for so much beside the mean of all: 0 for a site just open, near 1 for
 * one long open.
 */
function credibility(sites: readonly SiteRecord[], { mean, shape }: SiteRates): number[] {
  return sites.map(({ months }) => months / (months + shape / mean))
}

function estimateMean(sites: readonly SiteRecord[], rates: SiteRates): number {
  const weights = credibility(sites, rates)
  const weighted = sites.map(({ months, participants }, i) =>
    months > 0 ? ((weights[i] ?? 0) * participants) / months : 0,
  )
  return sum(weighted) / sum(weights)
}

/** The slope of the log likelihood by the shape. */
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
 * By halving on the log scale; counts that vary no more than Poisson counts end at the upper limit,
 * equal rates.
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
 * The gamma distribution from which the sites' rates come, by maximum likelihood: the counts are
 * negative binomial, and mean and shape are estimated in turn. Source: Anisimov VV, Fedorov VV.
 * Statistics in Medicine 2007;26:4958-75.
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
 * The rate of all sites together and its variance: what is left unknown of each site after its
 * record, and what is unknown of the mean that fills the gap. A shape of Infinity, equal rates,
 * gives the pooled Poisson estimate. Source: Bühlmann H, Straub E. Bulletin of the Swiss
 * Association of Actuaries 1970;70:111-33.
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
 * Months until so many more participants are recruited by the same sites: median and 95 %
 * prediction interval. The total rate is taken as gamma distributed with its mean and variance; the
 * time is then a ratio of gamma deviates.
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
