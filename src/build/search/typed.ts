/** What readers type, from the texts of `content/search/`. */
import { readFileSync } from 'node:fs'
import type { Language } from '#content/locales.ts'
import { groupsIn, listIn, type Named, namedIn } from './phrases.ts'

function read<Result>(name: string, parse: (text: string, file: string) => Result): Result {
  const file = `content/search/${name}.txt`
  return parse(readFileSync(file, 'utf8'), file)
}

const intentsIn = (language: Language): Named[] => [
  ...read(`intents/${language}`, namedIn),
  ...read(`terms/${language}`, namedIn).map((one) => ({ ...one, name: `/key-concepts/${one.name}` })),
]

/** By address. The phrases of both languages are found from both. */
export const intents: Readonly<Record<Language, readonly Named[]>> = {
  en: intentsIn('en'),
  he: intentsIn('he'),
}

/** By `kind:name`. */
export const spokenNames = read('spoken-names', namedIn)

/** By the English word. */
export const transliterations = read('transliterations', namedIn)

export const alike = read('alike', groupsIn)
export const decisive = read('decisive', listIn)
export const stopWords = read('stop-words', listIn)
