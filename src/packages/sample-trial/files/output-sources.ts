import { analysisDatasets } from '../adam/build.ts'
import type { Notes, Row } from '../derive.ts'
import type { StudyData } from '../make-study.ts'
import type { Cell, Output } from '../outputs/cell.ts'
import { valuesOf } from '../row.ts'
import type { CellKind, CellSources, OutputSources, StoredCell, StoredTable } from '../trace/data-files.ts'
import { cellsOf, readingsOf } from '../trace/output-cells.ts'
import { Distinct, listKey } from './distinct.ts'
import { functionsOf, programNamed, rulesOf } from './sources.ts'

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
export function outputSourcesOf(data: StudyData, outputs: readonly Output[]): OutputSources {
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
