/**
 * `node test/study-design/bench/simulate.ts [TRIALS] [QUERY…]`: simulated trials beside the
 * formulas, by default 20,000 of each state of `states-to-simulate.ts`; `two-means?sd=12` is a query.
 * Ends with 1 if a formula fails and the page does not warn, or one holds and the page says stop.
 */

import type { Note } from '@marom/trial-designs'
import {
  type Measured,
  readPlan,
  type Simulated,
  simulate,
  simulations,
} from '@marom/trial-designs/simulation'
import { planOf, seed } from '#src/packages/trial-designs/testing/simulated.ts'
import { states } from './states-to-simulate.ts'

const [count = '20000', ...queries] = process.argv.slice(2)
const trials = Number(count)

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

/** Three points of power: a plan for 80 % that has 77 % is noticed by nobody. */
const powerLimit = 0.03

/**
 * The formula fails if it is off by more. A type I error may exceed its level by a fifth, as Cochran
 * allowed (Biometrics 1954;10:417-51), a mean may be off by 3 %.
 */
function limitOf({ quantity, formula, isChance }: Simulated): number {
  if (quantity === 'typeOne') return formula / 5
  return isChance ? powerLimit : powerLimit * formula
}

function rowOf(found: Simulated, { fails, isExact }: Measured) {
  const { quantity, formula, value, lower, upper } = found
  const error = (upper - lower) / 3.92
  const off = { above: value - formula, below: formula - value, both: Math.abs(value - formula) }
  const isOff = off[fails ?? 'both'] > limitOf(found) + 2 * error
  const text = (number: number) => number.toFixed(formula < 2 ? 4 : 1)
  const row = {
    quantity,
    formula: text(formula),
    simulated: text(value),
    'Monte Carlo interval': `${text(lower)} to ${text(upper)}`,
    'standard errors': ((value - formula) / error).toFixed(1),
    isOff: isOff ? 'off' : '',
  }
  // An exact formula is more than three standard errors off in 0.3 % of simulations.
  return { isOff: isOff || (isExact && off.both > 3 * error), row }
}

console.log(`${trials} trials a state and quantity, seed ${seed}`)
const asked = queries.length > 0 ? queries.map((query) => ({ query, because: undefined })) : states
for (const { query, because } of asked) {
  const { plan, notes: found } = planOf(query)
  const measured = simulations[plan.design].measure(readPlan(plan), null)
  const { results } = simulate({ plan, broken: null, trials, seed })
  const rows = results.flatMap((one, index) => (measured[index] ? [rowOf(one, measured[index])] : []))
  const warnings = found.filter(({ level }) => level !== 'info')
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
