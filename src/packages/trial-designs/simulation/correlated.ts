import { itemAt } from '@marom/statistics'
import { sites } from './amounts.ts'
import { binomialOf, type Draw, fromTable, tableOf } from './draw.ts'

/** Counts of one site whose proportion has a beta distribution: chances of 0, 1, … by their ratios. */
const siteTable = (size: number, p: number) => {
  const sum = 1 / sites.icc - 1
  const [a, b] = [sum * p, sum * (1 - p)]
  return tableOf(
    [0, size],
    0,
    (count) => ((size - count + 1) / count) * ((a + count - 1) / (b + size - count)),
  )
}

/**
 * Counts of participants of sites whose proportions have a beta distribution. Sites without a count
 * are drawn at once, so that a large study of a rare event takes little time.
 * @param p between 0 and 1, both excluded
 */
export function inSites(size: number, p: number): (draw: Draw) => number {
  const site = siteTable(sites.size, p)
  const none = itemAt(site, 0)
  const sitesWithAny = binomialOf(Math.floor(size / sites.size), 1 - none)
  const countOfOne = fromTable(
    0,
    site.map((sum) => Math.max(0, sum - none) / (1 - none)),
  )
  const last = fromTable(0, siteTable(size % sites.size, p))
  return (draw) => {
    let count = last(draw)
    for (let left = sitesWithAny(draw); left > 0; left -= 1) count += countOfOne(draw)
    return count
  }
}

/** Beyond, the counts of a table would take too much memory. */
const mostCounts = 1e6

/**
 * Events of participants whose own rates have a gamma distribution with a coefficient of variation
 * of 1: together a negative binomial count.
 * @param each expected events of a participant, above 0
 */
export function ofVariedRates(size: number, each: number): (draw: Draw) => number {
  const mean = size * each
  const spread = Math.sqrt(mean * (1 + each))
  if (30 * spread > mostCounts)
    return ({ gamma, normal }) => {
      const rate = each * gamma(size)
      return Math.max(0, Math.round(rate + Math.sqrt(rate) * normal()))
    }
  const share = each / (1 + each)
  const counts = [Math.max(0, Math.floor(mean - 12 * spread)), Math.ceil(mean + 30 * spread + 30)] as const
  const mode = Math.floor((size - 1) * each)
  return fromTable(
    counts[0],
    tableOf(counts, mode, (count) => ((count + size - 1) / count) * share),
  )
}
