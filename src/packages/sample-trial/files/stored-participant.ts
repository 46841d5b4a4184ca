import type { Casebook, Entry } from '../forms/entry.ts'
import { contentOf, type Reads, type Row, refOf, type Value, valuesOf } from '../row.ts'
import type { EntryFile, ParticipantFile, RowFile, TableFile } from '../trace/participant-file.ts'
import { Distinct, listKey } from './distinct.ts'

/** What outputs read and count of a participant. */
export type StoredReadings = Pick<ParticipantFile, 'counts' | 'read' | 'readers'>

interface Parts {
  /** Of rows in the file. */
  places: ReadonlyMap<Row, number>
  forms: ReadonlyMap<Row, EntryFile>
  values: Distinct<Value>
  lists: Distinct<readonly (string | number)[]>
  uses: Distinct<readonly number[]>
}

/** How a row was made. */
function making(row: Row, { places, lists, uses }: Parts): Partial<RowFile> {
  const { reads, because } = contentOf(row)
  const positions = new Map([[row, 0]])
  const from: number[] = []
  const own = places.get(row)
  const positionOf = (other: Row): number => {
    const known = positions.get(other)
    if (known !== undefined) return known
    const place = places.get(other)
    if (place === undefined || own === undefined || place > own)
      throw new Error(`${refOf(row, '')} was made from ${refOf(other, '')}, which is not before it.`)
    positions.set(other, from.push(place))
    return from.length
  }
  const listOf = (some: Reads) =>
    lists.placeOf(some.map((part) => (typeof part === 'string' ? part : positionOf(part))))
  const used = reads.map(listOf)
  const reason = because.reads.length > 0 ? { because: listOf(because.reads) } : {}
  return { used: uses.placeOf(used), ...reason, ...(from.length > 0 ? { from } : {}) }
}

function tableOf(rows: readonly Row[], parts: Parts): TableFile {
  const all = rows.map(valuesOf)
  const [first = {}] = all
  const variables = Object.keys(first)
  const same: Record<string, Value> = {}
  const own: string[] = []
  for (const name of variables)
    if (all.every((values) => values[name] === first[name])) same[name] = first[name] ?? null
    else own.push(name)
  return {
    dataset: rows[0]?.dataset ?? '',
    variables,
    same,
    rows: rows.map((row, index) => {
      const entry = parts.forms.get(row)
      const values = own.map((name) => parts.values.placeOf(all[index]?.[name] ?? null))
      return { seq: row.seq, values, ...(entry ? { entry } : making(row, parts)) }
    }),
  }
}

const entryFile = ({ enteredAt, enteredBy, typedAt, audit }: Entry): EntryFile => ({
  enteredAt,
  enteredBy,
  typedAt,
  audit,
})

/** `Participant` reads it. */
export function storedParticipant(
  { entries, milestones }: Casebook,
  records: readonly Row[],
  analysis: readonly Row[],
  readings: StoredReadings,
): ParticipantFile {
  const tables = [entries, records, analysis].map((rows) => [
    ...Map.groupBy<string, Row>(rows, ({ dataset }) => dataset).values(),
  ])
  const parts: Parts = {
    places: new Map(tables.flat(2).map((row, place) => [row, place])),
    forms: new Map(entries.map((entry) => [entry, entryFile(entry)])),
    values: new Distinct<Value>((value) => value),
    lists: new Distinct<readonly (string | number)[]>(listKey),
    uses: new Distinct<readonly number[]>(listKey),
  }
  const [forms = [], observed = [], analyzed = []] = tables.map((group) =>
    group.map((rows) => tableOf(rows, parts)),
  )
  return {
    entries: forms,
    milestones,
    records: observed,
    analysis: analyzed,
    values: parts.values.items,
    uses: parts.uses.items,
    lists: parts.lists.items,
    ...readings,
  }
}
