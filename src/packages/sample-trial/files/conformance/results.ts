/** A sentence in English, and in the languages into which the publisher translated it. */
export type InLanguages = Readonly<Record<string, string>> & { readonly en: string }

/** Sentences of another language, by the id of their rule. */
export interface Translation {
  rules: ReadonlyMap<string, { says: string }>
  findings: ReadonlyMap<string, { says: string; why: string }>
}

/** A rule of CDISC CORE by which the engine found something, with our explanation. */
export interface EngineFinding<Sentence = InLanguages> {
  id: string
  /** The ids of the rule at CDISC or the FDA. */
  also: readonly string[]
  /** In our words. */
  says: Sentence
  /** The number of records that the engine reports. Null if the rule stopped with an error. */
  found: number | null
  why: Sentence
}

/** One of our own rules. */
export interface RuleResult<Sentence = InLanguages> {
  id: string
  /** Rules of CDISC about the same. */
  also: readonly string[]
  says: Sentence
  /** SQLite. */
  query: string
  /** What the query counted. */
  found: number
}

/** The file of results. */
export interface ConformanceResults<Sentence = InLanguages> {
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
    /** Of these, only programs that the Define-XML quotes, which the engine does not read. */
    onlyPrograms: boolean
    ran: number
    clean: number
    stopped: number
    notApplicable: number
    /** What each rule that it ran found. Null if the rule stopped with an error. */
    rules: Readonly<Record<string, number | null>>
  }
  findings: readonly EngineFinding<Sentence>[]
  groups: readonly { id: string; rules: readonly RuleResult<Sentence>[] }[]
}
