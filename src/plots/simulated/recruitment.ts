import { arrivals, exponentialDeviate, gammaDeviate, seededRandom } from '@marom/statistics'
import type { SiteRecord } from '@marom/statistics/fitting'

/** Months count from the planned opening of the first site. */
export const recruitmentPlan = {
  target: 240,
  sites: 20,
  openingMonths: 6,
  perSiteMonth: 0.95,
  months: 21,
  cutoff: 12,
}

/** Shape of the gamma distribution of the sites' rates: a coefficient of variation of 82 %. */
const rateShape = 1.5
/** Sites recruit somewhat less than planned. */
const rateShare = 0.95

/** Planned participants by a month: sites open evenly, then all recruit at one rate. */
export function plannedBy(month: number): number {
  const { sites, openingMonths, perSiteMonth, target } = recruitmentPlan
  const opening = Math.min(month, openingMonths)
  const siteMonths =
    (sites * opening * opening) / (2 * openingMonths) + sites * Math.max(0, month - openingMonths)
  return Math.min(target, perSiteMonth * siteMonths)
}

export interface SimulatedSite {
  /** In months. */
  opens: number
  /** Months of randomization, until the data cut. */
  randomized: number[]
}

/** Sites open late, and each recruits at its own rate from a gamma distribution. */
export function simulateRecruitment(seed: number): SimulatedSite[] {
  const random = seededRandom(seed)
  const { sites, openingMonths, perSiteMonth, cutoff } = recruitmentPlan
  return Array.from({ length: sites }, (_, site) => {
    const opens = ((site + 0.5) * openingMonths) / sites + exponentialDeviate(random, 1.5)
    const rate = (rateShare * perSiteMonth * gammaDeviate(random, rateShape)) / rateShape
    const after = arrivals(random, rate, Math.max(0, cutoff - opens))
    return { opens, randomized: after.map((time) => time + opens) }
  })
}

export function siteRecords(sites: readonly SimulatedSite[]): SiteRecord[] {
  return sites.map(({ opens, randomized }) => ({
    months: Math.max(0, recruitmentPlan.cutoff - opens),
    participants: randomized.length,
  }))
}
