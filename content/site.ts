import type { Language } from './locales.ts'

export interface Representatives {
  eu: Record<Language, string> | null
  uk: Record<Language, string> | null
}

export interface MailboxHost {
  name: string
  /** Country. */
  place: Record<Language, string>
  /** On what a transfer from the European Economic Area is based. */
  transfer: Record<Language, string>
}

export interface LegalEntity {
  /** In full, as registered. */
  name: Record<Language, string>
  /** With its register, e.g. `company number 51-000000-0`. */
  number: Record<Language, string>
}

/** The provider is fictional. `company/README.md` says how to replace it. */
export const site = {
  /** If true, a line says what is invented: people, works, figures, and the citations of both. */
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
  city: { en: 'Tel Aviv', he: 'תל אביב' },
  /** Name and address of those named under Article 27 of the GDPR and of the UK GDPR. */
  representatives: { eu: null, uk: null },
  /** Who stores the mailbox of `MAIL_TO`. Without it the privacy policy and each deploy say that it is missing. */
  mailboxHost: null,
  /** For the privacy policy of a real company. */
  legalEntity: null,
  profile: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/marom-example' },
  glossaryLicense: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  /** Of its data and programs. `id`: https://spdx.org/licenses/ */
  studyLicense: {
    name: 'CC0 1.0',
    id: 'CC0-1.0',
    href: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
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
  representatives: Representatives
  mailboxHost: MailboxHost | null
  legalEntity: LegalEntity | null
  profile: { name: string; href: string }
  glossaryLicense: { name: string; href: string }
  studyLicense: { name: string; id: string; href: string }
  copyrightYear: number
}
