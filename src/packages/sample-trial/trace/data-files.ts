import type { Drawing } from '../drawing.ts'
import type { AuditEvent } from '../forms/entry.ts'
import type { Model } from '../metadata.ts'
import type { Value } from '../row.ts'

/** A piece of the source of a program. */
export interface SourceCode {
  code: string
  /** Below the folder of programs. */
  file: string
  line: number
  /** The functions that it calls, directly or indirectly. */
  calls: readonly string[]
}

export interface VariableRule {
  label: string
  rule: string
  source: SourceCode
}

export interface TracedRow {
  id: string
  values: Record<string, Value>
  /** For each variable, the names of the values that it was made from, without the participant. */
  used: Record<string, readonly string[]>
  /** The values that decided that the row exists. */
  because?: readonly string[]
}

export interface TracedEntry extends TracedRow {
  enteredAt: string
  enteredBy: string
  typedAt: Record<string, string>
  audit: Record<string, AuditEvent[]>
}

/** Rows of one dataset, and the variables that were read of them. */
export interface RowSet {
  dataset: string
  variables: readonly string[]
  /** Indexes in `StoredTable.rows` of the dataset. */
  rows: readonly number[]
}

export interface CellSources {
  statistic: string
  /** The name of the function that computed it, in `OutputSources.functions`. */
  program: string
  /** What the function was called with. */
  given: string
  counted: ListedRows
  /** The rows among which they were counted. `variables` are those of the rows that do not count. */
  group: ListedRows
}

interface ListedRows extends Omit<RowSet, 'rows'> {
  /** A place in `OutputSources.lists`. */
  list: number
}

/** What many cells have in common. */
export interface CellKind extends Pick<CellSources, 'statistic' | 'program'> {
  counted: Omit<RowSet, 'rows'>
  group: Omit<RowSet, 'rows'>
}

/** A cell in the file: `kind` is a place in `OutputSources.kinds`, `counted` and `group` are lists. */
export type StoredCell = readonly [kind: number, given: string, counted: number, group: number]

export interface StoredOutput {
  /** The file of its program, below the folder of programs. */
  file: string
  columns: readonly string[]
  lines: {
    label: string
    isTerm?: boolean
    level?: number
    cells: ({ id: string; text: string; parts: readonly string[] } | null)[]
  }[]
  /** Of a figure. */
  drawing?: Drawing
}

export interface StoredTable {
  variables: readonly string[]
  rows: { subject: string; seq: number; values: Value[] }[]
}

export interface RaisedQuery {
  check: string
  /** The field, e.g. `101-003.form-ae.2.AESTDAT`. */
  at: string
}

export interface DescribedDataset {
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
  /** What the dictionary codes, as investigators write it. */
  terms: string[]
  /** The number of a participant, whose forms are shown as an example. */
  example: string
}

/** The file that all pages read. */
export interface Study {
  facts: StudyFacts
  /** In the order of the submission. */
  datasets: DescribedDataset[]
  outputs: Record<string, StoredOutput>
}

/** The sources of the numbers in the outputs. */
export interface OutputSources {
  /** By output, then by cell. */
  cells: Record<string, Record<string, StoredCell>>
  kinds: readonly CellKind[]
  /** The analysis datasets. */
  tables: Record<string, StoredTable>
  /** Lists of rows, as indexes in `StoredTable.rows`. Equal lists are stored once. */
  lists: readonly (readonly number[])[]
  /** The cells as `output.cell`, and each output, which represents the choice of its lines. */
  names: readonly string[]
  /** The rule of each variable, by dataset and name. */
  rules: Record<string, VariableRule>
  /** By name. */
  functions: Record<string, SourceCode>
}

export interface PlantedMistake {
  /** A key in the words. */
  kind: string
  /** The check that is there to find it. */
  check: string
  /** Forms that were first typed with it. */
  count: number
  /** The field of one of them. */
  example: string
}

export interface PlantedFile {
  /** Constants of the simulation, by the names of their places in the words. */
  numbers: Record<string, string | number>
  mistakes: PlantedMistake[]
}

/** The zip with all files of the submission. */
export interface SubmissionZip {
  file: string
  bytes: number
  /** How many are in it. */
  files: number
}
