import type { Language } from '../locales.ts'
import { englishIntents } from './english-intents.ts'
import { englishTerms } from './english-terms.ts'
import { hebrewIntents } from './hebrew-intents.ts'
import { hebrewTerms } from './hebrew-terms.ts'

/**
 * From an address to what people type when they look for it. Question words are left out and
 * synonyms added by the search (`alike.ts`), so a phrase needs only its telling words. The phrases
 * of both languages are found from both. An address of a page that is not on the site is left out;
 * a section without an entry in the index takes that of its page, with the first phrase beside it.
 */
export type Intents = Readonly<Record<string, readonly string[]>>

const ofTerms = (terms: Readonly<Record<string, string>>): Intents =>
  Object.fromEntries(
    Object.entries(terms).map(([slug, phrases]) => [`/key-concepts/${slug}`, phrases.split(', ')]),
  )

export const intents: Readonly<Record<Language, Intents>> = {
  en: { ...englishIntents, ...ofTerms(englishTerms) },
  he: { ...hebrewIntents, ...ofTerms(hebrewTerms) },
}
