/** Writes the benchmark values. A row outside its tolerance ends the build. */
import { dataFolder } from '#content/build/data-folder.ts'
import { computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()
const outside = rows.filter((row) => !row.isWithin)
for (const { design, quantity, published, computed, source } of outside)
  console.error(`${design} ${quantity}: ${published} published, ${computed} computed (${source})`)
if (outside.length > 0) process.exit(1)
dataFolder('benchmarks')('values.json', rows)
console.log(`checked ${rows.length} published values`)
