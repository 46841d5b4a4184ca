/** `npm run node -- src/build/study-design/simulations/keep.ts`: simulates all designs and keeps the result for the builds. */
import { hashOfProgram, writeKept } from './kept.ts'
import { simulateAll } from './simulate.ts'

const designs = simulateAll()
writeKept({ program: await hashOfProgram(), designs })
console.log(`simulated ${Object.keys(designs).length} designs`)
