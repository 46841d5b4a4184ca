import { endpointOf } from './endpoints/by-unit.ts'
import type { Inputs } from './inputs.ts'
import { type Solved, solve } from './plan.ts'

/** The size of the plan to that with a single analysis of the same power, as far as its boundaries decide. */
export const worthOf = ({ drift, fixedDrift }: Solved) => (drift / fixedDrift) ** 2

const mostSteps = 8
/** A step changes the size by some thousandths of the step before. */
const smallStep = 1e-4
const known = new WeakMap<Inputs, Solved>()

/** The plan of the inputs. How an effect grows that changes may depend on the size, and the size on it. */
export function solvedOf(inputs: Inputs): Solved {
  const last = known.get(inputs)
  if (last) return last
  const { growth } = endpointOf(inputs)
  let solved = solve(inputs)
  for (let i = 0; i < mostSteps; i++) {
    const before = worthOf(solved)
    solved = solve(inputs, growth?.(inputs, before))
    if (!solved.growth || Math.abs(worthOf(solved) / before - 1) < smallStep) break
  }
  known.set(inputs, solved)
  return solved
}

/** The share of the trial that, as a single analysis, has its power. */
export const shareOf = (inputs: Inputs) => 1 / worthOf(solvedOf(inputs))
