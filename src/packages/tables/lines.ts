import { cellsOf } from './csv.ts'
import { stopAt } from './stop-at.ts'

/** A line of a table of facts, with its file and line. */
export interface Line<Column extends string> {
  readonly at: string
  readonly cell: (column: Column) => string
}

const quotes = 'a quotation mark is wrong. Write a cell with a comma as "a, b", and " as "" in such a cell'

/**
 * @param columns of the first line, in their order
 * @param read says what is wrong with a line, and gives its value, or undefined after a fault
 * @throws with file and line of each fault
 */
export function linesIn<Column extends string, Value>(
  text: string,
  file: string,
  columns: readonly Column[],
  read: (line: Line<Column>, say: (fault: string) => void) => Value | undefined,
): Value[] {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/)
  if (head !== columns.join()) throw new Error(`${file}:1: the columns must be "${columns}", not "${head}".`)
  const faults: string[] = []
  const values: Value[] = []
  for (const [place, line] of lines.entries()) {
    const at = `${file}:${place + 2}`
    const say = (fault: string) => faults.push(`${at}: ${fault}.`)
    const cells = cellsOf(line)
    if (cells?.length !== columns.length) {
      say(cells ? `${cells.length} cells instead of ${columns.length}` : quotes)
      continue
    }
    const value = read({ at, cell: (column) => cells[columns.indexOf(column)] ?? '' }, say)
    if (value !== undefined) values.push(value)
  }
  stopAt(faults)
  return values
}
