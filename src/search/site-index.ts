import files from '#build/search-files.json' with { type: 'json' }
import { readIndex, type SearchIndex } from '#client/search/index-file.ts'
import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { keptFile } from '#src/words/static-files.ts'

export const indexAddress = (language: Language): string => `/build/${files[language]}`

const indexIn = (language: Language) =>
  keptFile(indexAddress(language), async (response) => readIndex(await response.text()))

const indexes: Record<Language, (env: Bindings) => Promise<SearchIndex>> = {
  en: indexIn('en'),
  he: indexIn('he'),
}

export const siteIndex = (language: Language, env: Bindings) => indexes[language](env)
