import { expect, test } from 'vitest'
import { makeOutputs } from '#src/build/sample-study/outputs/build.ts'
import { makeStudy } from '#src/build/sample-study/study.ts'
import { openStudy } from './files.ts'
import { eventSql, participantSql } from './queries.ts'
import reference from './reference.json' with { type: 'json' }
import { survivalCells } from './survival-sql.ts'

const outputs = makeOutputs(makeStudy().analysis)
const database = openStudy()

const cellsOf = (id: string) =>
  outputs
    .find((output) => output.id === id)
    ?.lines.flatMap(({ cells }) => cells)
    .filter((cell) => cell !== null) ?? []

/** The second program uses SQL only. */
function second(id: string): Record<string, string> {
  if (id.endsWith('14-2-1') || id === 't-14-2-2') return survivalCells(database, id)
  const rows = [...participantSql(id), ...eventSql(id)].flatMap((query) => database.prepare(query).all())
  return Object.fromEntries(rows.map(({ id: cell, text }) => [cell, text]))
}

test.each(outputs.map(({ id }) => id))('%s: the second program prints the same in every cell', (id) => {
  const first = Object.fromEntries(cellsOf(id).map(({ id: cell, text }) => [cell, text]))
  expect(Object.keys(first).length).toBeGreaterThan(10)
  expect(second(id)).toEqual(first)
})

const found = new Map(
  outputs.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map((cell) => [cell?.id, cell]))),
)

const inR: Record<string, { cell: string; decimals: number }> = {
  median1: { cell: 'medianSurvival-treatment', decimals: 1 },
  median0: { cell: 'medianSurvival-control', decimals: 1 },
  'at12-1': { cell: 'at12-treatment', decimals: 1 },
  'at24-1': { cell: 'at24-treatment', decimals: 1 },
  'at12-0': { cell: 'at12-control', decimals: 1 },
  'at24-0': { cell: 'at24-control', decimals: 1 },
}

const printP = (p: number) => (p < 0.001 ? '<0.001' : p.toFixed(3))

test.each(Object.entries(reference))('R finds the same: %s', (name, values) => {
  const { cell, decimals } = inR[name] ?? { cell: name, decimals: 2 }
  const printed = name.endsWith('-p') ? values.map(printP) : values.map((value) => value.toFixed(decimals))
  expect(found.get(cell)?.parts).toEqual(printed)
})
