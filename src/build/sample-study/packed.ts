import type { ParticipantFacts, RowFacts } from '#src/sample-study/facts.ts'
import type { EntryFile, ParticipantFile, TableFile } from '#src/sample-study/participant-file.ts'

/** Equal lists are stored once. */
function listsFor() {
  const places = new Map<string, number>()
  const placeOf = (list: readonly string[]): number => {
    const key = list.join()
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  return { placeOf, lists: () => [...places.keys()].map((key) => (key === '' ? [] : key.split(','))) }
}

/** The row of a value. */
const rowIn = (ref: string): string => ref.slice(0, ref.lastIndexOf('.'))

/** The other row that most values of a row were made from; empty if there is none. */
function mostUsed(id: string, used: RowFacts['used']): string {
  const counts = new Map<string, number>()
  for (const ref of Object.values(used).flat()) {
    const row = rowIn(ref)
    if (row !== id) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  let [most, found] = [0, '']
  for (const [row, count] of counts) if (count > most) [most, found] = [count, row]
  return found
}

function tablesOf(
  rows: readonly RowFacts[],
  placeOf: (list: readonly string[]) => number,
  entryOf: (row: RowFacts) => EntryFile | undefined,
): TableFile[] {
  const groups = Map.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')
  return [...groups].map(([dataset, group]) => {
    const first = group[0]?.values ?? {}
    const variables = Object.keys(first)
    const [shared, own] = [true, false].map((isShared) =>
      variables.filter((name) => group.every(({ values }) => values[name] === first[name]) === isShared),
    )
    return {
      dataset,
      variables,
      same: Object.fromEntries((shared ?? []).map((name) => [name, first[name] ?? null])),
      rows: group.map((row) => {
        const { id, values, used, because } = row
        const entry = entryOf(row)
        const from = mostUsed(id, used)
        const within = (list: readonly string[]) =>
          list.map((ref) => {
            const row = rowIn(ref)
            return row === id ? ref.slice(id.length) : row === from ? `~${ref.slice(from.length)}` : ref
          })
        return {
          seq: Number(id.slice(dataset.length + 1)),
          values: (own ?? []).map((name) => values[name] ?? null),
          used: entry ? [] : variables.map((name) => placeOf(within(used[name] ?? []))),
          ...(from ? { from } : {}),
          ...(because ? { because: within(because) } : {}),
          ...(entry ? { entry } : {}),
        }
      }),
    }
  })
}

/** The inverse of `unpacked`. The rows of a dataset stand together already. */
export function packed({ entries, records, analysis, ...readings }: ParticipantFacts): ParticipantFile {
  const { placeOf, lists } = listsFor()
  const forms = new Map(
    entries.map(({ id, values, used, because, ...entry }): [string, EntryFile] => [id, entry]),
  )
  const of = (rows: readonly RowFacts[]) => tablesOf(rows, placeOf, ({ id }) => forms.get(id))
  const tables = { entries: of(entries), records: of(records), analysis: of(analysis) }
  return { ...tables, lists: lists(), ...readings }
}
