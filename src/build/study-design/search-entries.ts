import { designNames } from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { designWords } from '#src/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'

function designEntries(language: Language): Source[] {
  return designNames.map((name) => {
    const { heading, title, question } = designWords(name, language)
    const other = designWords(name, otherOf(language))
    return {
      id: `design:${name}`,
      kind: 'design' as const,
      href: href(`study-design/${name}`, language),
      title: heading,
      other: other.heading,
      place: wordsOf('study-design/overview')(language).heading,
      body: question,
      names: namesOf(heading, title, other.heading, other.title),
    }
  })
}

export const entries = (language: Language): Source[] => [
  ...designEntries(language),
  pageEntry('study-design', language, wordsOf('study-design/overview')),
  pageEntry('study-design-compare', language, wordsOf('study-design/compare')),
  pageEntry('study-design-monitoring', language, wordsOf('study-design/monitoring')),
  pageEntry('study-design-checks', language, wordsOf('study-design/benchmarks')),
]
