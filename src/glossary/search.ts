import {
  type GlossaryFilter,
  type GlossaryResult,
  readFilter,
  type SearchableTerm,
  sift,
} from '#client/glossary/filter.ts'
import { fold } from '#client/ui/fold.ts'
import { alphabets, letterOf } from '#content/glossary/letters.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import type { ListedTerm } from '#content/types.ts'
import { glossaryIn } from '#src/words/words.ts'

export interface Term extends SearchableTerm {
  slug: string
  record: ListedTerm
}

export interface GlossarySearch extends GlossaryResult {
  filter: GlossaryFilter
  terms: Term[]
}

const made: Partial<Record<Language, Term[]>> = {}

/** In alphabetical order, which the build makes. Folded once, on first use. */
export function glossaryTerms(language: Language): Term[] {
  made[language] ??= glossaryIn(language).map((record) => ({
    record,
    slug: record.slug,
    letter: letterOf(record.term[language]),
    text: fold(`${record.term[language]} ${originalTerm(record, language)} ${record.definition[language]}`),
  }))
  return made[language]
}

/**
 * The term in the default language, beside the term of another one. Empty if that one contains it;
 * without an abbreviation at the end of both.
 */
export function originalTerm({ term }: ListedTerm, language: Language): string {
  const original = term[defaultLanguage]
  const own = term[language]
  if (own.includes(original)) return ''
  const [abbreviation] = / \([^()]+\)$/.exec(own) ?? []
  return abbreviation && original.endsWith(abbreviation) ? original.slice(0, -abbreviation.length) : original
}

export const isLetter = (text: string, language: Language) => [...alphabets[language]].includes(text)

export function searchGlossary(language: Language, query: Record<string, string>): GlossarySearch {
  const filter = readFilter(query, alphabets[language])
  const terms = glossaryTerms(language)
  return { filter, terms, ...sift(terms, filter) }
}
