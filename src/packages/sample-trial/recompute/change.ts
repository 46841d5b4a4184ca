import type { Value } from '../row.ts'
import type { PlacedCell } from '../trace/cell-places.ts'

/** A field with another value. */
export interface Change {
  subject: string
  /** E.g. `form-ae`. */
  form: string
  /** Counts the forms of this kind of the participant, from 1. */
  seq: number
  /** E.g. `AESTDAT`. */
  item: string
  /** Null for an empty field. */
  value: Value
}

export type Pair = readonly [before: string, after: string]

/** A record or an analysis row. An added one has no values before, a removed one has none after. */
export interface ChangedRow {
  /** E.g. `DM`. */
  dataset: string
  seq: number
  state: 'changed' | 'added' | 'removed'
  /** Only of a changed row. */
  values: readonly { variable: string; texts: Pair }[]
}

/** A number of an output. An added one was in no line before, a removed one is in none. */
export interface ChangedCell extends Pick<ChangedRow, 'state'> {
  output: string
  cell: string
  place: PlacedCell
  texts: Pair
}
