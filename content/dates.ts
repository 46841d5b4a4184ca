import type { Language } from './locales.ts'

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
}

/**
 * An ISO day in words of the language: "March 12, 2025", "12 במרץ 2025". As `Intl.DateTimeFormat` says it; the first of
 * those takes a Worker some twenty milliseconds to make.
 */
export function dayInWords(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = months[language].split(' ')[(month ?? 0) - 1]
  return language === 'en' ? `${name} ${date}, ${year}` : `${date} ב${name} ${year}`
}
