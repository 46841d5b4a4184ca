import { Participant } from '@marom/sample-trial'
import {
  isFormsFile,
  isParticipantFile,
  type StandingStudy,
  standingStudy,
  unpackForms,
} from '@marom/sample-trial/recompute'
import type { BreakAnswer, BreakInput } from '#client/sample-study/broken-value.ts'
import { isWordsFile } from '#src/sample-study/break/file-shapes.ts'
import { outcomeOf } from '#src/sample-study/break/outcome-of-change.ts'
import { answerCalls } from './answer-calls.ts'

/** @throws if somebody else has written the file, or another version of the site */
function read<File>(file: ArrayBuffer, isIt: (found: unknown) => found is File): File {
  const found: unknown = JSON.parse(new TextDecoder().decode(file))
  if (!isIt(found)) throw new Error('A file of the study has another form: load the page again.')
  return found
}

/** Of the first call. It takes most of the time. */
let standing: StandingStudy | undefined

function breakValue({ change, language, forms, person, words }: BreakInput): BreakAnswer {
  standing ??= standingStudy(unpackForms(read(forms, isFormsFile)))
  const { study, view } = read(words, isWordsFile)
  const participant = new Participant(read(person, isParticipantFile))
  return { outcome: outcomeOf(standing, change, participant, study, language), words: view }
}

answerCalls({ breakValue })
