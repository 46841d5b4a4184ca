import type { Language } from '#content/locales.ts'

/** The server writes only supported languages into `lang`. */
const isLanguage = (code: string): code is Language => code !== ''

export function pageLanguage(): Language {
  const { lang } = document.documentElement
  if (!isLanguage(lang)) throw new Error('No language: set lang on <html>')
  return lang
}
