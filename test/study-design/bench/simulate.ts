/**
 * `npx node test/study-design/bench/simulate.ts`: 100,000 simulated trials for each design,
 * analyzed by the test itself. Exact powers must agree within three standard errors, powers from
 * large-sample formulas within a stated distance more. Where a formula is known to fail, the page
 * must warn, and elsewhere it must not. `[TRIALS] [DESIGN]`: fewer trials, one design.
 */
import type { DesignName } from '#content/study-design/routes.ts'
import { designs } from '#src/study-design/designs/index.ts'
import { type Draw, drawFrom } from './simulate/draw.ts'
import { simulations } from './simulate/trials.ts'

const trials = Number(process.argv[2] ?? 100_000)
const only = process.argv[3]
const seed = 20_261_123

/** In standard errors. */
const mostErrors = 3

/** A formula that is further off fails. */
const failing = 0.03

function quantityOf(name: DesignName, texts: Record<string, string>, quantity: string): number {
  const computed = designs[name].compute(texts)
  const value = 'values' in computed ? computed.values[quantity] : undefined
  if (value === undefined)
    throw new Error(`${name} has no ${quantity} for ${JSON.stringify(texts)}. Correct simulate/trials.ts.`)
  return value
}

function run(trial: (draw: Draw) => number): { mean: number; error: number } {
  const draw = drawFrom(seed)
  let [sum, squares] = [0, 0]
  for (let index = 0; index < trials; index += 1) {
    const outcome = trial(draw)
    sum += outcome
    squares += outcome * outcome
  }
  const mean = sum / trials
  return { mean, error: Math.sqrt((squares / trials - mean * mean) / (trials - 1)) }
}

function warningsOf(name: DesignName, texts: Record<string, string>): string[] {
  const answer = designs[name].answer(texts)
  const notes = answer.isResult ? answer.notes : []
  return notes.filter(({ level }) => level !== 'info').map(({ key }) => key)
}

const asked = simulations.filter(({ name }) => only === undefined || name === only)
const rows = asked.map(({ name, what, texts, quantity, within = 0, warning, trial }) => {
  const computed = quantityOf(name, texts, quantity)
  const { mean, error } = run(trial((of) => quantityOf(name, texts, of)))
  const off = Math.abs(mean - computed)
  const warnings = warningsOf(name, texts)
  const isHeld = warning
    ? off > failing && warnings.includes(warning)
    : off <= mostErrors * error + within && warnings.length === 0
  return {
    design: `${name}: ${what}`,
    quantity,
    computed: computed.toFixed(5),
    simulated: mean.toFixed(5),
    'standard errors': ((mean - computed) / error).toFixed(2),
    'allowed beyond': warning ? 'fails' : within,
    warnings: warnings.join(' '),
    isHeld,
  }
})
console.log(`${trials} trials a design, seed ${seed}`)
console.table(rows)
if (rows.some(({ isHeld }) => !isHeld)) process.exitCode = 1
