import { scripts } from '../designs/scripts.ts'
import { packagesIn } from '../frame/code.ts'
import { versions } from '../frame/programs.ts'
import { type Plan, readPlan } from '../simulation/planned.ts'

/** An R script of the simulation, in the parts around the seed and the assumption that is broken. */
export interface SimulationInR {
  start: string
  /** The breaks that the script knows, as a comment after the one that is set. */
  known: string
  body: string
}

export function simulationInR(plan: Plan, trials: number): SimulationInR {
  const planned = readPlan(plan)
  const { inR, breaks } = scripts[plan.design]
  const [body, known] = [inR(planned), breaks(planned)]
  const programs = ['R', ...packagesIn(body)].map((name) => `${name} ${versions[name]}`)
  return {
    start: `# ${programs.join(', ')}\ntrials <- ${trials}\n`,
    known: known.length > 0 ? ` # ${['none', ...known].map((name) => `"${name}"`).join(', ')}` : '',
    body,
  }
}
