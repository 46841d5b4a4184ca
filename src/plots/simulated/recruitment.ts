import { arrivals, exponentialDeviate, seededRandom } from './random.ts'

/** A trial that opens its sites one after another; months since the first site was planned to open. */
export const recruitmentPlan = {
  target: 240,
  sites: 20,
  openingMonths: 6,
  perSiteMonth: 0.95,
  months: 18,
  cutoff: 12,
}

/** Participants that the plan expects by a month: sites open evenly, then all recruit at one rate. */
export function plannedBy(month: number): number {
  const { sites, openingMonths, perSiteMonth, target } = recruitmentPlan
  const opening = Math.min(month, openingMonths)
  const siteMonths =
    (sites * opening * opening) / (2 * openingMonths) + sites * Math.max(0, month - openingMonths)
  return Math.min(target, perSiteMonth * siteMonths)
}

/** Months at which participants were randomized until the data cut: sites open late, and each at its own pace. */
export function simulateRecruitment(seed: number): number[] {
  const random = seededRandom(seed)
  const { sites, openingMonths, perSiteMonth, cutoff } = recruitmentPlan
  return Array.from({ length: sites }, (_, site) => {
    const opens = ((site + 0.5) * openingMonths) / sites + exponentialDeviate(random, 1.5)
    const rate = perSiteMonth * (0.45 + 0.95 * random())
    return arrivals(random, rate, Math.max(0, cutoff - opens)).map((time) => time + opens)
  })
    .flat()
    .sort((a, b) => a - b)
}
