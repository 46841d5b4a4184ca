import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import type { MessageKey } from '#content/messages/en.ts'
import { wordsOf } from './words.ts'

const dictionary = wordsOf('messages')

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/**
 * The translator of a language. A missing key shows itself, so that the page stands and the gap is
 * seen.
 */
export function translator(language: Language): Translate {
  return (key, values) => {
    const words = dictionary(language)
    const text = Object.hasOwn(words, key) ? words[key] : key
    return values ? fill(text, values) : text
  }
}

/** The translator of the page that is being rendered. @throws outside a `LanguageProvider`. */
export function useMessages(): Translate {
  return translator(useLanguage())
}
