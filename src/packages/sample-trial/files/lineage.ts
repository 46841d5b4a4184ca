import { analysisDatasets } from '../adam/build.ts'
import type { Notes, Row } from '../derive.ts'
import type { StudyData } from '../make-study.ts'
import type { Cell, Output } from '../outputs/cell.ts'
import { valuesOf } from '../row.ts'
import type { CellKind, CellSources, Lineage, StoredCell, StoredTable } from '../trace/data-files.ts'
import { cellsOf, readingsOf } from '../trace/output-cells.ts'
import { Participant, type ParticipantFile } from '../trace/participant-file.ts'
import { Distinct, listKey } from './distinct.ts'
import { functionsOf, programNamed, rulesOf } from './sources.ts'
import { type StoredReadings, storedParticipant } from './stored-participant.ts'

function tablePart(rows: readonly Row[], read: ReadonlySet<string>): StoredTable {
  const variables = rows[0] ? Object.keys(valuesOf(rows[0])).filter((name) => read.has(name)) : []
  return {
    variables,
    rows: rows.map((row) => ({
      subject: row.subject,
      seq: row.seq,
      values: variables.map((name) => valuesOf(row)[name] ?? null),
    })),
  }
}

function tablesPart(analysis: readonly Row[], outputs: readonly Output[]): Record<string, StoredTable> {
  const read = new Map<string, Set<string>>(analysisDatasets.map(({ name }) => [name, new Set()]))
  // Many cells have the same notes, e.g. those of their arm.
  const notes = new Set(readingsOf(outputs).flatMap((one) => one.notes))
  for (const one of notes)
    for (const [row, variables] of one) for (const name of variables) read.get(row.dataset)?.add(name)
  return Object.fromEntries(
    [...read]
      .filter(([, variables]) => variables.size > 0)
      .map(([name, variables]) => [
        name,
        tablePart(
          analysis.filter(({ dataset }) => dataset === name),
          variables,
        ),
      ]),
  )
}

function variablesOf(rows: readonly Row[], notes: readonly Notes[]): string[] {
  const variables = new Set<string>()
  for (const one of notes) for (const row of rows) for (const name of one.get(row) ?? []) variables.add(name)
  return [...variables]
}

function cellPart(cell: Cell, listOf: (rows: readonly Row[]) => number): CellSources {
  const { statistic, given, rows, group, notes } = cell
  const counted = new Set(rows)
  const others = group.filter((row) => !counted.has(row))
  return {
    statistic,
    program: programNamed(cell.program),
    given,
    counted: {
      dataset: rows[0]?.dataset ?? '',
      variables: variablesOf(rows, notes),
      list: listOf(rows),
    },
    group: {
      dataset: group[0]?.dataset ?? '',
      variables: variablesOf(others, notes),
      list: listOf(group),
    },
  }
}

function storedCell(
  { statistic, program, given, counted, group }: CellSources,
  kinds: Distinct<CellKind>,
): StoredCell {
  const rowsOf = ({ dataset, variables }: CellSources['counted']) => ({ dataset, variables })
  const kind = { statistic, program, counted: rowsOf(counted), group: rowsOf(group) }
  return [kinds.placeOf(kind), given, counted.list, group.list]
}

/** Of each row in its dataset. */
function placesOf(analysis: readonly Row[]): Map<Row, number> {
  const datasets = [...Map.groupBy(analysis, ({ dataset }) => dataset).values()]
  return new Map(datasets.flatMap((rows) => rows.map((row, place): [Row, number] => [row, place])))
}

/** Rows that no cell counts and no group holds are not listed on any page. */
function listedRows(analysis: readonly Row[], outputs: readonly Output[]): Row[] {
  const listed = new Set(outputs.flatMap(cellsOf).flatMap(({ rows, group }) => [...rows, ...group]))
  return analysis.filter((row) => listed.has(row))
}

/** The sources of every number, with the code of every rule and program. */
export function lineageOf(data: StudyData, outputs: readonly Output[]): Lineage {
  const analysis = listedRows(data.analysis, outputs)
  const places = placesOf(analysis)
  const lists = new Distinct<readonly number[]>(listKey)
  const kinds = new Distinct<CellKind>(JSON.stringify)
  const listOf = (rows: readonly Row[]) => lists.placeOf(rows.flatMap((row) => places.get(row) ?? []))
  const cells = Object.fromEntries(
    outputs.map((output) => [
      output.id,
      Object.fromEntries(cellsOf(output).map((one) => [one.id, storedCell(cellPart(one, listOf), kinds)])),
    ]),
  )
  return {
    cells,
    kinds: kinds.items,
    lists: lists.items,
    tables: tablesPart(analysis, outputs),
    names: readingsOf(outputs).map(({ name }) => name),
    rules: rulesOf(),
    functions: functionsOf(outputs.flatMap(cellsOf)),
  }
}

const idOf = ({ dataset, seq }: Row): string => `${dataset}.${seq}`

/** What the outputs count and read of each row, as indexes of `names`. */
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
