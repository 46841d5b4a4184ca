/**
 * Computes the benchmark values for the pages of the Worker: no visitor waits for it, and a row outside its
 * tolerance ends the build.
 */
import { writeFileSync } from 'node:fs'
import { computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()
const outside = rows.filter((row) => !row.isWithin)
for (const { design, quantity, published, computed, source } of outside)
  console.error(`${design} ${quantity}: ${published} published, ${computed} computed (${source})`)
if (outside.length > 0) process.exit(1)
// Bytes and not a module: the Worker reads them when somebody asks, and does not start with them.
writeFileSync('.build/study-design-checks.bin', JSON.stringify(rows))
console.log(`checked ${rows.length} published values`)
