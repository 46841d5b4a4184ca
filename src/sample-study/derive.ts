import { filled, type Origin, type Row, refOf, type Value, valuesOf } from './row.ts'

export type { Row, Value } from './row.ts'

/** The rows of a dataset. Some depend on a field, e.g. there is no record of a death without a death. */
export interface Table {
  rows: readonly Row[]
  /** The values that decided that other rows do not exist. */
  absent: readonly string[]
}

/** Reads values and notes their names. */
export interface Read {
  text: (row: Row | undefined, variable: string) => string
  /** NaN for an empty value. */
  number: (row: Row | undefined, variable: string) => number
  rows: (table: Table | undefined) => readonly Row[]
}

/** The variables that were read of each row. */
export type Notes = ReadonlyMap<Row, readonly string[]>

/**
 * Computes a value and notes what was read. `read` is the only access to the values of rows, so the trace
 * cannot differ from the computation.
 */
export function noted<Result>(compute: (read: Read) => Result): {
  result: Result
  notes: Notes
  /** See `Table`. */
  absent: ReadonlySet<string>
} {
  const notes = new Map<Row, string[]>()
  const absent = new Set<string>()
  // Rules mostly read the same row several times in succession.
  let last: { row: Row; values: Readonly<Record<string, Value>>; names: string[] } | undefined
  const open = (row: Row) => {
    const names = notes.get(row) ?? []
    if (names.length === 0) notes.set(row, names)
    return { row, names, values: valuesOf(row) }
  }
  const value = (row: Row | undefined, variable: string): Value => {
    if (!row) return null
    if (last?.row !== row) last = open(row)
    const found = last.values[variable]
    if (found === undefined)
      throw new Error(
        `A rule reads ${row.dataset}.${variable}, which is not there. Correct its name, or derive it earlier.`,
      )
    if (!last.names.includes(variable)) last.names.push(variable)
    return found
  }
  const read: Read = {
    text: (row, variable) => String(value(row, variable) ?? ''),
    number: (row, variable) => {
      const found = value(row, variable)
      return found === null || found === '' ? Number.NaN : Number(found)
    },
    rows: (table) => {
      for (const ref of table?.absent ?? []) absent.add(ref)
      return table?.rows ?? []
    },
  }
  return { result: compute(read), notes, absent }
}

/** As `noted`, with the names of all values that were read. */
export function derive<Result>(compute: (read: Read) => Result): { result: Result; used: string[] } {
  const { result, notes, absent } = noted(compute)
  const names = [...notes].flatMap(([row, variables]) => variables.map((variable) => refOf(row, variable)))
  return { result, used: [...names, ...absent] }
}

export type DataType = 'string' | 'integer' | 'float' | 'date'

export interface Variable<Source> {
  name: string
  label: string
  type: DataType
  /** Key in the words. */
  rule: string
  codeList?: string
  isKey?: boolean
  derive: (read: Read, source: Source, self: Row) => Value
}

/** The default type is `string`. */
export const variable = <Source>(
  name: string,
  label: string,
  rule: string,
  derive: Variable<Source>['derive'],
  more: Partial<Variable<Source>> = {},
): Variable<Source> => ({ name, label, type: 'string', rule, derive, ...more })

export interface Dataset<Source> {
  name: string
  label: string
  /** As Define-XML names it. */
  class: string
  structure: string
  variables: readonly Variable<Source>[]
}

/**
 * A variable may read the variables before it in the same row.
 * @param because the values that decided that the row exists
 */
export function makeRow<Source>(
  { name, variables }: Dataset<Source>,
  subject: string,
  seq: number,
  source: Source,
  because: readonly string[] = [],
): Row {
  const values: Record<string, Value> = {}
  const origins: Record<string, Origin> = {}
  const row = filled<Row>({ subject, dataset: name, seq }, values, { origins, because })
  for (const variable of variables) {
    const { result, used } = derive((read) => variable.derive(read, source, row))
    const isNothing = result === '' || (typeof result === 'number' && Number.isNaN(result))
    values[variable.name] = isNothing ? null : result
    origins[variable.name] = { rule: variable.rule, used }
  }
  return row
}

/**
 * One row for each source that has one. A row keeps its number whether those before it exist or not.
 * @param isThere the default is always
 */
export function makeTable<Source>(
  dataset: Dataset<Source>,
  subject: string,
  sources: readonly Source[],
  isThere: (read: Read, source: Source) => boolean = () => true,
): Table {
  const rows: Row[] = []
  const absent: string[] = []
  for (const [index, source] of sources.entries()) {
    const { result, used } = derive((read) => isThere(read, source))
    if (result) rows.push(makeRow(dataset, subject, index + 1, source, used))
    else absent.push(...used)
  }
  return { rows, absent }
}
