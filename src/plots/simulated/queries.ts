import { arrivals, gammaDeviate, seededRandom } from '@marom/statistics'

/** Weeks of data entry, and the most queries in a week. */
const entry = { weeks: 18, perWeek: 22 }
/** The review of listings before the lock raises more queries. */
const review = { from: 17, share: 1.8 }
/** Of the gamma distribution of the days until a query is closed, with shape 2. */
const scale = 7

interface Query {
  /** Weeks since the first participant. */
  raised: number
  days: number
}

/** The share of the most queries in a week: sites open, and participants finish. */
function shareAt(week: number): number {
  if (week >= review.from) return review.share
  return Math.min(1, week / 5, (entry.weeks + 2 - week) / 6)
}

/** Queries of a study, in the order in which they were raised. */
export function exampleQueries(): Query[] {
  const random = seededRandom(10)
  return arrivals(random, entry.perWeek * review.share, entry.weeks)
    .filter((week) => random() < shareAt(week) / review.share)
    .map((raised) => ({ raised, days: scale * gammaDeviate(random, 2) }))
}
