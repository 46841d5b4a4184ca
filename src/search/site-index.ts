import en from '#build/search-en.bin'
import files from '#build/search-files.json' with { type: 'json' }
import he from '#build/search-he.bin'
import { readIndex, type SearchIndex } from '#client/search/index-file.ts'
import { once } from '#client/ui/once.ts'
import type { Language } from '#content/locales.ts'

const read = (bytes: ArrayBuffer) => once(() => readIndex(new TextDecoder().decode(bytes)))

const indexes: Record<Language, () => SearchIndex> = { en: read(en), he: read(he) }

/** All that can be found in a language, read with the first search of an isolate. */
export const siteIndex = (language: Language): SearchIndex => indexes[language]()

/** Where a browser finds the same index. */
export const indexAddress = (language: Language): string => `/build/${files[language]}`
