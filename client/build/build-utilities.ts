import { writeFileSync } from 'node:fs'
import { buildUtilities } from './utilities.ts'

const utilities = await buildUtilities()
writeFileSync('.build/utilities.json', JSON.stringify(utilities))
console.log(`built ${utilities.lines.length} lines of utilities`)
