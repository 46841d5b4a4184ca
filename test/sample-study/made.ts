import { once } from '#client/ui/once.ts'
import { lineageOf, participantsOf } from '#src/packages/sample-trial/files/lineage.ts'
import { studyOf } from '#src/packages/sample-trial/files/study-facts.ts'
import { makeStudy } from '#src/packages/sample-trial/make-study.ts'
import { makeOutputs } from '#src/packages/sample-trial/outputs/build.ts'

// The study takes seconds, so all tests of a process share one: do not change it.
export const data = makeStudy()
export const outputs = makeOutputs(data.analysis)
export const madeStudy = once(() => studyOf(data, outputs))
export const madeLineage = once(() => lineageOf(data, outputs))
export const madeParticipants = once(() => participantsOf(data, outputs))
