import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { keptFile } from '#src/words/static-files.ts'

const cardsFile = (language: Language) =>
  keptFile(`/data/design-cards/${language}.html`, (response) => response.text())

/** HTML: the cards of the overview, which `src/build/study-design/cards` draws. */
export const cardsIn: Readonly<Record<Language, (env: Bindings) => Promise<string>>> = {
  en: cardsFile('en'),
  he: cardsFile('he'),
}
