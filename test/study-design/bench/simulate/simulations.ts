import type { DesignName } from '#content/study-design/routes.ts'
import { bioequivalence } from './bioequivalence.ts'
import { clusterRandomized } from './clusters.ts'
import { groupSequential } from './group-sequential.ts'
import { twoMeans } from './means.ts'
import { oneProportion, rareEvents, simonTwoStage } from './one-group.ts'
import type { Simulation } from './planned.ts'
import { precision } from './precision.ts'
import { twoProportions } from './proportions.ts'
import { timeToEvent } from './survival.ts'

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
