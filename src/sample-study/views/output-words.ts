import { wordsOf } from '#src/words/words.ts'

export const outputWords = wordsOf('sample-study/tables')

/** A name without an entry in `words` is returned as it is. */
export const named = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name
