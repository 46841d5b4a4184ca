import { outputSourcesOf } from '../files/output-sources.ts'
import { participantsOf } from '../files/participant-files.ts'
import { studyOf } from '../files/study-file.ts'
import { makeStudy } from '../make-study.ts'
import { makeOutputs } from '../outputs/build.ts'

/** Computes at the first call, and keeps the result. */
function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    kept ??= { result: compute() }
    return kept.result
  }
}

// The study takes seconds, so all tests of a process share one: do not change it.
export const data = makeStudy()
export const outputs = makeOutputs(data.analysis)
export const madeStudy = once(() => studyOf(data, outputs))
export const madeOutputSources = once(() => outputSourcesOf(data, outputs))
export const madeParticipants = once(() => participantsOf(data, outputs))
