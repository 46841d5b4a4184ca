/** Tables of facts: CSV whose first line names the columns. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { linesIn } from '../lines.ts'

/** A line of a table, with its file and line. */
export type Row<Cells> = Readonly<Cells> & { readonly at: string }

export const filled = z.string().min(1, 'the cell is empty')

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
  return linesIn(text, file, columns, ({ at, cell }, say) => {
    const { data, error } = shape.safeParse(Object.fromEntries(columns.map((name) => [name, cell(name)])))
    for (const { path, message } of error?.issues ?? []) say(`${path.join()}: ${message}`)
    return data && { ...data, at }
  })
}

export const readRows = <Shape extends z.ZodRawShape>(file: string, shape: z.ZodObject<Shape>) =>
  rowsIn(readFileSync(file, 'utf8'), file, shape)
