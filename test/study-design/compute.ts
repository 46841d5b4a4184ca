/**
 * `node test/study-design/compute.ts FROM [HANG]`: computes states of all designs and prints the
 * number of each before it begins, so the parent knows which state does not end. HANG is the number
 * of a state that never ends, to test the parent.
 */
import { writeSync } from 'node:fs'
import { problemsOf } from './judge.ts'
import { tried } from './states.ts'

const [from = 0, hang = -1] = process.argv.slice(2).map(Number)

let number = 0
for (const state of tried()) {
  if (number >= from) {
    // Unbuffered: a kill would lose what a buffer holds.
    writeSync(1, `${number}\n`)
    while (number === hang);
    const problems = problemsOf(state)
    if (problems.length > 0) writeSync(1, `${number} ${problems.join('; ')}\n`)
  }
  number += 1
}
writeSync(1, 'done\n')
