/**
 * `node test/study-design/bench/simulate.ts [TRIALS] [QUERY…]`: simulated trials beside the
 * formulas, by default 20,000 of each state of `simulate/states.ts`; `two-means?sd=12` is a query.
 * Ends with 1 if a formula fails and the page does not warn, or one holds and the page says stop.
 */
import type { Note } from '#src/study-design/frame/result.ts'
import { measure } from './simulate/measure.ts'
import { type Measured, plan } from './simulate/planned.ts'
import { simulations } from './simulate/simulations.ts'
import { states } from './simulate/states.ts'

const [count = '20000', ...queries] = process.argv.slice(2)
const trials = Number(count)
const seed = 20_261_126

type Verdict = 'holds' | 'fails, warned' | 'FAILS, NOT WARNED' | 'warned without need' | 'STOP WITHOUT NEED'

const verdicts: Record<Verdict, string[]> = {
  holds: [],
  'fails, warned': [],
  'warned without need': [],
  'FAILS, NOT WARNED': [],
  'STOP WITHOUT NEED': [],
}

function verdictOf(isOff: boolean, warnings: readonly Note[], because: string | undefined): Verdict {
  if (isOff) return warnings.length > 0 ? 'fails, warned' : 'FAILS, NOT WARNED'
  if (warnings.length === 0 || because) return 'holds'
  return warnings.some(({ level }) => level === 'stop') ? 'STOP WITHOUT NEED' : 'warned without need'
}

function rowOf(measured: Measured) {
  const { simulated, error, isOff } = measure(measured, trials, seed)
  const { quantity, formula } = measured
  const digits = formula < 2 ? 4 : 1
  const text = (value: number) => value.toFixed(digits)
  const row = {
    quantity,
    formula: text(formula),
    simulated: text(simulated),
    'Monte Carlo interval': `${text(simulated - 1.96 * error)} to ${text(simulated + 1.96 * error)}`,
    difference: `${simulated < formula ? '' : '+'}${text(simulated - formula)}`,
    isOff: isOff ? 'off' : '',
  }
  return { isOff, row }
}

console.log(`${trials} trials a state and quantity, seed ${seed}`)
const asked = queries.length > 0 ? queries.map((query) => ({ query, because: undefined })) : states
for (const { query, because } of asked) {
  const planned = plan(query)
  const rows = simulations[planned.design](planned).map(rowOf)
  const warnings = planned.notes.filter(({ level }) => level !== 'info')
  const isOff = rows.some((one) => one.isOff)
  const verdict = verdictOf(isOff, warnings, because)
  verdicts[verdict].push(query)
  const notes = warnings.map(({ level, key }) => `${level} ${key}`).join(', ')
  console.log(`\n${query}: ${verdict}${notes && ` (${notes})`}${because ? `: ${because}` : ''}`)
  console.table(rows.map(({ row }) => row))
}

console.log(`\n${asked.length} states`)
for (const [verdict, found] of Object.entries(verdicts)) {
  console.log(`${verdict}: ${found.length}`)
  if (verdict !== 'holds') for (const query of found) console.log(`  ${query}`)
}
const isWrong = verdicts['FAILS, NOT WARNED'].length + verdicts['STOP WITHOUT NEED'].length > 0
if (isWrong) process.exitCode = 1
