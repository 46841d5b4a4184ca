import type { en } from '#content/sample-study/break/en.ts'
import type { outcomeWords } from '#content/sample-study/break-outcome.ts'

export type OutcomeWords = (typeof outcomeWords)['en']

export type ToolWords = (typeof en)['tool']
