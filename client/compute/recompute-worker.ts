import type { Recompute } from '#client/study-design/checks/recomputed.ts'
import { recompute } from '#src/study-design/checks/recompute.ts'
import { answerCalls } from './answer-calls.ts'

answerCalls<string>({ recompute: recompute satisfies Recompute })
