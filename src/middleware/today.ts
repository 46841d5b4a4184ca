import { once } from '#client/ui/once.ts'

/** The site's days begin and end where its office stands. */
const timeZone = 'Asia/Jerusalem'

// Made when a page that prints the day is asked for: it takes a Worker some twenty milliseconds.
const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** The day of a moment in Israel as an ISO date, YYYY-MM-DD. */
export const isoDay = (moment: Date): string => format().format(moment)

const hour = 3_600_000

/**
 * Seconds that are left of a moment's day in Israel. Midnight there is a full hour everywhere; days
 * have 23 to 25.
 */
export function secondsLeft(moment: Date): number {
  const today = isoDay(moment)
  let end = Math.floor(moment.getTime() / hour) * hour + hour
  while (isoDay(new Date(end)) === today) end += hour
  return Math.floor((end - moment.getTime()) / 1000)
}
