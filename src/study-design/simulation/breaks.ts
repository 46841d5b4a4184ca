import type { DesignName } from '#content/study-design/routes.ts'
import { breaksOf as bioequivalence } from '#src/study-design/designs/bioequivalence/simulation.ts'
import { breaksOf as clusterRandomized } from '#src/study-design/designs/cluster-randomized/simulation.ts'
import { breaksOf as groupSequential } from '#src/study-design/designs/group-sequential/simulation.ts'
import { breaksOf as oneProportion } from '#src/study-design/designs/one-proportion/simulation.ts'
import { breaksOf as precision } from '#src/study-design/designs/precision/simulation.ts'
import { breaksOf as rareEvents } from '#src/study-design/designs/rare-events/simulation.ts'
import { breaksOf as simonTwoStage } from '#src/study-design/designs/simon-two-stage/simulation.ts'
import { breaksOf as timeToEvent } from '#src/study-design/designs/time-to-event/simulation.ts'
import { breaksOf as twoMeans } from '#src/study-design/designs/two-means/simulation.ts'
import { breaksOf as twoProportions } from '#src/study-design/designs/two-proportions/simulation.ts'
import type { Breaks } from './measured.ts'

/** Apart from the simulations, which the Worker does not run: its script has none of their code. */
export const breaks: Readonly<Record<DesignName, Breaks>> = {
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
