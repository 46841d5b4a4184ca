import type { EntryFacts, ParticipantFacts, RowFacts } from './facts.ts'
import type { Value } from './row.ts'

/** The rows of one dataset or form. The names of the variables are stored once. */
export interface TableFile {
  dataset: string
  variables: readonly string[]
  /** The values that all rows have in common. */
  same: Readonly<Record<string, Value>>
  rows: RowFile[]
}

/** What a form has besides its values. */
export type EntryFile = Omit<EntryFacts, keyof RowFacts>

interface RowFile {
  seq: number
  /** Of the variables that are not in `same`. */
  values: readonly Value[]
  /** For each variable an index in `ParticipantFile.lists`. Empty for a form. */
  used: readonly number[]
  /** The row that most values were made from. */
  from?: string
  because?: readonly string[]
  entry?: EntryFile
}

/** The file of a participant: `ParticipantFacts`, about a fifth of its size. */
export interface ParticipantFile extends Omit<ParticipantFacts, 'entries' | 'records' | 'analysis'> {
  entries: TableFile[]
  records: TableFile[]
  analysis: TableFile[]
  /** Names of values. `.LBORRES` is a value of the same row, `~.VISIT` one of the row `from`. */
  lists: readonly (readonly string[])[]
}

function rowOf(
  { dataset, variables, same }: TableFile,
  row: RowFile,
  lists: ParticipantFile['lists'],
): RowFacts {
  const id = `${dataset}.${row.seq}`
  const own = row.values.values()
  const values = Object.fromEntries(
    variables.map((name) => [
      name,
      Object.hasOwn(same, name) ? (same[name] ?? null) : (own.next().value ?? null),
    ]),
  )
  const whole = (ref: string) =>
    ref.startsWith('.') ? id + ref : ref.startsWith('~') ? `${row.from}${ref.slice(1)}` : ref
  const used = row.used.flatMap((place, index): [string, string[]][] => {
    const list = lists[place] ?? []
    const name = variables[index] ?? ''
    return list.length > 0 ? [[name, list.map(whole)]] : []
  })
  const because = row.because?.map(whole)
  return { id, values, used: Object.fromEntries(used), ...(because ? { because } : {}) }
}

const untyped: EntryFile = { enteredAt: '', enteredBy: '', typedAt: {}, audit: {} }

export function unpacked({
  entries,
  records,
  analysis,
  lists,
  ...readings
}: ParticipantFile): ParticipantFacts {
  const rowsOf = (tables: readonly TableFile[]) =>
    tables.flatMap((table) => table.rows.map((row) => rowOf(table, row, lists)))
  return {
    entries: entries.flatMap((table) =>
      table.rows.map((row) => ({
        ...rowOf(table, row, lists),
        ...(row.entry ?? untyped),
      })),
    ),
    records: rowsOf(records),
    analysis: rowsOf(analysis),
    ...readings,
  }
}
