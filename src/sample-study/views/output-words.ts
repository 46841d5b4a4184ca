import { wordsOf } from '#src/words/words.ts'

export const outputWords = wordsOf('sample-study/tables')
