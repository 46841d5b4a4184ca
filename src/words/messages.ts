import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import type { MessageKey } from '#content/messages/en.ts'
import { wordsOf } from './words.ts'

const dictionary = wordsOf('messages')

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** A missing key is returned as the text: the page works, and the gap is visible. */
export function translator(language: Language): Translate {
  return (key, values) => {
    const words = dictionary(language)
    const text = Object.hasOwn(words, key) ? words[key] : key
    return values ? fill(text, values) : text
  }
}

/** @throws outside a `LanguageProvider` */
export function useMessages(): Translate {
  return translator(useLanguage())
}
