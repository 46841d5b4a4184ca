import { formNamed } from './forms/forms.ts'
import { cellsOf, outputNamed, subjectNamed } from './packed.ts'
import type { PackedCell, PackedEntry, PackedOutput, PackedRow, PackedSubject } from './parts.ts'

type Cell = NonNullable<PackedOutput['lines'][number]['cells'][number]>

/** A number of an output. */
export interface CellStep {
  kind: 'cell'
  at: string
  output: string
  label: string
  isTerm: boolean
  column: string
  cell: Cell
  behind: PackedCell
}

/** A variable of a record or of an analysis row. */
export interface ValueStep {
  kind: 'value'
  at: string
  subject: string
  row: PackedRow
  dataset: string
  variable: string
  person: PackedSubject
}

/** A field of a form. */
export interface FieldStep {
  kind: 'field'
  at: string
  subject: string
  entry: PackedEntry
  form: string
  item: string
  person: PackedSubject
}

export type Step = CellStep | ValueStep | FieldStep

export function findCell(output: string, id: string): CellStep | undefined {
  const found = outputNamed(output)
  for (const { label, isTerm = false, cells } of found?.lines ?? []) {
    const index = cells.findIndex((cell) => cell?.id === id)
    const cell = cells[index]
    const behind = cell && cellsOf(output)[id]
    if (!cell || !behind) continue
    const column = found?.columns[index] ?? ''
    return { kind: 'cell', at: `${output}.${id}`, output, label, isTerm, column, cell, behind }
  }
  return undefined
}

/** The step that an address names, e.g. `t-14-2-1.hazardRatio` or `101-003.AE.2.AETERM`. */
export function findStep(at: string): Step | undefined {
  const parts = at.split('.')
  const [first = '', dataset = '', seq = '', variable = ''] = parts
  if (parts.length === 2) return findCell(first, dataset)
  const person = parts.length === 4 ? subjectNamed(first) : undefined
  if (!person) return undefined
  const id = `${dataset}.${seq}`
  if (formNamed(dataset)) {
    const entry = person.entries.find((one) => one.id === id)
    if (!entry || !Object.hasOwn(entry.values, variable)) return undefined
    return { kind: 'field', at, subject: first, entry, form: dataset, item: variable, person }
  }
  const row = [...person.records, ...person.analysis].find((one) => one.id === id)
  if (!row || !Object.hasOwn(row.values, variable)) return undefined
  return { kind: 'value', at, subject: first, row, dataset, variable, person }
}
