/**
 * `node test/study-design/bench/simulate-in-r.ts [TRIALS] [QUERY…]`: runs the R code of simulations
 * and the simulations themselves, by default 10,000 trials of each example and each assumption that it
 * can break. Ends with 1 if they differ by more than four standard errors. It needs `Rscript` with the
 * packages of `frame/programs.ts`.
 */

import { spawnSync } from 'node:child_process'
import { designNames } from '@marom/trial-designs'
import {
  type Break,
  readPlan,
  type Simulated,
  scripts,
  simulate,
  simulationInR,
} from '@marom/trial-designs/simulation'
import { planOf, seed } from '#src/packages/trial-designs/testing/simulated.ts'

const [count = '10000', ...queries] = process.argv.slice(2)
const trials = Number(count)

/** By quantity, as R prints a named vector one by one. */
function inR(script: string): Map<string, number> {
  const printing = `found <- {\n${script}\n}\ncat(paste(names(found), format(found, digits = 12, trim = TRUE)), sep = "\\n")`
  const { stdout, stderr, status } = spawnSync('Rscript', ['-'], { input: printing, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Rscript ended with ${status}: ${stderr}\n${script}`)
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', value]) => [name, Number(value)]),
  )
}

function rowOf(state: string, { quantity, value, lower, upper }: Simulated, byR: number | undefined) {
  // Both have the same error.
  const error = ((upper - lower) / 3.92) * Math.SQRT2
  const off = byR === undefined ? Number.NaN : (value - byR) / error
  return { state, quantity, here: value.toPrecision(4), R: byR?.toPrecision(4), errors: off.toFixed(1) }
}

const rows = (queries.length > 0 ? queries : designNames).flatMap((query) => {
  const { plan } = planOf(query)
  const { start, body } = simulationInR(plan, trials)
  const breaks: readonly (Break | null)[] = [null, ...scripts[plan.design].breaks(readPlan(plan))]
  return breaks.flatMap((broken) => {
    const byR = inR(`${start}set.seed(${seed})\nbroken <- "${broken ?? 'none'}"\n${body}`)
    const { results } = simulate({ plan, broken, trials, seed })
    return results.map((one) => rowOf(`${query} ${broken ?? ''}`, one, byR.get(one.quantity)))
  })
})
console.table(rows)
const wrong = rows.filter(({ errors }) => !(Math.abs(Number(errors)) <= 4))
console.log(`${rows.length} numbers, ${wrong.length} differ`)
if (wrong.length > 0) process.exitCode = 1
