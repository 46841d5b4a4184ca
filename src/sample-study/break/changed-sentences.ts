import type { Study } from '@marom/sample-trial'
import type { ChangedSentence } from '#client/sample-study/broken-value.ts'
import type { Language } from '#content/locales.ts'
import { reportPieces } from '#src/sample-study/report.ts'

type Outputs = Study['outputs']

/** Places in a sentence have no blanks. */
const sentencesOf = (paragraph: string) => paragraph.split(/(?<=\.) /)

/** The sentences of the report in which a number differs. */
export function changedSentences(
  paragraphs: readonly string[],
  before: Outputs,
  after: Outputs,
  language: Language,
): ChangedSentence[] {
  return paragraphs.flatMap(sentencesOf).flatMap((sentence) => {
    const old = reportPieces(sentence, before, language)
    const pieces = reportPieces(sentence, after, language).map((piece, index) => {
      if ('words' in piece) return { text: piece.words }
      const was = old[index]
      const isChanged = was && 'number' in was && was.number !== piece.number
      return { text: piece.number, ...(isChanged ? { was: was.number } : {}) }
    })
    return pieces.some((piece) => 'was' in piece) ? [pieces.filter(({ text }) => text !== '')] : []
  })
}
