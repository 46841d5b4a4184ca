import type { DesignName } from '#content/study-design/routes.ts'
import { bioequivalence } from '#src/study-design/designs/bioequivalence/simulation.ts'
import { clusterRandomized } from '#src/study-design/designs/cluster-randomized/simulation.ts'
import { groupSequential } from '#src/study-design/designs/group-sequential/simulation.ts'
import { oneProportion } from '#src/study-design/designs/one-proportion/simulation.ts'
import { precision } from '#src/study-design/designs/precision/simulation.ts'
import { rareEvents } from '#src/study-design/designs/rare-events/simulation.ts'
import { simonTwoStage } from '#src/study-design/designs/simon-two-stage/simulation.ts'
import { timeToEvent } from '#src/study-design/designs/time-to-event/simulation.ts'
import { twoMeans } from '#src/study-design/designs/two-means/simulation.ts'
import { twoProportions } from '#src/study-design/designs/two-proportions/simulation.ts'
import type { Simulation } from './measured.ts'

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
