import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#content/locales.ts'

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/**
 * The language of the page that is being rendered.
 * @throws outside a `LanguageProvider`: a component that guessed would speak the wrong language.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null) throw new Error('No language: add a LanguageProvider around')
  return language
}
