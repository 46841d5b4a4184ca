import { once } from '#client/once.ts'

/** The site's days begin and end where its office stands. */
const timeZone = 'Asia/Jerusalem'

// Takes some twenty milliseconds to make, and only pages that print the day need it.
const format = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day of a moment in Israel as an ISO date, YYYY-MM-DD. */
export const isoDay = (moment: Date): string => format().format(moment)
