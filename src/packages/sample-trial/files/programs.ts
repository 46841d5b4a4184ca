import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { DataType } from '../derive.ts'
import { type DatasetDescription, modelNames, models } from '../metadata.ts'
import { ownFile } from './package-files.ts'
import { firstPrograms } from './sources.ts'

const head = `-- Makes the tables that the second programs read. Run it once, before them, in the folder of the
-- CSV files (all files *.csv of the data):
--   sqlite3 study.db < ../programs/load.sql
-- CSV has no NULL: an empty field becomes one here.
`

const types: Readonly<Record<DataType, string>> = {
  string: 'text',
  date: 'text',
  integer: 'integer',
  float: 'real',
}

function loadDataset({ name, label, variables }: DatasetDescription): string {
  const table = name.toLowerCase()
  const columns = variables.map((variable) => `  ${variable.name} ${types[variable.type]}`)
  const filled = variables.map((variable) => `  ${variable.name} = nullif(${variable.name}, '')`)
  return `
-- ${label}
drop table if exists ${table};
create table ${table} (
${columns.join(',\n')}
);
.import --csv --skip 1 ${table}.csv ${table}
update ${table} set
${filled.join(',\n')};
`
}

/**
 * Writes both programs of each output, and a script that loads the CSV files for the second ones.
 *
 * @param folder ends in a slash; what was in it is deleted
 */
export function writePrograms(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(ownFile('files/second'), folder, { recursive: true })
  for (const [source, name] of firstPrograms) cpSync(source, folder + name)
  const datasets = modelNames.flatMap((model): readonly DatasetDescription[] => models[model].datasets)
  writeFileSync(`${folder}load.sql`, head + datasets.map(loadDataset).join(''))
}
