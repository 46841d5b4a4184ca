import type { DesignName } from '#content/study-design/routes.ts'
import { bioequivalenceBenchmarks } from '#src/study-design/designs/bioequivalence/benchmarks.ts'
import { clusterRandomizedBenchmarks } from '#src/study-design/designs/cluster-randomized/benchmarks.ts'
import { groupSequentialBenchmarks } from '#src/study-design/designs/group-sequential/benchmarks.ts'
import { oneProportionBenchmarks } from '#src/study-design/designs/one-proportion/benchmarks.ts'
import { precisionBenchmarks } from '#src/study-design/designs/precision/benchmarks.ts'
import { rareEventsBenchmarks } from '#src/study-design/designs/rare-events/benchmarks.ts'
import { simonTwoStageBenchmarks } from '#src/study-design/designs/simon-two-stage/benchmarks.ts'
import { timeToEventBenchmarks } from '#src/study-design/designs/time-to-event/benchmarks.ts'
import { twoMeansBenchmarks } from '#src/study-design/designs/two-means/benchmarks.ts'
import { twoProportionsBenchmarks } from '#src/study-design/designs/two-proportions/benchmarks.ts'
import type { Benchmark } from '#src/study-design/frame/benchmark.ts'

/** For build and tests, never in the Worker. */
export const designBenchmarks: Readonly<Record<DesignName, readonly Benchmark[]>> = {
  'two-means': twoMeansBenchmarks,
  'two-proportions': twoProportionsBenchmarks,
  'time-to-event': timeToEventBenchmarks,
  bioequivalence: bioequivalenceBenchmarks,
  'one-proportion': oneProportionBenchmarks,
  'simon-two-stage': simonTwoStageBenchmarks,
  'cluster-randomized': clusterRandomizedBenchmarks,
  'group-sequential': groupSequentialBenchmarks,
  precision: precisionBenchmarks,
  'rare-events': rareEventsBenchmarks,
}
