import { type Language, locales } from '#content/locales.ts'

/** The site's days begin and end where its office stands. */
export const timeZone = 'Asia/Jerusalem'

/** A date in words of the language, e.g. "12 March 2025"; a bare ISO day means that day in Israel. */
export function formatDate(date: string | Date, language: Language): string {
  const moment = typeof date === 'string' ? new Date(`${date}T12:00:00Z`) : date
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : locales[language].tag, {
    dateStyle: 'long',
    timeZone,
  }).format(moment)
}

/** The day of a moment in Israel as an ISO date, YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}
