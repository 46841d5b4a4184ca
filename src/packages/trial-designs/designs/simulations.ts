import type { DesignName } from '../frame/names.ts'
import type { Simulation } from '../simulation/measured.ts'
import { bioequivalence } from './bioequivalence/simulation.ts'
import { clusterRandomized } from './cluster-randomized/simulation.ts'
import { groupSequential } from './group-sequential/simulation.ts'
import { oneProportion } from './one-proportion/simulation.ts'
import { precision } from './precision/simulation.ts'
import { rareEvents } from './rare-events/simulation.ts'
import { simonTwoStage } from './simon-two-stage/simulation.ts'
import { timeToEvent } from './time-to-event/simulation.ts'
import { twoMeans } from './two-means/simulation.ts'
import { twoProportions } from './two-proportions/simulation.ts'

/** For a worker of the browser and the build: the Worker runs none. */
export const simulations: Readonly<Record<DesignName, Simulation>> = {
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
