/** The languages of the site. The first is the default: it has no `lang` parameter in its addresses. */
export const locales = {
  en: { code: 'en', name: 'English', dir: 'ltr', tag: 'en' },
  he: { code: 'he', name: 'עברית', dir: 'rtl', tag: 'he-IL' },
} as const satisfies Record<string, { code: string; name: string; dir: 'ltr' | 'rtl'; tag: string }>

export type Language = keyof typeof locales

export const languages = ['en', 'he'] as const satisfies readonly Language[]

export const defaultLanguage: Language = 'en'
