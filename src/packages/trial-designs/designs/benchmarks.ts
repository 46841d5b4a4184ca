import type { Benchmark } from '../frame/benchmark.ts'
import { benchmarks as bioequivalence } from './bioequivalence/benchmarks.ts'
import { benchmarks as clusterRandomized } from './cluster-randomized/benchmarks.ts'
import { benchmarks as groupSequential } from './group-sequential/benchmarks.ts'
import { type DesignName, designNames } from './names.ts'
import { benchmarks as oneProportion } from './one-proportion/benchmarks.ts'
import { benchmarks as precision } from './precision/benchmarks.ts'
import { benchmarks as rareEvents } from './rare-events/benchmarks.ts'
import { benchmarks as simonTwoStage } from './simon-two-stage/benchmarks.ts'
import { benchmarks as timeToEvent } from './time-to-event/benchmarks.ts'
import { benchmarks as twoMeans } from './two-means/benchmarks.ts'
import { benchmarks as twoProportions } from './two-proportions/benchmarks.ts'

const byDesign: Readonly<Record<DesignName, readonly Benchmark[]>> = {
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

/** Of all designs. For build and tests, never in the Worker. */
export const designBenchmarks = designNames.map((design) => ({ design, benchmarks: byDesign[design] }))
