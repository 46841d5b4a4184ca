import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'

/** Result lists cut a title off here. */
export const longestTitle = 60

/**
 * The title of a document: with the company's name, with its short name, or alone, whatever is not
 * cut off.
 */
export function documentTitle(title: string, language: Language): string {
  const candidates = [`${title} | ${site.name[language]}`, `${title} | ${site.shortName[language]}`]
  return candidates.find((candidate) => candidate.length <= longestTitle) ?? title
}
