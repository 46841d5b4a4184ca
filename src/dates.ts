import { type Language, locales } from '#content/locales.ts'

/** The site's days begin and end where its office stands. */
export const timeZone = 'Asia/Jerusalem'

// To make a formatter takes longer than the rest of a small page: each is made once, when it is first needed.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const made = formatters.get(tag) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options })
  formatters.set(tag, made)
  return made
}

function inWords(date: Date, language: Language): string {
  const tag = language === 'en' ? 'en-US' : locales[language].tag
  return formatter(tag, { dateStyle: 'long' }).format(date)
}

// Days that the content names, in words: to format one takes as long as to render a section.
const knownDays = new Map<string, string>()

/** A date in words of the language, e.g. "12 March 2025"; a bare ISO day of the content means that day in Israel. */
export function formatDate(date: string | Date, language: Language): string {
  if (typeof date !== 'string') return inWords(date, language)
  const key = `${language} ${date}`
  const words = knownDays.get(key) ?? inWords(new Date(`${date}T12:00:00Z`), language)
  knownDays.set(key, words)
  return words
}

/** The day of a moment in Israel as an ISO date, YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  return formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}
