import type { Texts } from '@marom/trial-designs'
import { defaultLanguage, type Language } from '#content/locales.ts'

export const langParameter = (language: Language): Texts =>
  language === defaultLanguage ? {} : { lang: language }

/** What the address of a form holds beside its fields. */
export function HiddenInputs({ values }: { values: Texts }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
