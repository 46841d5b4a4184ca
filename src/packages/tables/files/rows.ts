/** Tables of facts: CSV whose first line names the columns. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { cellsOf } from '../csv.ts'
import { stopAt } from './stop-at.ts'

/** A line of a table, with its file and line. */
export type Row<Cells> = Readonly<Cells> & { readonly at: string }

export const filled = z.string().min(1, 'the cell is empty')

const quotes = 'a quotation mark is wrong. Write a cell with a comma as "a, b", and " as "" in such a cell'

/**
 * @param shape of a line; its keys are the columns, in the same order
 * @throws with file and line of each fault
 */
export function rowsIn<Shape extends z.ZodRawShape>(
  text: string,
  file: string,
  shape: z.ZodObject<Shape>,
): Row<z.infer<z.ZodObject<Shape>>>[] {
  const columns = Object.keys(shape.shape)
  const [head, ...lines] = text.trimEnd().split(/\r?\n/)
  if (head !== columns.join()) throw new Error(`${file}:1: the columns must be "${columns}", not "${head}".`)
  const faults: string[] = []
  const rows = lines.flatMap((line, place) => {
    const at = `${file}:${place + 2}`
    const cells = cellsOf(line)
    if (cells?.length !== columns.length) {
      faults.push(`${at}: ${cells ? `${cells.length} cells instead of ${columns.length}` : quotes}.`)
      return []
    }
    const { data, error } = shape.safeParse(Object.fromEntries(columns.map((name, i) => [name, cells[i]])))
    for (const { path, message } of error?.issues ?? []) faults.push(`${at}: ${path.join()}: ${message}.`)
    return data ? [{ ...data, at }] : []
  })
  stopAt(faults)
  return rows
}

export const readRows = <Shape extends z.ZodRawShape>(file: string, shape: z.ZodObject<Shape>) =>
  rowsIn(readFileSync(file, 'utf8'), file, shape)

/** @throws if two lines have the same key */
export function keyed<One extends { readonly at: string }>(
  rows: readonly One[],
  keyOf: (row: One) => string,
): ReadonlyMap<string, One> {
  const found = new Map<string, One>()
  const faults: string[] = []
  for (const row of rows) {
    const [key, first] = [keyOf(row), found.get(keyOf(row))]
    if (first) faults.push(`${row.at}: "${key}" is at ${first.at} too. Delete one of them.`)
    else found.set(key, row)
  }
  stopAt(faults)
  return found
}
