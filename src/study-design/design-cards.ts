import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { keptFile } from '#src/words/static-files.ts'

/** Parts of the overview as HTML, which `src/build/study-design/cards` writes. */
export interface Drawn {
  steps: string
  cards: string
}

const fileIn = (language: Language) => keptFile<Drawn>(`/data/design-cards/${language}.json`)

export const drawnIn: Readonly<Record<Language, (env: Bindings) => Promise<Drawn>>> = {
  en: fileIn('en'),
  he: fileIn('he'),
}
