/** Describes the JSON and the tools of the subjects. */
import { mkdirSync, writeFileSync } from 'node:fs'
import '#src/build/worker-modules.ts'

const { openApiDocument, operations, toolFile } = await import('./all.ts')
const folder = 'public/data/machines/'

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}openapi.json`, JSON.stringify(openApiDocument))
writeFileSync(`${folder}tools.json`, JSON.stringify(toolFile))
console.log(`machines: ${operations.length} operations, ${toolFile.tools.length} tools`)
