import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { once } from '#client/once.ts'
import { csvRows } from '#test/support/csv.ts'
import { datasetFile, datasets, textOf } from './files.ts'

const folder = new URL('../../public/sample-study/programs/', import.meta.url)

export const programs: readonly string[] = readdirSync(folder)

export const programOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/** `.import` is a command of the program sqlite3, which is not in `node:sqlite`. */
function importCsv(database: DatabaseSync, line: string): void {
  const [, file = '', table] = line.match(/^\.import --csv --skip 1 (\w+\.csv) (\w+)$/) ?? []
  const [header = [], ...rows] = csvRows(textOf(file))
  const insert = database.prepare(`insert into ${table} values (${header.map(() => '?').join(', ')})`)
  for (const row of rows) insert.run(...row)
}

/**
 * The database that `load.sql` makes of the CSV files. The tests of a process share it: whoever changes
 * it rolls back.
 */
export const loadStudy = once((): DatabaseSync => {
  const database = new DatabaseSync(':memory:')
  for (const part of programOf('load.sql').split(/^(\..*)$/m))
    if (part.startsWith('.')) importCsv(database, part)
    else database.exec(part)
  // A query that looks for a participant reads each table many times.
  for (const name of datasets)
    if (datasetFile(name).columns.some((column) => column.name === 'USUBJID'))
      database.exec(`create index ${name}_subject on ${name} (USUBJID)`)
  return database
})
