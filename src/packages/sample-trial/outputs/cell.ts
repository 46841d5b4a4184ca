import { type Notes, noted, type Read, type Row } from '../derive.ts'
import type { Drawing } from '../drawing.ts'
import { asText, countAndPercent, joined, type Statistic, whole } from './statistic.ts'

/** A number of an output, or a few numbers in one cell, e.g. an estimate with its interval. */
export interface Cell {
  id: string
  text: string
  /** Each number, for the sentences of the report. */
  parts: readonly string[]
  /** The same numbers with their names and not rounded, for the outputs as data. */
  statistics: readonly Statistic[]
  /** Its key in the words. */
  statistic: string
  /** The function that computed it. */
  program: string
  /** What the function was called with, e.g. `ADSL; SEX = F`. */
  given: string
  /** The rows that count. */
  rows: readonly Row[]
  /** The rows among which they were counted, e.g. those of a denominator. */
  group: readonly Row[]
  /** Every value that was read, also of rows that do not count. */
  notes: readonly Notes[]
}

export interface Line {
  /** A key in the words, or a term of the data. */
  label: string
  isTerm?: boolean
  /** How far it is below the line that it belongs to. The default is 0: it belongs to none. */
  level?: number
  cells: readonly (Cell | null)[]
}

export interface Output {
  id: string
  /** The file of the program in this folder. */
  file: string
  columns: readonly string[]
  lines: readonly Line[]
  /** The values that decided which lines there are. The default is none. */
  linesFrom?: readonly Notes[]
  /** Of a figure. */
  drawing?: Drawing
}

export interface Found {
  /** See the functions in `statistic.ts`. A text alone is a value of a listing. */
  parts: readonly (Statistic | string)[]
  rows: readonly Row[]
  /** The default is `rows`. */
  group?: readonly Row[]
  /** The default is the parts with blanks between them. */
  text?: string
}

/** An argument of a program. */
export interface Named {
  /** Its name on the page. */
  text: string
  /** What was read to make it. */
  notes?: readonly Notes[]
}

interface Computed {
  statistic: string
  program: string
  given: readonly Named[]
  notes: Notes
}

function cellOf(id: string, found: Found, { statistic, program, given, notes }: Computed): Cell {
  const statistics = found.parts.map((part) => (typeof part === 'string' ? asText('value', part) : part))
  const { rows, group = rows, text = joined(statistics, ' ') } = found
  const names = given.map((one) => one.text).filter((name) => name !== '')
  return {
    id,
    text,
    parts: statistics.map((part) => part.text),
    statistics,
    statistic,
    program,
    given: names.join('; '),
    rows,
    group,
    notes: [...given.flatMap((one) => one.notes ?? []), notes],
  }
}

/** @param program its source is published with the cell, so it must be a function of its file */
export function cell<Given extends readonly Named[]>(
  id: string,
  statistic: string,
  program: (read: Read, ...given: Given) => Found,
  ...given: Given
): Cell {
  const { result, notes } = noted((read) => program(read, ...given))
  return cellOf(id, result, { statistic, program: program.name, given, notes })
}

/** Cells that one call of the program computes, in the order of `ids`. Each has its own text of what was given. */
export function cellsOf<Given extends readonly Named[]>(
  ids: readonly { id: string; text: string }[],
  statistic: string,
  program: (read: Read, ...given: Given) => readonly Found[],
  ...given: Given
): Cell[] {
  const { result, notes } = noted((read) => program(read, ...given))
  return ids.flatMap(({ id, text }, index) => {
    const found = result[index]
    return found
      ? cellOf(id, found, { statistic, program: program.name, given: [...given, { text }], notes })
      : []
  })
}

/** Rows to choose from, e.g. those of ADSL. */
export interface Data extends Named {
  rows: readonly Row[]
  notes: readonly Notes[]
}

/**
 * A condition on a row. The Analysis Results Standard selects by `text`: it must be `VARIABLE = value`, with
 * `!=`, `>`, `>=`, `<` or `<=`, or `VARIABLE is filled`. Another text is an argument of the program.
 */
export interface Condition extends Named {
  holds: (read: Read, row: Row) => boolean
}

export const everyone: Condition = { text: '', holds: () => true }

export const where = (variable: string, value: string | number): Condition => ({
  text: `${variable} = ${value}`,
  holds:
    typeof value === 'number'
      ? (read, row) => read.number(row, variable) === value
      : (read, row) => read.text(row, variable) === value,
})

/** Later conditions are not read of a row for which an earlier one does not hold. */
export const all = (...conditions: readonly Condition[]): Condition => ({
  text: conditions.flatMap(({ text }) => text || []).join(' and '),
  holds: (read, row) => conditions.every(({ holds }) => holds(read, row)),
})

/** A blank value is not. */
export const atLeast = (variable: string, limit: number): Condition => ({
  text: `${variable} >= ${limit}`,
  holds: (read, row) => read.number(row, variable) >= limit,
})

export const isFilled = (variable: string): Condition => ({
  text: `${variable} is filled`,
  holds: (read, row) => read.text(row, variable) !== '',
})

export const rowsWhere = (read: Read, { rows }: Data, { holds }: Condition): Row[] =>
  rows.filter((row) => holds(read, row))

/** Rows that several cells begin with. What was read to choose them belongs to each of these cells. */
export function chosen(data: Data, condition: Condition): Data {
  const { result: rows, notes } = noted((read) => rowsWhere(read, data, condition))
  return { text: `${data.text}, ${condition.text}`, rows, notes: [...data.notes, notes] }
}

/** A column of an output. */
export interface Group {
  name: string
  data: Data
}

/** The rows of each arm. @param variable of the treatment, e.g. `TRT01PN` */
export const armsOf = (data: Data, condition: Condition, variable: string): [Group, Group] => [
  { name: 'treatment', data: chosen(data, all(condition, where(variable, 1))) },
  { name: 'control', data: chosen(data, all(condition, where(variable, 2))) },
]

/** The number of rows. */
export function count(_read: Read, { rows }: Data): Found {
  return { parts: [whole('N', rows.length)], rows }
}

/** Count and percentage. */
export function share(read: Read, group: Data, property: Condition): Found {
  const rows = rowsWhere(read, group, property)
  return { ...countAndPercent(rows.length, group.rows.length), rows, group: group.rows }
}
