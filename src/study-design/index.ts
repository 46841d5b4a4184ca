import type { DesignName } from '#content/routes.ts'
import { bioequivalence } from './bioequivalence.ts'
import { clusterRandomized } from './cluster-randomized.ts'
import type { Design } from './design.ts'
import { groupSequential } from './group-sequential.ts'
import { oneProportion } from './one-proportion.ts'
import { precision } from './precision.ts'
import { rareEvents } from './rare-events.ts'
import { simonTwoStage } from './simon-two-stage.ts'
import { timeToEvent } from './time-to-event.ts'
import { twoMeans } from './two-means.ts'
import { twoProportions } from './two-proportions.ts'

/** The designs by name, in the order in which the workbench offers them. */
export const designs = {
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
} satisfies Record<DesignName, Design>

export function isDesignName(name: string): name is DesignName {
  return Object.hasOwn(designs, name)
}

export const designNames: readonly DesignName[] = Object.keys(designs).filter(isDesignName)
