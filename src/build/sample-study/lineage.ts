import { analysisDatasets } from '#src/sample-study/adam/build.ts'
import type { Notes, Row } from '#src/sample-study/derive.ts'
import type { CellFacts, CellKind, Lineage, StoredCell, TableFacts } from '#src/sample-study/facts.ts'
import { Participant, type ParticipantFile } from '#src/sample-study/participant-file.ts'
import { valuesOf } from '#src/sample-study/row.ts'
import { Distinct } from './distinct.ts'
import type { Cell, Output } from './outputs/cell.ts'
import { packed } from './packed.ts'
import { functionsOf, programNamed, rulesOf } from './sources.ts'
import type { StudyData } from './study.ts'

const cellsOf = ({ lines }: Output): Cell[] =>
  lines.flatMap(({ cells }) => cells.filter((one) => one !== null))

/** Each cell, and each output for the choice of its lines: its name, what it read, and what it counted. */
const readingsOf = (outputs: readonly Output[]) =>
  outputs.flatMap((output): { name: string; notes: readonly Notes[]; rows: readonly Row[] }[] => [
    { name: output.id, notes: output.linesFrom ?? [], rows: [] },
    ...cellsOf(output).map(({ id, notes, rows }) => ({ name: `${output.id}.${id}`, notes, rows })),
  ])

function tablePart(rows: readonly Row[], read: ReadonlySet<string>): TableFacts {
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

function tablesPart(analysis: readonly Row[], outputs: readonly Output[]): Record<string, TableFacts> {
  const read = new Map<string, Set<string>>(analysisDatasets.map(({ name }) => [name, new Set()]))
  for (const { notes } of readingsOf(outputs))
    for (const [row, variables] of notes.flatMap((one) => [...one]))
      for (const name of variables) read.get(row.dataset)?.add(name)
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

function cellPart(cell: Cell, listOf: (rows: readonly Row[]) => number): CellFacts {
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

/** Stores what cells have in common once. */
function cellStore() {
  const kinds: CellKind[] = []
  const places = new Map<string, number>()
  const stored = ({ statistic, program, given, counted, group }: CellFacts): StoredCell => {
    const rowsOf = ({ dataset, variables }: CellFacts['counted']) => ({ dataset, variables })
    const kind = { statistic, program, counted: rowsOf(counted), group: rowsOf(group) }
    const key = JSON.stringify(kind)
    const place = places.get(key) ?? kinds.push(kind) - 1
    places.set(key, place)
    return [place, given, counted.list, group.list]
  }
  return { kinds, stored }
}

function placesOf(analysis: readonly Row[]): Map<Row, number> {
  const counts = new Map<string, number>()
  return new Map(
    analysis.map((row): [Row, number] => {
      const place = counts.get(row.dataset) ?? 0
      counts.set(row.dataset, place + 1)
      return [row, place]
    }),
  )
}

/** Rows that no cell counts and no group holds are not listed on any page. */
function listedRows(analysis: readonly Row[], outputs: readonly Output[]): Row[] {
  const listed = new Set(outputs.flatMap(cellsOf).flatMap(({ rows, group }) => [...rows, ...group]))
  return analysis.filter((row) => listed.has(row))
}

export function lineageOf(data: StudyData, outputs: readonly Output[]): Lineage {
  const analysis = listedRows(data.analysis, outputs)
  const places = placesOf(analysis)
  const lists = new Distinct<number>()
  const listOf = (rows: readonly Row[]) => lists.placeOf(rows.flatMap((row) => places.get(row) ?? []))
  const { kinds, stored } = cellStore()
  const cells = Object.fromEntries(
    outputs.map((output) => [
      output.id,
      Object.fromEntries(cellsOf(output).map((one) => [one.id, stored(cellPart(one, listOf))])),
    ]),
  )
  return {
    cells,
    kinds,
    lists: lists.lists,
    tables: tablesPart(analysis, outputs),
    names: readingsOf(outputs).map(({ name }) => name),
    rules: rulesOf(),
    functions: functionsOf(outputs.flatMap(cellsOf)),
  }
}

const idOf = ({ dataset, seq }: Row): string => `${dataset}.${seq}`

/** What the outputs read and count of one participant: indexes of `names`, by row and by value. */
interface Reading {
  counts: Map<string, number[]>
  readers: Map<string, number[]>
}

function add(lists: Map<string, number[]>, key: string, name: number): void {
  const list = lists.get(key)
  if (list) list.push(name)
  else lists.set(key, [name])
}

function readingBySubject(outputs: readonly Output[]): Map<string, Reading> {
  const found = new Map<string, Reading>()
  const of = ({ subject }: Row): Reading => {
    const reading = found.get(subject) ?? { counts: new Map(), readers: new Map() }
    found.set(subject, reading)
    return reading
  }
  for (const [index, { notes, rows }] of readingsOf(outputs).entries()) {
    for (const row of rows) add(of(row).counts, idOf(row), index)
    for (const [row, variables] of notes.flatMap((one) => [...one]))
      for (const name of variables) add(of(row).readers, `${idOf(row)}.${name}`, index)
  }
  return found
}

function readingFacts({ counts, readers }: Reading): Pick<ParticipantFile, 'counts' | 'read' | 'readers'> {
  const lists = new Distinct<number>()
  const read = [...readers].map(([ref, list]) => [ref, lists.placeOf(list)])
  return { counts: Object.fromEntries(counts), read: Object.fromEntries(read), readers: lists.lists }
}

/** One after the other: all of them together would fill the memory. */
export function* participantFiles(
  { books, records, analysis }: StudyData,
  outputs: readonly Output[],
): Generator<[subject: string, file: ParticipantFile]> {
  const readings = readingBySubject(outputs)
  const recordsOf = Map.groupBy(records, ({ subject }) => subject)
  const analysisOf = Map.groupBy(analysis, ({ subject }) => subject)
  for (const book of books) {
    const { subject } = book
    const reading = readingFacts(readings.get(subject) ?? { counts: new Map(), readers: new Map() })
    yield [subject, packed(book, recordsOf.get(subject) ?? [], analysisOf.get(subject) ?? [], reading)]
  }
}

/** By number. */
export const participantsOf = (data: StudyData, outputs: readonly Output[]): Record<string, Participant> =>
  Object.fromEntries(
    [...participantFiles(data, outputs)].map(([subject, file]) => [subject, new Participant(file)]),
  )
