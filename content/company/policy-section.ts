import type { StorageRow } from '../storage.ts'
import type { PageCopy } from '../types.ts'

/**
 * One section of a policy page or of the accessibility statement: the list or the table, if any,
 * follows the paragraphs. Paragraphs and items may hold links, `[words](page)`: see
 * `src/blocks/linked-text.tsx`.
 */
export interface PolicySection {
  /** The anchor: kebab-case English, the same in both languages. */
  id: string
  heading: string
  paragraphs: string[]
  items?: string[]
  /** What the site can store in a browser: the heads of the table's two columns, and its rows. */
  storage?: { heads: { name: string; purpose: string }; rows: StorageRow[] }
}

/** Whom to write to about a policy. */
export interface PolicyContact {
  /** The anchor of the section. */
  id: string
  heading: string
  text: string
  /** Who answers, where a law wants a role to be named: then all the ways to reach it are given. */
  role?: string
}

/** The words of a policy page. */
export interface PolicyCopy extends PageCopy {
  heading: string
  lead: string
  lastUpdated: string
  /** Stands before the day in `inForce`. */
  inForceSince: string
  /** ISO day since which the text reads as it does, the same in both languages. */
  inForce: string
  sections: PolicySection[]
  contact: PolicyContact
}
