import type { Language } from './locales.ts'

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
}

const orders: Record<Language, (year: number, month: string, date: number) => string> = {
  en: (year, month, date) => `${month} ${date}, ${year}`,
  he: (year, month, date) => `${date} ב${month} ${year}`,
}

/**
 * An ISO day in words of the language: "March 12, 2025", "12 במרץ 2025". As `Intl.DateTimeFormat`
 * says it; the first of those takes a Worker some twenty milliseconds to make.
 */
export function dayInWords(day: string, language: Language): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number)
  return orders[language](year, months[language].split(' ')[month - 1] ?? '', date)
}

/** An ISO day as a citation writes it: "2025 Mar 12", in Hebrew as elsewhere. */
export function citedDay(day: string, language: Language): string {
  if (language !== 'en') return dayInWords(day, language)
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${year} ${months.en.split(' ')[month - 1]?.slice(0, 3)} ${date}`
}
