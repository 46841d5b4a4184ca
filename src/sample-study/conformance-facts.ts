import type { Language } from '#content/locales.ts'

type InLanguages = Readonly<Record<Language, string>>

interface EngineResult {
  /** The number of records that the CORE engine reports. Null if the rule stopped with an error. */
  engine?: number | null
  /** The explanation, if something was found. */
  why?: InLanguages
}

export interface RuleResult extends EngineResult {
  id: string
  also: readonly string[]
  says: InLanguages
  /** SQLite. */
  query: string
  /** What the query counted. */
  found: number
}

/** A rule that only the engine checked. */
export interface NotQueried extends EngineResult {
  id: string
  also: readonly string[]
  says: InLanguages
  /** A key in the words. */
  reason: 'library' | 'absent' | 'file'
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
  }
  groups: readonly { id: string; rules: readonly RuleResult[] }[]
  others: readonly NotQueried[]
}
