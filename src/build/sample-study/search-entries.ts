import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { type SampleStudyPage, sampleStudyRoutes } from '#content/sample-study/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { participantHref } from '#src/sample-study/views/links.ts'
import { wordsOf } from '#src/words/words.ts'

const overviewWords = wordsOf('sample-study/overview')
const participantWords = wordsOf('sample-study/participant')

const summaries = readJson(
  'public/data/study-drawings/participants.json',
  z.array(z.object({ subject: z.string() })),
)

const isDocument = (name: string): name is SampleStudyPage =>
  name.startsWith('sample-study/') && name !== 'sample-study/participant'

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

/** Found by the number alone: with the word `participant`, each would hide the page of all. */
const participants = (language: Language): Source[] =>
  summaries.map(({ subject }) => ({
    id: `sample:participant/${subject}`,
    kind: 'sample',
    href: participantHref(language, subject),
    title: fill(participantWords(language).heading, { subject }),
    place: overviewWords(language).heading,
    body: '',
    names: [subject],
  }))

export const entries = (language: Language): Source[] => [
  ...documents(language),
  ...participants(language),
  pageEntry('sample-study', language, overviewWords),
]
