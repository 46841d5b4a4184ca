import { DatabaseSync } from 'node:sqlite'
import { freireich } from '@marom/statistics/survival'
import { expect, test } from 'vitest'
import { outputs } from '#src/packages/sample-trial/testing/made.ts'
import { datasetFile, datasets } from './files.ts'
import { loadStudy, programOf, programs } from './programs.ts'
import reference from './reference.json' with { type: 'json' }

const ids = outputs.map(({ id }) => id)
const database = loadStudy()

const cellsOf = (id: string) =>
  outputs
    .find((output) => output.id === id)
    ?.lines.flatMap(({ cells }) => cells)
    .filter((cell) => cell !== null) ?? []

test('the folder of programs: SQL for each output, how to load the data, R; the README names each', () => {
  const second = programs.filter((name) => /\.(?:sql|R)$/.test(name))
  expect(second.sort()).toEqual([...ids.map((id) => `${id}.sql`), 'load.sql', 'survival.R'].sort())
  for (const name of second) expect(programOf('README.md')).toContain(`\`${name}\``)
})

test.each(datasets)('%s: load.sql makes the table that Dataset-JSON holds', (name) => {
  const { columns, rows } = datasetFile(name)
  const loaded = database.prepare(`select * from ${name}`).all()
  expect(loaded.map((row) => Object.values(row))).toEqual(rows)
  expect(Object.keys(loaded[0] ?? {})).toEqual(columns.map((column) => column.name))
})

test.each(ids)('%s: the second program prints the same in every cell, in the same order', (id) => {
  const second = database.prepare(programOf(`${id}.sql`)).all()
  const first = cellsOf(id)
  expect(first.length).toBeGreaterThanOrEqual(10)
  expect(
    second.map((row) => [row.id, row.text]),
    `Correct src/packages/sample-trial/files/second/${id}.sql, if the first program is right.`,
  ).toEqual(first.map((cell) => [cell.id, cell.text]))
})

const found = new Map(outputs.flatMap(({ id }) => cellsOf(id).map((cell) => [cell.id, cell])))

/** R writes null where a limit is not reached. */
function printed(name: string, values: readonly (number | null)[]): string[] {
  if (name.endsWith('-p')) return values.map((p) => (Number(p) < 0.001 ? '<0.001' : Number(p).toFixed(3)))
  return values.map((value) => value?.toFixed(name.endsWith('-ratio') ? 2 : 1) ?? 'NR')
}

test.each(Object.entries(reference))('R finds the same: %s', (name, values) => {
  expect(found.get(name)?.parts).toEqual(printed(name, values))
})

/** Remissions in two arms, as ADTTE. */
function openRemissions(): DatabaseSync {
  const trial = new DatabaseSync(':memory:')
  trial.exec('create table adtte (TRTPN integer, AVAL real, CNSR integer, PARAMCD, ITTFL, PPROTFL, STRATAR)')
  const insert = trial.prepare("insert into adtte values (?, ?, ?, 'OS', 'Y', 'Y', '')")
  for (const { time, isEvent } of freireich.mercaptopurine) insert.run(1, time, isEvent ? 0 : 1)
  for (const { time, isEvent } of freireich.placebo) insert.run(2, time, isEvent ? 0 : 1)
  return trial
}

// R 4.2.2, survival 3.5-3, with the options of survival.R.
test.each([
  [
    't-14-2-1',
    {
      'medianSurvival-treatment': '23.0 (13.0–NR)',
      'medianSurvival-control': '8.0 (4.0–11.0)',
      'at12-treatment': '75.3 (50.3–88.9)',
      'at12-control': '19.0 (5.9–37.7)',
      'at18-control': '9.5 (1.6–26.1)',
      hazardRatio: '0.21 (0.09–0.47)',
      stratifiedTest: '<0.001',
    },
  ],
  ['t-14-2-2', { 'primary-ratio': '0.21 (0.09–0.47)', 'protocolSet-p': '<0.001' }],
])('%s.sql on a trial with ties and a limit that is not reached: as R', (id, cells) => {
  const rows = openRemissions()
    .prepare(programOf(`${id}.sql`))
    .all()
  expect(Object.fromEntries(rows.map((row) => [row.id, row.text]))).toMatchObject(cells)
})
