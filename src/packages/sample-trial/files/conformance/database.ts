import { DatabaseSync } from 'node:sqlite'
import { itemAt } from '@marom/statistics'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import { modelNames, models } from '../../metadata.ts'

const datasetShape = z.object({
  columns: z.array(z.object({ name: z.string(), dataType: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

const tables = modelNames.flatMap((model) => models[model].datasets.map(({ name }) => name.toLowerCase()))

const types: Readonly<Record<string, string>> = { integer: 'integer', float: 'real' }

/**
 * The tables that the published `load.sql` makes of the CSV files, from the Dataset-JSON.
 *
 * @param folder ends in a slash
 */
export function databaseOf(folder: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('begin')
  for (const name of tables) {
    const { columns, rows } = readJson(`${folder}${name}.json`, datasetShape)
    const described = columns.map((column) => `${column.name} ${types[column.dataType] ?? 'text'}`)
    database.exec(`create table ${name} (${described.join(', ')})`)
    const insert = database.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(...row)
    const names = columns.map((column) => column.name)
    const keys = ['USUBJID', ...names.filter((one) => /^(?:PARAMCD|..SEQ)$/.test(one)).slice(0, 1)]
    if (names.includes('USUBJID'))
      database.exec(`create index ${name}_subject on ${name} (${keys.join(', ')})`)
  }
  database.exec('commit')
  return database
}

/** The one number that a query returns. @throws if it returns none */
export function countOf(database: DatabaseSync, query: string): number {
  return Number(itemAt(Object.values(database.prepare(query).get() ?? {}), 0))
}
