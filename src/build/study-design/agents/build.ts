/** Writes the public cases for design agents with what our tools answer. */
import { dataFolder } from '#content/build/data-folder.ts'
import '#src/build/worker-modules.ts'

const { answered } = await import('./tool-answers.ts')
const { cases } = await import('./cases.ts')

const rows = cases.map(answered)
dataFolder('agent-cases')('cases.json', rows)
const refused = rows.filter((row) => row.refused !== null)
for (const row of refused) console.error(`agent cases: issue ${row.issue} is refused: ${row.refused}`)
console.log(`agent cases: ${rows.length}`)
