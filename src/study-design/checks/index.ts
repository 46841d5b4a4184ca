import type { DesignName } from '#content/routes.ts'
import type { DesignCheck } from '#src/study-design/checks.ts'
import { bioequivalenceChecks } from './bioequivalence.ts'
import { clusterRandomizedChecks } from './cluster-randomized.ts'
import { groupSequentialChecks } from './group-sequential.ts'
import { oneProportionChecks } from './one-proportion.ts'
import { precisionChecks } from './precision.ts'
import { rareEventsChecks } from './rare-events.ts'
import { simonTwoStageChecks } from './simon-two-stage.ts'
import { timeToEventChecks } from './time-to-event.ts'
import { twoMeansChecks } from './two-means.ts'
import { twoProportionsChecks } from './two-proportions.ts'

/** The published values that each design is held to: for build and tests, never in the Worker. */
export const designChecks: Readonly<Record<DesignName, readonly DesignCheck[]>> = {
  'two-means': twoMeansChecks,
  'two-proportions': twoProportionsChecks,
  'time-to-event': timeToEventChecks,
  bioequivalence: bioequivalenceChecks,
  'one-proportion': oneProportionChecks,
  'simon-two-stage': simonTwoStageChecks,
  'cluster-randomized': clusterRandomizedChecks,
  'group-sequential': groupSequentialChecks,
  precision: precisionChecks,
  'rare-events': rareEventsChecks,
}
