import type { Value } from './derive.ts'
import type { AuditEvent } from './forms/entry.ts'
import type { Model } from './metadata.ts'

export interface RuleFacts {
  label: string
  rule: string
  code: string
}

/** A row; `used` names what each value was made from, within the participant. */
export interface RowFacts {
  id: string
  values: Record<string, Value>
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
  /** The cells that count a row, by the row's id. */
  counts: Record<string, string[]>
}

export interface CellFacts {
  statistic: string
  code: string
  dataset: string
  variables: readonly string[]
  /** Places in the table of the dataset. */
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

/** The rows of an analysis dataset as a page lists them. */
export interface TableFacts {
  variables: readonly string[]
  rows: { subject: string; seq: number; values: Value[] }[]
}

export interface RaisedQuery {
  check: string
  /** Where it stands, e.g. `101-003.form-ae.2.AESTDAT`. */
  at: string
}

/** A dataset as a page describes it. */
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
  /** Which outputs read a variable, by dataset and name. */
  readers: Record<string, string[]>
  /** An example of a filled form. */
  example: string
}

/** What all pages of the study read. */
export interface Study {
  facts: StudyFacts
  /** The datasets in the order of the submission, with their variables. */
  datasets: DatasetFacts[]
  /** How each variable comes to its value, by dataset and name. */
  rules: Record<string, RuleFacts>
  outputs: Record<string, OutputFacts>
}

/** What the numbers of the outputs were computed from. */
export interface Lineage {
  /** By output, then by cell. */
  cells: Record<string, Record<string, CellFacts>>
  /** The analysis datasets. */
  tables: Record<string, TableFacts>
}
