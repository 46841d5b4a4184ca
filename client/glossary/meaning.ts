import type { Language } from '#content/locales.ts'
import { firstSentence } from './first-sentence.ts'

/**
 * The first sentence of a definition.
 * @param json the answer to the address of the term
 * @throws if a proxy, the sign-in page of a network or another version of the site wrote it
 */
export function meaningIn(json: string, language: Language): string {
  const term: unknown = JSON.parse(json)
  if (term instanceof Object && 'definition' in term && term.definition instanceof Object) {
    const definition: Partial<Record<Language, unknown>> = term.definition
    const text = definition[language]
    if (typeof text === 'string') return firstSentence(text)
  }
  throw new Error('No term in the answer: open its address to see why')
}
