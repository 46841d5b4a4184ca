import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#content/locales.ts'

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** @throws outside a `LanguageProvider`, because a default could be the wrong language */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null) throw new Error('No language: add a LanguageProvider around')
  return language
}
