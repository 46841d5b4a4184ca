import type { Language } from './locales.ts'

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
}

const orders: Record<Language, (year: number, month: string, date: number) => string> = {
  en: (year, month, date) => `${month} ${date}, ${year}`,
  he: (year, month, date) => `${date} ב${month} ${year}`,
}

/** "March 12, 2025". The first `Intl.DateTimeFormat` would take a Worker about 20 ms. */
export function dayInWords(day: string, language: Language): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number)
  return orders[language](year, months[language].split(' ')[month - 1] ?? '', date)
}

/** "2025 Mar 12". A Hebrew citation has the day in words. */
export function citedDay(day: string, language: Language): string {
  if (language !== 'en') return dayInWords(day, language)
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${year} ${months.en.split(' ')[month - 1]?.slice(0, 3)} ${date}`
}

/** A post has a day but no time. Search engines and feed readers want a time with its zone. */
export const startOf = (day: string): string => `${day}T00:00:00Z`
