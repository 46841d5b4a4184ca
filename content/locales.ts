interface Locale {
  name: string
  dir: 'ltr' | 'rtl'
  /** BCP 47, for dates and files. */
  tag: string
  /** For link previews: https://ogp.me/#optional */
  territory: string
  /** Subsets of the site's font. The last one is for the first screen. */
  fonts: readonly ('latin' | 'hebrew')[]
}

export const locales = {
  en: { name: 'English', dir: 'ltr', tag: 'en', territory: 'en_US', fonts: ['latin'] },
  he: { name: 'עברית', dir: 'rtl', tag: 'he-IL', territory: 'he_IL', fonts: ['latin', 'hebrew'] },
} as const satisfies Record<string, Locale>

export type Language = keyof typeof locales

export const defaultLanguage: Language = 'en'

export function isLanguage(code: string | null | undefined): code is Language {
  return typeof code === 'string' && Object.hasOwn(locales, code)
}

export const languages: readonly Language[] = Object.keys(locales).filter(isLanguage)

export function languageNamed(lang: string | null | undefined): Language {
  return isLanguage(lang) ? lang : defaultLanguage
}

export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language)
}
