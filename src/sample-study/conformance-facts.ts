import type { Language } from '#content/locales.ts'

type InLanguages = Readonly<Record<Language, string>>

/** A rule of CDISC CORE by which the engine found something, with our explanation. */
export interface EngineFinding {
  id: string
  /** The ids of the rule at CDISC or the FDA. */
  also: readonly string[]
  /** In our words. */
  says: InLanguages
  /** The number of records that the engine reports. Null if the rule stopped with an error. */
  found: number | null
  why: InLanguages
}

/** One of our own rules. */
export interface RuleResult {
  id: string
  /** Rules of CDISC about the same. */
  also: readonly string[]
  says: InLanguages
  /** SQLite. */
  query: string
  /** What the query counted. */
  found: number
}

/** The file of results for visitors, which the page reads. */
export interface ConformanceFacts {
  /** What the CORE engine said, once. */
  engine: {
    version: string
    terminology: string
    day: string
    dataVersion: string
    /** Of the files that it read. */
    checksum: string
    files: number
    /** Files that have changed since. */
    changed: readonly string[]
    ran: number
    clean: number
    stopped: number
    notApplicable: number
    /** What each rule that it ran found. Null if the rule stopped with an error. */
    rules: Readonly<Record<string, number | null>>
  }
  findings: readonly EngineFinding[]
  groups: readonly { id: string; rules: readonly RuleResult[] }[]
}
