import { once } from '#client/ui/once.ts'
import { studyOf } from '#src/build/sample-study/facts.ts'
import { lineageOf, participantsOf } from '#src/build/sample-study/lineage.ts'
import { makeStudy } from '#src/build/sample-study/study.ts'
import { makeOutputs } from '#src/sample-study/outputs/build.ts'

// The study takes seconds, so all tests of a process share one: do not change it.
export const data = makeStudy()
export const outputs = makeOutputs(data.analysis)
export const madeStudy = once(() => studyOf(data, outputs))
export const madeLineage = once(() => lineageOf(data, outputs))
export const madeParticipants = once(() => participantsOf(data, outputs))
