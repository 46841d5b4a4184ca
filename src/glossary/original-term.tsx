import { useLanguage } from '#client/ui/language.tsx'
import { defaultLanguage, locales } from '#content/locales.ts'
import type { ListedTerm } from '#content/types.ts'
import { originalTerm } from './search.ts'

/** The term in the default language, after its name in another language. */
export function OriginalTerm({ record }: { record: ListedTerm }) {
  const original = originalTerm(record, useLanguage())
  if (!original) return null
  return (
    <>
      {' '}
      <small dir={locales[defaultLanguage].dir} lang={defaultLanguage}>
        {original}
      </small>
    </>
  )
}
