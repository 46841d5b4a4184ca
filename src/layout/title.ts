import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'

/** Result lists cut a title off here. */
export const longestTitle = 60

/** The title of a document: with the company's name, or with its short name where the whole would be cut off. */
export function documentTitle(title: string, language: Language): string {
  const whole = `${title} | ${site.name[language]}`
  return whole.length <= longestTitle ? whole : `${title} | ${site.shortName[language]}`
}
