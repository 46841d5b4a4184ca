import { type Recompute, recompute } from '@marom/trial-designs/benchmarks'
import { answerCalls } from './answer-calls.ts'

answerCalls<string>({
  recompute: recompute satisfies Recompute,
  /** So that the worker loads beside the file. */
  load: () => {},
})
