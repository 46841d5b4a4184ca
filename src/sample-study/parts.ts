import type { Value } from './derive.ts'
import type { AuditEvent } from './forms/entry.ts'
import type { Model } from './metadata.ts'

export interface PackedRule {
  label: string
  rule: string
  code: string
}

/** A row; `used` names what each value was made from, within the participant. */
export interface PackedRow {
  id: string
  values: Record<string, Value>
  used: Record<string, readonly string[]>
}

export interface PackedEntry extends PackedRow {
  enteredAt: string
  typedAt: Record<string, string>
  audit: Record<string, AuditEvent[]>
}

export interface PackedSubject {
  entries: PackedEntry[]
  records: PackedRow[]
  analysis: PackedRow[]
  /** The cells that count a row, by the row's id. */
  counts: Record<string, string[]>
}

export interface PackedCell {
  statistic: string
  code: string
  dataset: string
  variables: readonly string[]
  /** Places in the table of the dataset. */
  rows: readonly number[]
}

export interface PackedOutput {
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
export interface PackedTable {
  variables: readonly string[]
  rows: { subject: string; seq: number; values: Value[] }[]
}

export interface RaisedQuery {
  check: string
  /** Where it stands, e.g. `101-003.form-ae.2.AESTDAT`. */
  at: string
}

/** A dataset as a page describes it. */
export interface PackedDataset {
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
