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

/** A term as a page of one language shows it. */
export interface Term extends SearchableTerm {
  slug: string
  record: ListedTerm
}

export interface GlossarySearch extends GlossaryResult {
  filter: GlossaryFilter
  terms: Term[]
}

const made: Partial<Record<Language, Term[]>> = {}

/**
 * The terms in the order of a language's alphabet: sorted by the build, folded once, when first
 * asked for.
 */
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
 * The term in the first language, to stand beside another language's: nothing where that one holds
 * it, and without an abbreviation that both end with.
 */
export function originalTerm({ term }: ListedTerm, language: Language): string {
  const original = term[defaultLanguage]
  const own = term[language]
  if (own.includes(original)) return ''
  const [abbreviation] = / \([^()]+\)$/.exec(own) ?? []
  return abbreviation && original.endsWith(abbreviation) ? original.slice(0, -abbreviation.length) : original
}

/** Whether the glossary of a language writes this letter into an address. */
export const isLetter = (text: string, language: Language) => [...alphabets[language]].includes(text)

/** Answers an address: its filter, and which of all the terms it shows. */
export function searchGlossary(language: Language, query: Record<string, string>): GlossarySearch {
  const filter = readFilter(query, alphabets[language])
  const terms = glossaryTerms(language)
  return { filter, terms, ...sift(terms, filter) }
}
