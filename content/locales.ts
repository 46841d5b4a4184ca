interface Locale {
  /** In the language itself: how others name it to its readers. */
  name: string
  dir: 'ltr' | 'rtl'
  /** BCP 47, for dates and files. */
  tag: string
  /** How link previews write it: https://ogp.me/#optional */
  territory: string
  /** Subsets of the site's font that a page needs, the one that its first screen needs last. */
  fonts: readonly ('latin' | 'hebrew')[]
}

/**
 * The languages of the site. The first is the default: it has no `lang` parameter in its addresses.
 */
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

/** The language that an address's `lang` means: the one it names exactly, else the default. */
export function languageNamed(lang: string | null | undefined): Language {
  return isLanguage(lang) ? lang : defaultLanguage
}

/** The languages that a page is also in. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language)
}
