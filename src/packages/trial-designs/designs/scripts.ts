import type { DesignName } from '../frame/names.ts'
import type { Script } from '../simulation/script.ts'
import { script as bioequivalence } from './bioequivalence/simulation-in-r.ts'
import { script as clusterRandomized } from './cluster-randomized/simulation-in-r.ts'
import { script as groupSequential } from './group-sequential/simulation-in-r.ts'
import { script as oneProportion } from './one-proportion/simulation-in-r.ts'
import { script as precision } from './precision/simulation-in-r.ts'
import { script as rareEvents } from './rare-events/simulation-in-r.ts'
import { script as simonTwoStage } from './simon-two-stage/simulation-in-r.ts'
import { script as timeToEvent } from './time-to-event/simulation-in-r.ts'
import { script as twoMeans } from './two-means/simulation-in-r.ts'
import { script as twoProportions } from './two-proportions/simulation-in-r.ts'

/** What a page says of a simulation: for the Worker. */
export const scripts: Readonly<Record<DesignName, Script>> = {
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
