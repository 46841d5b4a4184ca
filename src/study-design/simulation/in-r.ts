import type { DesignName } from '#content/study-design/routes.ts'
import { inR as bioequivalence } from '#src/study-design/designs/bioequivalence/simulation-in-r.ts'
import { inR as clusterRandomized } from '#src/study-design/designs/cluster-randomized/simulation-in-r.ts'
import { inR as groupSequential } from '#src/study-design/designs/group-sequential/simulation-in-r.ts'
import { inR as oneProportion } from '#src/study-design/designs/one-proportion/simulation-in-r.ts'
import { inR as precision } from '#src/study-design/designs/precision/simulation-in-r.ts'
import { inR as rareEvents } from '#src/study-design/designs/rare-events/simulation-in-r.ts'
import { inR as simonTwoStage } from '#src/study-design/designs/simon-two-stage/simulation-in-r.ts'
import { inR as timeToEvent } from '#src/study-design/designs/time-to-event/simulation-in-r.ts'
import { inR as twoMeans } from '#src/study-design/designs/two-means/simulation-in-r.ts'
import { inR as twoProportions } from '#src/study-design/designs/two-proportions/simulation-in-r.ts'
import { packagesIn } from '#src/study-design/frame/code.ts'
import { versions } from '#src/study-design/frame/programs.ts'
import { breaks } from './breaks.ts'
import { type Plan, type Planned, readPlan } from './planned.ts'

const bodies: Readonly<Record<DesignName, (planned: Planned) => string>> = {
  'two-means': twoMeans,
  'two-proportions': twoProportions,
  'time-to-event': timeToEvent,
  bioequivalence,
  'one-proportion': oneProportion,
  'simon-two-stage': simonTwoStage,
  'cluster-randomized': clusterRandomized,
  'group-sequential': groupSequential,
  precision,
  'rare-events': rareEvents,
}

/** An R script of the simulation, in the parts around the seed and the assumption that is broken. */
export interface SimulationInR {
  start: string
  /** The breaks that the script knows, as a comment after the one that is set. */
  known: string
  body: string
}

export function simulationInR(plan: Plan, trials: number): SimulationInR {
  const planned = readPlan(plan)
  const body = bodies[plan.design](planned)
  const known = breaks[plan.design](planned)
  const programs = ['R', ...packagesIn(body)].map((name) => `${name} ${versions[name]}`)
  return {
    start: `# ${programs.join(', ')}\ntrials <- ${trials}\n`,
    known: known.length > 0 ? ` # ${['none', ...known].map((name) => `"${name}"`).join(', ')}` : '',
    body,
  }
}
