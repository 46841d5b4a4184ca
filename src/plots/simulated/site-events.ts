import { arrivals, seededRandom } from '@marom/statistics'

export interface SiteEvents {
  /** Of all participants of the site. */
  months: number
  events: number
}

const perMonth = 0.4

/** Adverse events of 24 sites with one rate, except that the eighth reports a quarter of them. */
export function exampleSiteEvents(): SiteEvents[] {
  const random = seededRandom(7)
  return Array.from({ length: 24 }, (_, site) => {
    const months = site === 7 ? 110 : Math.round(25 + 135 * random())
    const events = arrivals(random, site === 7 ? perMonth / 4 : perMonth, months).length
    return { months, events }
  })
}
