import type { Value } from './derive.ts'
import type { AuditEvent } from './forms/entry.ts'
import type { Model } from './metadata.ts'

export interface RuleFacts {
  label: string
  rule: string
  code: string
}

export interface RowFacts {
  id: string
  values: Record<string, Value>
  /** For each variable, the names of the values that it was made from, without the participant. */
  used: Record<string, readonly string[]>
}

export interface EntryFacts extends RowFacts {
  enteredAt: string
  typedAt: Record<string, string>
  audit: Record<string, AuditEvent[]>
}

export interface ParticipantFacts {
  entries: EntryFacts[]
  records: RowFacts[]
  analysis: RowFacts[]
  /** The cells that count a row, by the id of the row. */
  counts: Record<string, string[]>
}

export interface CellFacts {
  statistic: string
  code: string
  dataset: string
  variables: readonly string[]
  /** Indexes in `TableFacts.rows` of the dataset. */
  rows: readonly number[]
}

export interface OutputFacts {
  program: string
  columns: readonly string[]
  lines: {
    label: string
    isTerm?: boolean
    level?: number
    cells: ({ id: string; text: string; parts: readonly string[] } | null)[]
  }[]
}

export interface TableFacts {
  variables: readonly string[]
  rows: { subject: string; seq: number; values: Value[] }[]
}

export interface RaisedQuery {
  check: string
  /** The field, e.g. `101-003.form-ae.2.AESTDAT`. */
  at: string
}

export interface DatasetFacts {
  model: Model
  name: string
  label: string
  structure: string
  variables: { name: string; label: string; type: string; rule: string }[]
}

export interface StudyFacts {
  checks: { id: string; item: string }[]
  counts: Record<string, number>
  queries: RaisedQuery[]
  corrections: number
  /** The outputs that read a variable, by dataset and name. */
  readers: Record<string, string[]>
  /** The number of a participant, whose forms are shown as an example. */
  example: string
}

/** The file that all pages read. */
export interface Study {
  facts: StudyFacts
  /** In the order of the submission. */
  datasets: DatasetFacts[]
  /** The rule of each variable, by dataset and name. */
  rules: Record<string, RuleFacts>
  outputs: Record<string, OutputFacts>
}

/** The sources of the numbers in the outputs. */
export interface Lineage {
  /** By output, then by cell. */
  cells: Record<string, Record<string, CellFacts>>
  /** The analysis datasets. */
  tables: Record<string, TableFacts>
}
