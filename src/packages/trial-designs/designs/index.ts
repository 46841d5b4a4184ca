import type { Design } from '../frame/answer.ts'
import type { DesignName } from '../frame/names.ts'
import { bioequivalence } from './bioequivalence/design.ts'
import { clusterRandomized } from './cluster-randomized/design.ts'
import { groupSequential } from './group-sequential/design.ts'
import { oneProportion } from './one-proportion/design.ts'
import { precision } from './precision/design.ts'
import { rareEvents } from './rare-events/design.ts'
import { simonTwoStage } from './simon-two-stage/design.ts'
import { timeToEvent } from './time-to-event/design.ts'
import { twoMeans } from './two-means/design.ts'
import { twoProportions } from './two-proportions/design.ts'

export { type DesignName, designNames } from '../frame/names.ts'

const all = {
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

export const designs: Readonly<Record<DesignName, Design>> = all

/** With what each design asks, shows and says. */
export type Designs = typeof all

export function isDesignName(name: string): name is DesignName {
  return Object.hasOwn(designs, name)
}
