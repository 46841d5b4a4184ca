import type { Notes, Row } from '../derive.ts'
import type { Cell, Output } from '../outputs/cell.ts'
import type { StoredOutput } from './data-files.ts'

export const cellsOf = ({ lines }: Output): Cell[] =>
  lines.flatMap(({ cells }) => cells.filter((one) => one !== null))

/** What a cell, or the choice of the lines of an output, was made from. */
interface Reading {
  /** `output.cell`, or the id of the output. */
  name: string
  notes: readonly Notes[]
  /** The rows that count. */
  rows: readonly Row[]
}

export const readingsOf = (outputs: readonly Output[]): Reading[] =>
  outputs.flatMap((output) => [
    { name: output.id, notes: output.linesFrom ?? [], rows: [] },
    ...cellsOf(output).map(({ id, notes, rows }) => ({ name: `${output.id}.${id}`, notes, rows })),
  ])

const stored = ({ file, columns, lines, drawing }: Output): StoredOutput => ({
  file: `first/outputs/${file}`,
  columns,
  lines: lines.map((line) => ({
    ...line,
    cells: line.cells.map((one) => one && { id: one.id, text: one.text, parts: one.parts }),
  })),
  ...(drawing ? { drawing } : {}),
})

/** What pages and the report read, by the id of the output. */
export const storedOutputs = (outputs: readonly Output[]): Record<string, StoredOutput> =>
  Object.fromEntries(outputs.map((output) => [output.id, stored(output)]))
