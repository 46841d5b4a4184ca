import { recomputeAll, stopRecomputing } from './recompute-all.ts'
import { handOver, RecomputeChecks } from './recompute-checks.tsx'
import { DifferingRows, sentenceOf } from './recompute-outcome.tsx'

handOver({ recomputeAll, stopRecomputing, sentenceOf, DifferingRows })

export { RecomputeChecks }
