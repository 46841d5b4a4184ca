import { renderToStaticMarkup } from 'react-dom/server'
import {
  type GlossaryFilter,
  type GlossaryResult,
  readFilter,
  type SearchableTerm,
  sift,
} from '#client/state/glossary.ts'
import { fold } from '#client/state/search.ts'
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { alphabets, letterOf } from '#content/glossary/letters.ts'
import type { Language } from '#content/locales.ts'
import type { GlossaryTerm } from '#content/types.ts'
import { glossaryIn } from './words.ts'

/** A term as a page of one language shows it. */
export interface Term extends SearchableTerm {
  slug: string
  record: GlossaryTerm
  /** Summary and definition of its card, as HTML: the same for every request. */
  html: string
}

export interface GlossarySearch extends GlossaryResult {
  filter: GlossaryFilter
  terms: Term[]
}

const made: Partial<Record<Language, Term[]>> = {}
const whole: Partial<Record<Language, GlossarySearch>> = {}

/** The terms in the order of a language's alphabet: sorted, folded and rendered once, when first asked for. */
export function glossaryTerms(language: Language): Term[] {
  made[language] ??= makeTerms(language)
  return made[language]
}

function makeTerms(language: Language): Term[] {
  return glossaryIn(language).map((record) => ({
    record,
    slug: record.slug,
    letter: letterOf(record.term[language]),
    text: fold(`${heading(record, language)} ${record.definition[language]}`),
    html: cardHtml(record, language),
  }))
}

/** The English term beside the Hebrew one: nothing where the Hebrew holds it, and without an abbreviation that both end with. */
function englishTerm({ term: { en, he } }: GlossaryTerm): string {
  if (he.includes(en)) return ''
  const [abbreviation] = / \([^()]+\)$/.exec(he) ?? []
  return abbreviation && en.endsWith(abbreviation) ? en.slice(0, -abbreviation.length) : en
}

/** The English term in small letters, after the Hebrew one. */
export function EnglishTerm({ record }: { record: GlossaryTerm }) {
  const english = useLanguage() === 'he' && englishTerm(record)
  if (!english) return null
  return (
    <>
      {' '}
      <small dir="ltr" lang="en">
        {english}
      </small>
    </>
  )
}

function heading(record: GlossaryTerm, language: Language): string {
  if (language === 'en') return record.term.en
  return [record.term.he, englishTerm(record)].filter(Boolean).join(' ')
}

function cardHtml(record: GlossaryTerm, language: Language): string {
  const { term, definition } = record
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <summary>
        <Text>{term[language]}</Text>
        <EnglishTerm record={record} />
      </summary>
      <p>
        <Text>{definition[language]}</Text>
      </p>
    </LanguageProvider>,
  )
}

/** Answers an address: its filter, and which of all the terms it shows. */
export function searchGlossary(language: Language, query: Record<string, string>): GlossarySearch {
  const filter = readFilter(query, alphabets[language])
  if (filter.q || filter.letter) return search(language, filter)
  whole[language] ??= search(language, filter)
  return whole[language]
}

function search(language: Language, filter: GlossaryFilter): GlossarySearch {
  const terms = glossaryTerms(language)
  return { filter, terms, ...sift(terms, filter) }
}
