import type { DesignName } from '#content/study-design/routes.ts'
import { bioequivalenceChecks } from '#src/study-design/designs/bioequivalence/checks.ts'
import { clusterRandomizedChecks } from '#src/study-design/designs/cluster-randomized/checks.ts'
import { groupSequentialChecks } from '#src/study-design/designs/group-sequential/checks.ts'
import { oneProportionChecks } from '#src/study-design/designs/one-proportion/checks.ts'
import { precisionChecks } from '#src/study-design/designs/precision/checks.ts'
import { rareEventsChecks } from '#src/study-design/designs/rare-events/checks.ts'
import { simonTwoStageChecks } from '#src/study-design/designs/simon-two-stage/checks.ts'
import { timeToEventChecks } from '#src/study-design/designs/time-to-event/checks.ts'
import { twoMeansChecks } from '#src/study-design/designs/two-means/checks.ts'
import { twoProportionsChecks } from '#src/study-design/designs/two-proportions/checks.ts'
import type { DesignCheck } from '#src/study-design/frame/checks.ts'

/** For build and tests, never in the Worker. */
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
