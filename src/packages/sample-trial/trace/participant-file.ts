import type { Milestone } from '../forms/entry.ts'
import type { Value } from '../row.ts'
import type { TracedEntry, TracedRow } from './data-files.ts'

/** The rows of one dataset or form. The names of the variables are stored once. */
export interface TableFile {
  dataset: string
  variables: readonly string[]
  /** The values that all rows have in common. */
  same: Readonly<Record<string, Value>>
  rows: RowFile[]
}

/** What a form has besides its values. */
export type EntryFile = Omit<TracedEntry, keyof TracedRow>

export interface RowFile {
  seq: number
  /** Of the variables that are not in `same`: places in `values` of the file. */
  values: readonly number[]
  /** The other rows that were read for this one, by their places in the file. All are before it. */
  from?: readonly number[]
  /** A place in `uses`. None for a form. */
  used?: number
  /** A place in `lists`: what decided that the row exists. */
  because?: number
  entry?: EntryFile
}

/** The file of a participant. What is equal in many rows is stored once. */
export interface ParticipantFile {
  /** Forms. */
  entries: TableFile[]
  /** The signature of the investigator, and the lock. */
  milestones: readonly Milestone[]
  records: TableFile[]
  analysis: TableFile[]
  values: readonly Value[]
  /** For each variable of a row, a place in `lists`. */
  uses: readonly (readonly number[])[]
  /** Rows, each followed by names of its variables. 0 is the row itself, 1 the first of `from`. */
  lists: readonly (readonly (string | number)[])[]
  /** The cells that count a row, by the id of the row. Like `read`, as indexes in `OutputSources.names`. */
  counts: Readonly<Record<string, readonly number[]>>
  /** For each value that an output reads, e.g. `ADAE.2.AESER`, a place in `readers`. */
  read: Readonly<Record<string, number>>
  /** The cells, and outputs for their lines, that read a value. */
  readers: readonly (readonly number[])[]
}

/** A row, and where its table has it. */
interface Place {
  id: string
  table: TableFile
  row: RowFile
}

/** Variables of each row. */
type Values = (Set<string> | undefined)[]

/** What the file of a participant says. A row is read from it when somebody asks for it. */
export class Participant {
  readonly file: ParticipantFile
  readonly #places: readonly Place[]
  readonly #byId: ReadonlyMap<string, Place>

  constructor(file: ParticipantFile) {
    this.file = file
    this.#places = [...file.entries, ...file.records, ...file.analysis].flatMap((table) =>
      table.rows.map((row) => ({ id: `${table.dataset}.${row.seq}`, table, row })),
    )
    this.#byId = new Map(this.#places.map((place) => [place.id, place]))
  }

  /** The entries of all forms. */
  get entries(): TracedEntry[] {
    return this.#places.flatMap(({ id }) => this.entry(id) ?? [])
  }

  /** The entries of one form. */
  entriesOf(form: string): TracedEntry[] {
    const places = this.#places.filter(({ table }) => table.dataset === form)
    return places.flatMap(({ id }) => this.entry(id) ?? [])
  }

  /** A form. @param id dataset and number, e.g. `form-ae.2` */
  entry(id: string): TracedEntry | undefined {
    const place = this.#byId.get(id)
    return place?.row.entry && { ...this.#rowOf(place), ...place.row.entry }
  }

  /** A record, or an analysis row. @param id dataset and number, e.g. `ADAE.2` */
  row(id: string): TracedRow | undefined {
    const place = this.#byId.get(id)
    return place && !place.row.entry ? this.#rowOf(place) : undefined
  }

  /** Null for a row or a variable that is not there. */
  value(id: string, variable: string): Value {
    const place = this.#byId.get(id)
    return (place && this.#valuesOf(place)[variable]) ?? null
  }

  /** The names of the values that a value of a row was made from. */
  used(id: string, variable: string): string[] {
    const place = this.#byId.get(id)
    const index = place?.table.variables.indexOf(variable) ?? -1
    return place && index >= 0 ? this.#refsIn(place, this.#use(place, index)) : []
  }

  #valuesOf({ table: { variables, same }, row }: Place): TracedRow['values'] {
    const own = row.values.values()
    const found = (name: string) =>
      Object.hasOwn(same, name) ? same[name] : this.file.values[own.next().value ?? -1]
    return Object.fromEntries(variables.map((name) => [name, found(name) ?? null]))
  }

  #rowOf(place: Place): TracedRow {
    const { id, table, row } = place
    const used = table.variables.flatMap((name, index): [string, string[]][] => {
      const refs = this.#refsIn(place, this.#use(place, index))
      return refs.length > 0 ? [[name, refs]] : []
    })
    const because = this.#refsIn(place, row.because)
    return {
      id,
      values: this.#valuesOf(place),
      used: Object.fromEntries(used),
      ...(because.length > 0 ? { because } : {}),
    }
  }

  /** The rows that a row was made from. */
  #sourcesOf({ row: { from = [] } }: Place): Place[] {
    return from.flatMap((index) => this.#places[index] ?? [])
  }

  /** @param list a place in `lists` */
  #refsIn(place: Place, list = -1): string[] {
    const rows = [place, ...this.#sourcesOf(place)]
    const refs: string[] = []
    let id = ''
    for (const part of this.file.lists[list] ?? [])
      if (typeof part === 'number') id = rows[part]?.id ?? ''
      else refs.push(`${id}.${part}`)
    return refs
  }

  /** The names of the values that read a value. */
  readersOf(id: string, variable: string): string[] {
    const value = this.#valuesWith(id, variable)
    return this.#places.flatMap((place, index) => {
      const isRead = this.#reading(index, value)
      const names = isRead ? place.table.variables.filter((_name, at) => isRead(this.#use(place, at))) : []
      return names.map((name) => `${place.id}.${name}`)
    })
  }

  /** By row, a value and all values that are made from it, directly or indirectly. */
  madeFrom(id: string, variable: string): Map<string, ReadonlySet<string>> {
    const values = this.#valuesWith(id, variable)
    for (const [index, place] of this.#places.entries()) {
      const isRead = this.#reading(index, values)
      if (!isRead) continue
      const isReason = isRead(place.row.because)
      for (const [at, name] of place.table.variables.entries())
        if (isReason || isRead(this.#use(place, at))) values[index]?.add(name)
    }
    return new Map(
      this.#places.flatMap((place, index) => {
        const variables = values[index]
        return variables ? [[place.id, variables]] : []
      }),
    )
  }

  #valuesWith(id: string, variable: string): Values {
    return this.#places.map((place) => (place.id === id ? new Set([variable]) : undefined))
  }

  /** A place in `lists`. */
  #use({ row }: Place, variable: number): number | undefined {
    return this.file.uses[row.used ?? -1]?.[variable]
  }

  /** Tells whether a list of a row has one of the values. Undefined if none of its rows has any. */
  #reading(row: number, values: Values): ((list: number | undefined) => boolean) | undefined {
    const from = this.#places[row]?.row.from ?? []
    if (!values[row] && !from.some((index) => values[index])) return undefined
    values[row] ??= new Set()
    const names = [row, ...from].map((index) => values[index])
    return (list = -1) => {
      let ofRow: ReadonlySet<string> | undefined
      for (const part of this.file.lists[list] ?? [])
        if (typeof part === 'number') ofRow = names[part]
        else if (ofRow?.has(part)) return true
      return false
    }
  }
}
