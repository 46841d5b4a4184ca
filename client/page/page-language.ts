import type { Language } from '#content/locales.ts'

/** The server writes no other. */
const isLanguage = (code: string): code is Language => code !== ''

/** The language of the document. @throws in a document without one */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  if (!isLanguage(lang)) throw new Error('No language: set lang on <html>')
  return lang
}
