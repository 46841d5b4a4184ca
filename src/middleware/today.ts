import { once } from '#client/once.ts'

const timeZone = 'Asia/Jerusalem'

// Made only for a page that prints the day: it takes a Worker about 20 ms.
const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** The ISO date (YYYY-MM-DD) in Israel. */
export const isoDay = (moment: Date): string => format().format(moment)

const hour = 3_600_000

/**
 * Seconds until midnight in Israel. Midnight is a full hour in UTC too. A day has 23 to 25 hours.
 */
export function secondsLeft(moment: Date): number {
  const today = isoDay(moment)
  let end = Math.floor(moment.getTime() / hour) * hour + hour
  while (isoDay(new Date(end)) === today) end += hour
  return Math.floor((end - moment.getTime()) / 1000)
}
