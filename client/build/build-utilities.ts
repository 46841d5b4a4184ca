import { writeFileSync } from 'node:fs'
import { buildUtilities } from './utilities.ts'

const utilities = await buildUtilities(process.cwd())
writeFileSync('.build/utilities.json', JSON.stringify(utilities))
console.log(`built ${utilities.rules.length} bytes of utilities`)
