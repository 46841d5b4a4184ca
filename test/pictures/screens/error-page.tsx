import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { ErrorPage } from '#src/site/error.tsx'

export function errorMarkup(language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ErrorPage />
    </LanguageProvider>,
  )
}
