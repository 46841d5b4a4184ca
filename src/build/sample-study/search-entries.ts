import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { type SampleStudyPage, sampleStudyRoutes } from '#content/sample-study/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { wordsOf } from '#src/words/words.ts'

const overviewWords = wordsOf('sample-study/overview')

const isDocument = (name: string): name is SampleStudyPage => name.startsWith('sample-study/')

function documents(language: Language): Source[] {
  return Object.keys(sampleStudyRoutes)
    .filter(isDocument)
    .map((name) => {
      const words = wordsOf(name)
      const { heading, title, description } = words(language)
      const other = words(otherOf(language))
      return {
        id: `sample:${name.slice('sample-study/'.length)}`,
        kind: 'sample',
        href: href(name, language),
        title,
        other: other.title,
        place: overviewWords(language).heading,
        body: description,
        names: namesOf(title, heading, other.title, other.heading),
      }
    })
}

export const entries = (language: Language): Source[] => [
  ...documents(language),
  pageEntry('sample-study', language, overviewWords),
]
