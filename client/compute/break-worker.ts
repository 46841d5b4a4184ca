import type { BreakAnswer, BreakInput } from '#client/sample-study/broken-value.ts'
import { type StandingStudy, standingStudy } from '#src/sample-study/break/changed-study.ts'
import { unpackForms } from '#src/sample-study/break/forms-file.ts'
import { outcomeOf } from '#src/sample-study/break/outcome.ts'
import type { WordsFile } from '#src/sample-study/break/words.ts'
import { Participant } from '#src/sample-study/participant-file.ts'
import { answerCalls } from './answer-calls.ts'

const read = (file: ArrayBuffer) => JSON.parse(new TextDecoder().decode(file))

/** Of the first call. It takes most of the time. */
let standing: StandingStudy | undefined

function breakValue({ change, language, forms, person, words }: BreakInput): BreakAnswer {
  standing ??= standingStudy(unpackForms(read(forms)))
  const { study, view }: WordsFile = read(words)
  return { outcome: outcomeOf(standing, change, new Participant(read(person)), study, language), words: view }
}

answerCalls({ breakValue })
