/** Fails if the built script or styles need a browser newer than the floor. */
import { writeFileSync } from 'node:fs'
import { beyondFloor } from './beyond-floor.ts'
import { builtFiles } from './built-files.ts'

const { script, styles } = builtFiles()
const { faults } = beyondFloor(script, styles)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error('These are beyond the floor, `browserslist` in package.json. Use something older, or look')
  console.error('first whether the browser has it and name it in client/build/floor/allowed.ts.')
  process.exit(1)
}
writeFileSync('.build/floor.txt', `${Object.keys({ ...script, ...styles }).length} files\n`)
