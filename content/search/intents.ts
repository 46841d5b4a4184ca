import type { Language } from '../locales.ts'
import { englishIntents } from './english-intents.ts'
import { hebrewIntents } from './hebrew-intents.ts'

/**
 * From an address to what people type when they look for it. Question words are left out and
 * synonyms added by the search (`alike.ts`), so a phrase needs only its telling words. The phrases
 * of both languages are found from both. An address of a page that is not on the site is left out;
 * a section without an entry in the index takes that of its page, with the first phrase beside it.
 */
export type Intents = Readonly<Record<string, readonly string[]>>

export const intents: Readonly<Record<Language, Intents>> = { en: englishIntents, he: hebrewIntents }
