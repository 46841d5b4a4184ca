import type { Language } from '#content/locales.ts'

/** The server writes only supported languages into the attribute. */
const isLanguage = (code: string | undefined): code is Language => Boolean(code)

/** Of the page as it was sent. A translator of the browser writes its own language into `lang`. */
export function pageLanguage(): Language {
  const { language } = document.documentElement.dataset
  if (!isLanguage(language)) throw new Error('No language: set data-language on <html>')
  return language
}
