/** Writes the simulations that pages show without script, from the kept ones if their program is the same. */
import { dataFolder } from '#content/build/data-folder.ts'
import { hashOfProgram, readKept } from './kept.ts'

const write = dataFolder('simulations')
const { program, designs } = readKept()
if (program === (await hashOfProgram())) {
  write('built.json', designs)
  console.log(`${Object.keys(designs).length} designs, as simulated before`)
} else {
  const { simulateAll } = await import('./simulate.ts')
  write('built.json', simulateAll())
  console.log(
    'simulated anew, as their code changed; `npm run node -- src/build/study-design/simulations/keep.ts` keeps the result',
  )
}
