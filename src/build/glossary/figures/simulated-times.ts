import { exponentialDeviate, seededRandom } from '@marom/statistics'
import type { Observation } from '@marom/statistics/survival'

/** In months; the median is 12. */
const meanTime = 12 / Math.LN2

const tenths = (time: number) => Math.max(0.1, Math.round(10 * time) / 10)

/** Times of participants who are followed to the end: the event, or the loss to follow-up before it. */
function followed(seed: number, count: number, mean: number): Observation[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const event = exponentialDeviate(random, mean)
    const loss = exponentialDeviate(random, 5 * meanTime)
    return { time: tenths(Math.min(event, loss)), isEvent: event <= loss }
  })
}

/** The same participants at an earlier cutoff, in months. */
export const until = (cutoff: number, observations: readonly Observation[]): Observation[] =>
  observations.map(({ time, isEvent }) =>
    time > cutoff ? { time: cutoff, isEvent: false } : { time, isEvent },
  )

export const cohort = followed(5, 24, meanTime)

/** Arms with a true hazard ratio, followed for 36 months. */
export function twoArms(ratio: number) {
  return {
    control: until(36, followed(11, 60, meanTime)),
    treatment: until(36, followed(12, 60, meanTime / ratio)),
  }
}
