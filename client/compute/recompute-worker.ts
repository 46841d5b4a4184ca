import { recompute } from '#src/study-design/checks/recompute.ts'
import type { Recompute } from '#src/study-design/checks/recomputed.ts'
import { answerCalls } from './answer-calls.ts'

answerCalls<string>({ recompute: recompute satisfies Recompute })
