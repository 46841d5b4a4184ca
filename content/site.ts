import type { Language } from './locales.ts'

/** The provider. Fictional: see the README of this folder for how to replace it. */
export const site = {
  /** Whether people, reviews and publications are invented: then a line beside them says so. */
  isSample: true,
  name: { en: 'Marom Clinical Research', he: 'מרום מחקר קליני' },
  shortName: { en: 'Marom', he: 'מרום' },
  tagline: { en: 'Clinical Research', he: 'מחקר קליני' },
  email: 'office@marom.example',
  phone: { display: '+972-3-555-0142', href: 'tel:+97235550142' },
  address: {
    en: ['12 HaMada Street', 'Tel Aviv 6100000', 'Israel'],
    he: ['רחוב המדע 12', 'תל אביב 6100000', 'ישראל'],
  },
  /** Where the company publishes, as a citation names it. */
  city: { en: 'Tel Aviv', he: 'תל אביב' },
  profile: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/marom-example' },
  /** Under which the glossary’s files may be used. */
  glossaryLicense: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  copyrightYear: 2024,
} as const satisfies {
  isSample: boolean
  name: Record<Language, string>
  shortName: Record<Language, string>
  tagline: Record<Language, string>
  address: Record<Language, readonly string[]>
  city: Record<Language, string>
  email: string
  phone: { display: string; href: string }
  profile: { name: string; href: string }
  glossaryLicense: { name: string; href: string }
  copyrightYear: number
}
