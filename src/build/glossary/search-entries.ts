import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { glossaryRecords, wordsOf } from '#src/words/words.ts'

const wordsIn = (name: string) => name.split(/[ \-–־]/).length

/** Shorter names are first, because among equal matches the first entry ranks higher. */
function terms(language: Language): Source[] {
  const other = otherOf(language)
  const length = ({ term }: { term: Record<Language, string> }) =>
    wordsIn(term[language]) + wordsIn(term[other])
  const general = glossaryRecords().toSorted((one, another) => length(one) - length(another))
  return general.map(({ slug, term, definition }) => ({
    id: `term:${slug}`,
    kind: 'term',
    href: termHref(slug, language),
    title: term[language],
    other: term[other],
    body: definition[language],
    names: namesOf(term[language], term[other]),
  }))
}

const pages = ['key-concepts', 'term-study', 'biostatistic-glossary'] as const

export function entries(language: Language): Source[] {
  const total = glossaryRecords().length
  const ofPages = pages.map((name) =>
    pageEntry(name, language, (of) => {
      const { title, description } = wordsOf(`glossary/${name}`)(of)
      return { title, description: fill(description, { total }) }
    }),
  )
  return [...terms(language), ...ofPages]
}
