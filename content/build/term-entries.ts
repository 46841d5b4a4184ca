import { figureTexts } from '../glossary/figures/index.ts'
import { type Language, languages } from '../locales.ts'
import type { GlossaryTerm, ListedTerm, TermEntry, TermFacts } from '../types.ts'
import { mathmlOf } from './formula.ts'
import { slugsIn } from './term-links.ts'
import { termRelations } from './term-neighbors.ts'
import type { LinkedTexts } from './term-parts.ts'

function relationsIn(terms: readonly GlossaryTerm[], language: Language, { words }: LinkedTexts) {
  const named = [...words].map(
    ([slug, { definition, note }]) => [slug, slugsIn([...definition, ...note.flat()])] as const,
  )
  return termRelations(terms, language, new Map(named))
}

const drawn = (slug: string): Pick<ListedTerm, 'hasFigure'> =>
  slug in figureTexts ? { hasFigure: true } : {}

export function termEntries(terms: readonly GlossaryTerm[], linked: Record<Language, LinkedTexts>) {
  const relations = {
    en: relationsIn(terms, 'en', linked.en),
    he: relationsIn(terms, 'he', linked.he),
  }
  const list: ListedTerm[] = terms.map(({ slug, topic, term, definition }) => ({
    slug,
    topic,
    term,
    definition,
    ...drawn(slug),
  }))
  const facts: TermFacts[] = terms.map(({ slug, see, note, sources, formula }) => ({
    slug,
    see,
    ...(note ? { note } : {}),
    ...(sources ? { sources } : {}),
    ...(formula ? { formula: formula.text } : {}),
  }))
  const entries = terms.map(
    ({ slug, topic, term, definition, note, see, formula, sources = [] }): TermEntry => ({
      slug,
      topic,
      term,
      definition,
      see,
      ...(note ? { note } : {}),
      ...(formula ? { formula: { ...formula, mathml: mathmlOf(formula.tex, formula.text) } } : {}),
      sources,
      ...drawn(slug),
      words: Object.fromEntries(
        languages.map((language) => {
          const { words, uses } = linked[language]
          return [language, { ...words.get(slug), usedIn: uses.get(slug), ...relations[language](slug) }]
        }),
      ) as TermEntry['words'],
    }),
  )
  return { entries, parts: { terms: list, 'term-slugs': list.map(({ slug }) => slug), 'term-facts': facts } }
}
