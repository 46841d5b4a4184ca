import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { pieceOf } from './html.ts'

/** The HTML of a part of a page in a language. */
export function markupOf(part: ReactNode, language: Language): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{part}</LanguageProvider>)
}

/** A part of a page in a language, rendered into a body of its own. */
export function rendered(part: ReactNode, language: Language): HTMLElement {
  return pieceOf(markupOf(part, language))
}
