import { codeOf, derive, type Read, type Row } from '#src/sample-study/derive.ts'

/** A number of an output, or a few numbers in one cell, e.g. an estimate with its interval. */
export interface Cell {
  id: string
  text: string
  /** Each number, for the sentences of the report. */
  parts: readonly string[]
  /** Its key in the words. */
  statistic: string
  code: string
  /** The rows that count. */
  rows: readonly Row[]
  /** Every value that was read, also of rows that do not count. */
  used: readonly string[]
}

export interface Line {
  /** A key in the words, or a term of the data. */
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
  /** The default is the parts with blanks between them. */
  text?: string
}

/** @param compute its source text is published with the cell */
export function cell(id: string, statistic: string, compute: (read: Read) => Found): Cell {
  const { result, used } = derive(compute)
  const { parts, rows, text = parts.join(' ') } = result
  return { id, text, parts, statistic, code: codeOf(compute), rows, used }
}

/** A column of an output. */
export interface Group {
  name: string
  holds: (read: Read, row: Row) => boolean
}

const ofArm = (variable: string, number: number) => (read: Read, row: Row) =>
  read.number(row, variable) === number

/** The two arms and all participants. @param variable of the treatment, e.g. `TRT01PN` */
export const groupsBy = (variable: string): readonly [Group, Group, Group] => [
  { name: 'treatment', holds: ofArm(variable, 1) },
  { name: 'control', holds: ofArm(variable, 2) },
  { name: 'total', holds: () => true },
]

export const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1)

/** Count and percentage. */
export function share(read: Read, members: readonly Row[], has: (read: Read, row: Row) => boolean): Found {
  const rows = members.filter((row) => has(read, row))
  const parts = [String(rows.length), percent(rows.length, members.length)]
  return { parts, rows, text: `${parts[0]} (${parts[1]}%)` }
}
