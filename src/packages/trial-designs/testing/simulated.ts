import { designs, isDesignName } from '../designs/index.ts'
import type { Note } from '../frame/result.ts'
import { type Simulated, simulate } from '../runs/run.ts'
import type { Break } from '../simulation/measured.ts'
import type { Plan } from '../simulation/planned.ts'
import { inShort } from './extent.ts'

/** The seed of all simulations in the tests. */
export const seed = 20_261_126

/** @param query `two-means?sd=12&n=40`, as the address has it */
export function planOf(query: string): { plan: Plan; notes: readonly Note[] } {
  const [design = '', search = ''] = query.split('?')
  if (!isDesignName(design)) throw new Error(`${query}: no design "${design}".`)
  const { parameters, answer } = designs[design]
  const texts = Object.fromEntries(new URLSearchParams(search))
  const unknown = Object.keys(texts).filter((name) => !parameters.includes(name))
  if (unknown.length > 0) throw new Error(`${query}: no parameter ${unknown.join(', ')}.`)
  const found = answer(texts)
  if (!found.isResult) throw new Error(`${query} has no result: ${JSON.stringify(found.faults)}`)
  return { plan: { design, inputs: found.inputs, values: found.values }, notes: found.notes }
}

/** @param trials with `npm run test:all`; other runs draw a quarter, with twice the error */
export function simulated(
  query: string,
  quantity: string,
  trials: number,
  broken: Break | null = null,
): Simulated & { error: number } {
  const { results } = simulate({
    plan: planOf(query).plan,
    broken,
    trials: inShort(Math.ceil(trials / 4), trials),
    seed,
  })
  const found = results.find((one) => one.quantity === quantity)
  if (!found) throw new Error(`${query} does not simulate ${quantity}.`)
  return { ...found, error: (found.upper - found.lower) / 3.92 }
}
