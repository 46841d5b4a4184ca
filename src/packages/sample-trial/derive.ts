import { filled, type Reads, type Row, Sources, type Value, valuesOf } from './row.ts'

export type { Row, Value } from './row.ts'

/** The rows of a dataset. Some depend on a field, e.g. there is no record of a death without a death. */
export interface Table {
  rows: readonly Row[]
  /** The values that decided that other rows do not exist. */
  absent: Reads
  /** Rows of one kind, e.g. the results of one test, with what decided that others do not exist. */
  parts?: ReadonlyMap<string, Table>
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

/** In a variable whose rule did not run yet. No rule gives it. */
const notYet = Number.NaN

/** The only access to the values of rows. */
class Reader implements Read {
  /** The rows that were read, and the names of their variables. */
  readonly rowsRead: Row[] = []
  readonly namesRead: string[][] = []
  // Rules mostly read the same row several times in succession.
  #row: Row | undefined
  #names: string[] = []
  #values: Readonly<Record<string, Value>> = {}
  /** Only of many rows. */
  #places: Map<Row, number> | undefined

  addTo(list: (Row | string)[]): void {
    for (const [place, row] of this.rowsRead.entries()) list.push(row, ...(this.namesRead[place] ?? []))
  }

  #placeOf(row: Row): number {
    if (this.rowsRead.length < 16) return this.rowsRead.indexOf(row)
    this.#places ??= new Map(this.rowsRead.map((one, place) => [one, place]))
    return this.#places.get(row) ?? -1
  }

  #open(row: Row): void {
    if (this.#row === row) return
    this.#row = row
    this.#values = valuesOf(row)
    const names = this.namesRead[this.#placeOf(row)]
    this.#names = names ?? []
    if (names) return
    this.#places?.set(row, this.rowsRead.length)
    this.rowsRead.push(row)
    this.namesRead.push(this.#names)
  }

  #note(variable: string): void {
    if (!this.#names.includes(variable)) this.#names.push(variable)
  }

  #value(row: Row | undefined, variable: string): Value {
    if (!row) return null
    this.#open(row)
    const found = this.#values[variable]
    if (found === undefined || Object.is(found, notYet))
      throw new Error(
        `A rule reads ${row.dataset}.${variable}, which is not there. Correct its name, or derive it earlier.`,
      )
    this.#note(variable)
    return found
  }

  text(row: Row | undefined, variable: string): string {
    return String(this.#value(row, variable) ?? '')
  }

  /** NaN for a blank. */
  number(row: Row | undefined, variable: string): number {
    const found = this.#value(row, variable)
    return found === null || found === '' ? Number.NaN : Number(found)
  }

  rows(table: Table | undefined): readonly Row[] {
    for (const part of table?.absent ?? []) {
      if (typeof part === 'string') this.#note(part)
      else this.#open(part)
    }
    return table?.rows ?? []
  }
}

/**
 * Computes a value and notes what was read. `read` is the only access to the values of rows, so the trace
 * cannot differ from the computation.
 */
export function noted<Result>(compute: (read: Read) => Result): { result: Result; notes: Notes } {
  const reader = new Reader()
  const result = compute(reader)
  const { rowsRead, namesRead } = reader
  return { result, notes: new Map(rowsRead.map((row, place) => [row, namesRead[place] ?? []])) }
}

/** As `noted`, with the names of all values that were read. */
export function derive<Result>(compute: (read: Read) => Result): { result: Result; used: string[] } {
  const reader = new Reader()
  const result = compute(reader)
  return { result, used: new Sources(readsOf(reader)).used }
}

function readsOf(reader: Reader): Reads {
  const reads: (Row | string)[] = []
  reader.addTo(reads)
  return reads
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
 * @param blank a value for each variable until its rule ran
 * @param because the values that decided that the row exists
 */
function fillRow<Source>(
  row: Row,
  variables: Dataset<Source>['variables'],
  blank: Readonly<Record<string, Value>>,
  source: Source,
  because: Reads,
): Row {
  const values = { ...blank }
  const reads: (Row | string)[] = []
  const bounds = [0]
  filled(row, values, { variables, reads, bounds, because })
  let reader = new Reader()
  for (const variable of variables) {
    const result = variable.derive(reader, source, row)
    const isNothing = result === '' || (typeof result === 'number' && Number.isNaN(result))
    values[variable.name] = isNothing ? null : result
    if (reader.rowsRead.length > 0) {
      reader.addTo(reads)
      reader = new Reader()
    }
    bounds.push(reads.length)
  }
  return row
}

const nothing: Reads = []

/**
 * One row for each source that has one. A row keeps its number whether those before it exist or not.
 * @param isThere the default is always
 * @param partOf the name of its part, which depends on the structure of the forms only
 */
export function makeTable<Source>(
  description: Dataset<Source>,
  subject: string,
  sources: readonly Source[],
  isThere: (read: Read, source: Source) => boolean = () => true,
  partOf: (source: Source) => string = () => '',
): Table {
  const { name: dataset, variables } = description
  // An object that gets all its properties at once needs a third of the memory.
  const blank = Object.fromEntries(variables.map(({ name }) => [name, notYet]))
  const rows: Row[] = []
  const absent: (Row | string)[] = []
  const parts = new Map<string, { rows: Row[]; absent: (Row | string)[] }>()
  for (const [index, source] of sources.entries()) {
    const name = partOf(source)
    const part = parts.get(name) ?? { rows: [], absent: [] }
    parts.set(name, part)
    const reader = new Reader()
    if (isThere(reader, source)) {
      const because = reader.rowsRead.length > 0 ? readsOf(reader) : nothing
      const row: Row = { subject, dataset, seq: index + 1 }
      rows.push(fillRow(row, variables, blank, source, because))
      part.rows.push(row)
    } else {
      reader.addTo(absent)
      reader.addTo(part.absent)
    }
  }
  return { rows, absent, parts }
}
