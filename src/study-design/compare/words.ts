import { wordsOf } from '#src/words/words.ts'

export const compareWords = wordsOf('study-design/compare')
