import type { Language } from '#content/locales.ts'

export type Words = Readonly<Record<Language, string>>

export interface Rule {
  /** A number of CORE, e.g. `CORE-000005`, or a short name of our own. */
  id: string
  /** The ids of the same rule at CDISC and at the FDA. */
  also: readonly string[]
  says: Words
  /** SQLite: one number, of what breaks the rule. Empty if no dataset has what the rule is about. */
  query: string
}

/** @param also ids, separated by spaces */
export const own = (id: string, also: string, en: string, he: string, query: string): Rule => ({
  id,
  also: also.split(' ').filter((one) => one !== ''),
  says: { en, he },
  query,
})

/** @param id the digits of the number */
export const core = (id: string, also: string, en: string, he: string, query: string): Rule =>
  own(`CORE-${id}`, also, en, he, query)
