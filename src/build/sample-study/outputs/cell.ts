import { codeOf, derive, type Read, type Row } from '#src/sample-study/derive.ts'

/** A number of an output, or a few that stand together such as an estimate with its interval. */
export interface Cell {
  id: string
  text: string
  /** The numbers one by one, for a sentence that says them. */
  parts: readonly string[]
  /** Name of the statistic in the words, and its code as it ran. */
  statistic: string
  code: string
  /** The rows that count. */
  rows: readonly Row[]
  /** Every value that was read, also of rows that turned out not to count. */
  used: readonly string[]
}

export interface Line {
  /** A name in the words, or a term of the data. */
  label: string
  isTerm?: boolean
  level?: number
  cells: readonly (Cell | null)[]
}

export interface Output {
  id: string
  /** The file of the program below `src/build/sample-study/outputs`. */
  program: string
  columns: readonly string[]
  lines: readonly Line[]
}

export interface Found {
  parts: readonly string[]
  rows: readonly Row[]
  /** How the parts are printed; in their order with blanks where nothing is said. */
  text?: string
}

/** Computes a cell; what it read is noted by the way. */
export function cell(id: string, statistic: string, compute: (read: Read) => Found): Cell {
  const { result, used } = derive(compute)
  const { parts, rows, text = parts.join(' ') } = result
  return { id, text, parts, statistic, code: codeOf(compute), rows, used }
}

/** A column: its name in identifiers, and whether a row belongs to it. */
export interface Group {
  name: string
  holds: (read: Read, row: Row) => boolean
}

const ofArm = (variable: string, number: number) => (read: Read, row: Row) =>
  read.number(row, variable) === number

/** The two arms by a variable of the treatment, and all. */
export const groupsBy = (variable: string): readonly [Group, Group, Group] => [
  { name: 'treatment', holds: ofArm(variable, 1) },
  { name: 'control', holds: ofArm(variable, 2) },
  { name: 'total', holds: () => true },
]

export const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1)

/** How many of the members of a group have a property, and which share that is. */
export function share(read: Read, members: readonly Row[], has: (read: Read, row: Row) => boolean): Found {
  const rows = members.filter((row) => has(read, row))
  const parts = [String(rows.length), percent(rows.length, members.length)]
  return { parts, rows, text: `${parts[0]} (${parts[1]}%)` }
}
