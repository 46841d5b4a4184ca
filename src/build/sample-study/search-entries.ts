import type { Language } from '#content/locales.ts'
import { pageEntry, type Source } from '#src/build/search/source.ts'
import { wordsOf } from '#src/words/words.ts'

export const entries = (language: Language): Source[] => [
  pageEntry('sample-study', language, wordsOf('sample-study/overview')),
]
