import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { pieceOf } from './html.ts'

export function markupOf(part: ReactNode, language: Language): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{part}</LanguageProvider>)
}

export function rendered(part: ReactNode, language: Language): HTMLElement {
  return pieceOf(markupOf(part, language))
}
