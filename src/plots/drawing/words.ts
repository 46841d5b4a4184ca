import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/plots/en.ts'
import { wordsOf } from '#src/words/words.ts'

const words = wordsOf('plots')

export function usePlotWords(): typeof en {
  return words(useLanguage())
}
