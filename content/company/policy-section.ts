import type { Language } from '../locales.ts'
import type { StorageRow } from '../storage.ts'
import type { PageCopy } from '../types.ts'

/**
 * Paragraphs and items can have links, `[words](page)`: see `src/blocks/linked-text.tsx`. Where a policy says what the
 * code does they have claims, `{name|words}`, which `test/site/policies.test.ts` compares with the code.
 */
export interface PolicySection {
  /** The anchor: kebab-case English, the same in both languages. */
  id: string
  heading: string
  paragraphs: string[]
  items?: string[]
  /** The table of `content/storage.ts`. */
  storage?: { heads: { name: string; purpose: string }; rows: StorageRow[] }
}

const claim = /\{([\w.-]+)\|([^{}]*)\}/g

const unmarked = (text: string) => text.replace(claim, '$2')

/** As the page has them. */
export const withoutClaims = (sections: readonly PolicySection[]): PolicySection[] =>
  sections.map(({ items, ...section }) => ({
    ...section,
    paragraphs: section.paragraphs.map(unmarked),
    ...(items && { items: items.map(unmarked) }),
  }))

/** The words of each claim of a section, by its name. */
export const claimsIn = ({ paragraphs, items = [] }: PolicySection): Map<string, string> =>
  new Map(
    [...paragraphs, ...items].flatMap((text) =>
      [...text.matchAll(claim)].map(([, name = '', words = '']) => [name, words]),
    ),
  )

/** The words before the two days at the top of each policy. */
export const dateLabels = {
  en: { lastUpdated: 'Last updated', inForceSince: 'In effect since' },
  he: { lastUpdated: 'עודכן לאחרונה', inForceSince: 'הנוסח בתוקף מיום' },
}

/** Before the list of the versions. It quotes the labels, so their order does not matter. */
export function datesLine(language: Language): string {
  const { lastUpdated, inForceSince } = dateLabels[language]
  return {
    en: `“${inForceSince}” gives the day of this text, “${lastUpdated}” the day on which you opened the page. We send you an earlier text on request. Version history:`,
    he: `ליד ״${inForceSince}״ מופיע היום שבו נכנס לתוקף נוסח זה, וליד ״${lastUpdated}״ – היום שבו נפתח העמוד. נוסח קודם נשלח לפי בקשה. אלה הנוסחים עד כה:`,
  }[language]
}

export interface PolicyContact {
  /** The anchor of the section. */
  id: string
  heading: string
  text: string
  /** A role that a law requires. The page then lists all ways to reach it. */
  role?: string
}

export interface PolicyCopy extends PageCopy {
  heading: string
  lead: string
  lastUpdated: string
  /** The words before `inForce`. */
  inForceSince: string
  /** ISO day since which this text is in force, the same in both languages. */
  inForce: string
  sections: PolicySection[]
  contact: PolicyContact
}
