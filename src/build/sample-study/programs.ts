import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { DataType } from '#src/sample-study/derive.ts'
import { type DatasetDescription, modelNames, models } from '#src/sample-study/metadata.ts'
import { firstPrograms } from './sources.ts'

const sources = 'src/build/sample-study/second/'
export const publishedPrograms = 'public/sample-study/programs/'

const head = `-- Makes the tables that the second programs read. Run it once, before them, in the folder of the
-- CSV files (all files /sample-study/data/*.csv):
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

/** Publishes both programs of each output, and a script that loads the CSV files for the second ones. */
export function writePrograms(): void {
  rmSync(publishedPrograms, { recursive: true, force: true })
  mkdirSync(publishedPrograms, { recursive: true })
  cpSync(sources, publishedPrograms, { recursive: true })
  for (const [source, name] of firstPrograms) cpSync(source, publishedPrograms + name)
  const datasets = modelNames.flatMap((model): readonly DatasetDescription[] => models[model].datasets)
  writeFileSync(`${publishedPrograms}load.sql`, head + datasets.map(loadDataset).join(''))
}
