import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/plots/en.ts'
import { wordsOf } from '#src/words/words.ts'

const words = wordsOf('plots')

/** The words of all plots in the language of the page. */
export function usePlotWords(): typeof en {
  return words(useLanguage())
}
