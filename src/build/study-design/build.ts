/** Writes the benchmark values. A row outside its tolerance ends the build. */
import { dataFolder } from '#content/build/data-folder.ts'
import { checkCases } from './cases.ts'
import { computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()
const outside = rows.filter((row) => !row.isWithin)
for (const { design, quantity, printed, computed, source } of outside)
  console.error(`${design} ${quantity}: ${printed} printed, ${computed} computed (${source})`)
if (outside.length > 0) process.exit(1)
const write = dataFolder('benchmarks')
write('values.json', rows)
write('cases.json', checkCases(rows))
console.log(`checked ${rows.length} values`)
