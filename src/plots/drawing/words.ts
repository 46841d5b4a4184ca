import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { en } from '#content/plots/en.ts'
import { he } from '#content/plots/he.ts'

const words: Record<Language, typeof en> = { en, he }

/** The words of all plots in the language of the page. */
export function usePlotWords(): typeof en {
  return words[useLanguage()]
}
