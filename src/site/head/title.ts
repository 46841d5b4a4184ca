import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'

/** In characters. Search engines cut longer titles off. */
const longestTitle = 60

/** Adds the company's name if it fits, else its short name if that fits. */
export function documentTitle(title: string, language: Language): string {
  const candidates = [`${title} | ${site.name[language]}`, `${title} | ${site.shortName[language]}`]
  return candidates.find((candidate) => candidate.length <= longestTitle) ?? title
}
