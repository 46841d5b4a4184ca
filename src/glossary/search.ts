import {
  type GlossaryFilter,
  type GlossaryResult,
  readFilter,
  type SearchableTerm,
  sift,
  type TermOrder,
} from '#client/glossary/filter.ts'
import { fold } from '#client/text/fold.ts'
import { alphabets, letterOf } from '#content/glossary/letters.ts'
import { topics } from '#content/glossary/topics.ts'
import { defaultLanguage, type Language, otherLanguages } from '#content/locales.ts'
import type { ListedTerm } from '#content/types.ts'
import { glossaryIn } from '#src/words/words.ts'

export interface Term extends SearchableTerm {
  slug: string
  letter: string
  record: ListedTerm
}

export interface GlossarySearch extends GlossaryResult {
  filter: GlossaryFilter
  order: TermOrder
  terms: Term[]
}

const made: Partial<Record<Language, Term[]>> = {}

/** In alphabetical order, which the build makes. Folded once, on first use. */
export function glossaryTerms(language: Language): Term[] {
  made[language] ??= glossaryIn(language).map((record) => {
    const letter = letterOf(record.term[language])
    const names = namedBeside(language).map((other) => nameBeside(record, language, other))
    const text = [record.term[language], ...names, record.definition[language]].join(' ')
    return { record, slug: record.slug, letter, group: letter, text: fold(text) }
  })
  return made[language]
}

/** The languages of the names beside a name: the default one, or beside that one all others. */
export const namedBeside = (language: Language) =>
  language === defaultLanguage ? otherLanguages(language) : [defaultLanguage]

/**
 * The term in another language, beside the term. Empty if that one contains it; without an
 * abbreviation at the end of both.
 */
export function nameBeside({ term }: ListedTerm, language: Language, other: Language): string {
  const own = term[language]
  const name = term[other]
  if (own.includes(name)) return ''
  const [abbreviation] = / \([^()]+\)$/.exec(own) ?? []
  return abbreviation && name.endsWith(abbreviation) ? name.slice(0, -abbreviation.length) : name
}

export const isLetter = (text: string, language: Language) => [...alphabets[language]].includes(text)

export const isTopic = (text: string) => Object.hasOwn(topics, text)

export const topicName = (topic: string, language: Language) => topics[topic]?.[language] ?? topic

function orderOf(by: TermOrder['by'], language: Language): TermOrder {
  const names =
    by === 'topic'
      ? Object.keys(topics).map((topic) => [topic, topicName(topic, language)])
      : [...alphabets[language]].map((letter) => [letter, letter])
  return { by, groups: Object.fromEntries(names) }
}

/** In the order of the topics; within a topic in alphabetical order. */
function termsByTopic(language: Language): Term[] {
  const byTopic = Map.groupBy(glossaryTerms(language), ({ record }) => record.topic)
  return Object.keys(topics).flatMap((topic) =>
    (byTopic.get(topic) ?? []).map((term) => ({ ...term, group: topic })),
  )
}

/** By topic if the address asks for this order or for one topic, otherwise by letter. */
export function searchGlossary(language: Language, query: Record<string, string>): GlossarySearch {
  const isByTopic = query.by === 'topic' || isTopic(query.topic ?? '')
  const order = orderOf(isByTopic ? 'topic' : 'letter', language)
  const filter = readFilter(query, order)
  const terms = isByTopic ? termsByTopic(language) : glossaryTerms(language)
  return { filter, order, terms, ...sift(terms, filter) }
}
