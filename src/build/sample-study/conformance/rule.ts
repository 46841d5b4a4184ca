import type { Language } from '#content/locales.ts'

export type Words = Readonly<Record<Language, string>>

export interface Rule {
  id: string
  /** Rules of CDISC about the same. */
  also: readonly string[]
  says: Words
  /** SQLite: one number, of what breaks the rule. */
  query: string
}

/** @param also ids, separated by spaces */
export const own = (id: string, also: string, en: string, he: string, query: string): Rule => ({
  id,
  also: also.split(' ').filter((one) => one !== ''),
  says: { en, he },
  query,
})
