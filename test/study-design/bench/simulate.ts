/**
 * `npx node test/study-design/bench/simulate.ts`: 100,000 simulated trials for each design,
 * analyzed by the test itself. Exact powers must agree within three standard errors, powers from
 * large-sample formulas within a stated distance more.
 */
import type { DesignName } from '#content/study-design/routes.ts'
import { designs } from '#src/study-design/designs/index.ts'
import { type Draw, drawFrom } from './simulate/draw.ts'
import { simulations } from './simulate/trials.ts'

const trials = Number(process.argv[2] ?? 100_000)
const seed = 20_261_123

/** In standard errors. */
const mostErrors = 3

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

const rows = simulations.map(({ name, what, texts, quantity, within = 0, trial }) => {
  const computed = quantityOf(name, texts, quantity)
  const { mean, error } = run(trial((of) => quantityOf(name, texts, of)))
  const isHeld = Math.abs(mean - computed) <= mostErrors * error + within
  return {
    design: `${name}: ${what}`,
    quantity,
    computed: computed.toFixed(5),
    simulated: mean.toFixed(5),
    'standard errors': ((mean - computed) / error).toFixed(2),
    'allowed beyond': within,
    isHeld,
  }
})
console.log(`${trials} trials a design, seed ${seed}`)
console.table(rows)
if (rows.some(({ isHeld }) => !isHeld)) process.exitCode = 1
