import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const folder = new URL('../../public/sample-study/data/', import.meta.url)

export const datasets = [
  'ts',
  'dm',
  'suppdm',
  'cm',
  'ex',
  'ae',
  'ds',
  'ss',
  'sv',
  'vs',
  'adsl',
  'adae',
  'adtte',
] as const

export interface DatasetFile {
  name: string
  records: number
  columns: { name: string; label: string; dataType: string; length?: number; keySequence?: number }[]
  rows: (string | number | null)[][]
}

export const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

export const datasetFile = (name: string): DatasetFile => JSON.parse(textOf(`${name}.json`))

export function openStudy(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of datasets) {
    const { columns, rows } = datasetFile(name)
    database.exec(`create table ${name} (${columns.map((column) => `"${column.name}"`).join(', ')})`)
    const insert = database.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(...row)
  }
  return database
}
