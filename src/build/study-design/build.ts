/** Writes the benchmark values. A row outside its tolerance ends the build. */
import { stopAt } from '@marom/tables'
import { valuesCsv } from '@marom/trial-designs/benchmarks'
import { dataFolder } from '#content/build/data-folder.ts'
import { computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()
const outside = rows.filter((row) => !row.isWithin)
stopAt(outside.map(({ at, printed, computed }) => `${at}: ${printed} printed, ${computed} computed.`))
const write = dataFolder('benchmarks')
write('values.csv', valuesCsv(rows))
write(
  'rows.json',
  rows.map(({ at: _, ...row }) => row),
)
console.log(`checked ${rows.length} values`)
