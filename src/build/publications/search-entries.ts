import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { pageEntry, type Source } from '#src/build/search/source.ts'
import { allPublications } from '#src/publications/list.ts'
import { wordsOf } from '#src/words/words.ts'

function publications(language: Language): Source[] {
  return allPublications().map(({ anchor, title, authors, venue, year }) => ({
    id: `publication:${anchor}`,
    kind: 'publication',
    href: href('scientific-articles', language, anchor),
    title,
    place: [venue, year].filter(Boolean).join(', '),
    body: authors,
    isEnglish: true,
    names: [title],
  }))
}

export const entries = (language: Language): Source[] => [
  ...publications(language),
  pageEntry('scientific-articles', language, wordsOf('publications/scientific-articles')),
]
