import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import type { ListedTerm } from '#content/types.ts'
import { nameBeside } from './search.ts'

/** The term in another language, after its name in the language of the page. */
export function NameBeside({ record, other }: { record: ListedTerm; other: Language }) {
  const name = nameBeside(record, useLanguage(), other)
  if (!name) return null
  return (
    <>
      {' '}
      <small dir={locales[other].dir} lang={other}>
        <LanguageProvider language={other}>
          <Text>{name}</Text>
        </LanguageProvider>
      </small>
    </>
  )
}
