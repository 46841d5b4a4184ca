import type { Row } from '../derive.ts'
import type { StudyData } from '../make-study.ts'
import type { Output } from '../outputs/cell.ts'
import { readingsOf } from '../trace/output-cells.ts'
import { Participant, type ParticipantFile } from '../trace/participant-file.ts'
import { Distinct, listKey } from './distinct.ts'
import { type StoredReadings, storedParticipant } from './stored-participant.ts'

const idOf = ({ dataset, seq }: Row): string => `${dataset}.${seq}`

/** What the outputs count and read of each row, as indexes in `OutputSources.names`. */
interface Readings {
  counts: Map<Row, number[]>
  /** By variable. */
  readers: Map<Row, Map<string, number[]>>
}

function add<Key>(lists: Map<Key, number[]>, key: Key, name: number): void {
  const list = lists.get(key)
  if (list) list.push(name)
  else lists.set(key, [name])
}

function rowReadings(outputs: readonly Output[]): Readings {
  const found: Readings = { counts: new Map(), readers: new Map() }
  const readersOf = (row: Row): Map<string, number[]> => {
    const readers = found.readers.get(row) ?? new Map()
    if (readers.size === 0) found.readers.set(row, readers)
    return readers
  }
  for (const [index, { notes, rows }] of readingsOf(outputs).entries()) {
    for (const row of rows) add(found.counts, row, index)
    for (const one of notes)
      for (const [row, variables] of one) {
        const readers = readersOf(row)
        for (const name of variables) add(readers, name, index)
      }
  }
  return found
}

/** Of one participant. */
function storedReadings(rows: readonly Row[], { counts, readers }: Readings): StoredReadings {
  const lists = new Distinct<readonly number[]>(listKey)
  const counted: Record<string, number[]> = {}
  const read: Record<string, number> = {}
  for (const row of rows) {
    const id = idOf(row)
    const list = counts.get(row)
    if (list) counted[id] = list
    for (const [name, cells] of readers.get(row) ?? []) read[`${id}.${name}`] = lists.placeOf(cells)
  }
  return { counts: counted, read, readers: lists.items }
}

/** The file of each participant. One after the other: all of them together would fill the memory. */
export function* participantFiles(
  { books, records, analysis }: StudyData,
  outputs: readonly Output[],
): Generator<[subject: string, file: ParticipantFile]> {
  const readings = rowReadings(outputs)
  const recordsOf = Map.groupBy(records, ({ subject }) => subject)
  const analysisOf = Map.groupBy(analysis, ({ subject }) => subject)
  for (const book of books) {
    const rows = analysisOf.get(book.subject) ?? []
    const file = storedParticipant(
      book,
      recordsOf.get(book.subject) ?? [],
      rows,
      storedReadings(rows, readings),
    )
    yield [book.subject, file]
  }
}

/** By number. */
export const participantsOf = (data: StudyData, outputs: readonly Output[]): Record<string, Participant> =>
  Object.fromEntries(
    [...participantFiles(data, outputs)].map(([subject, file]) => [subject, new Participant(file)]),
  )
