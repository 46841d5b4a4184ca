import type { Participant } from '@marom/sample-trial'
import { placeText } from '@marom/sample-trial'
import {
  type Change,
  type ChangedCell,
  changedStudy,
  consequencesOf,
  type StandingStudy,
} from '@marom/sample-trial/recompute'
import type { Outcome } from '#client/sample-study/broken-value.ts'
import type { Language } from '#content/locales.ts'
import { changedCurves } from './changed-curves.ts'
import { changedSentences } from './changed-sentences.ts'
import type { StudyWords } from './words.ts'

/** What follows from a changed value, in words and with curves. @param changed the same for every language */
export function outcomeOf(
  standing: StandingStudy,
  change: Change,
  person: Participant,
  words: StudyWords,
  language: Language,
  changed = changedStudy(standing, change),
): Outcome {
  const found = consequencesOf(standing, change, person, changed)
  const worded = ({ output, cell, place, state, texts }: ChangedCell) => ({
    ...{ output, cell, title: words.titles[output]?.number ?? output, state, texts },
    place: placeText(place, words),
  })
  const { before, after } = found.outputs
  return {
    change,
    texts: found.texts,
    records: found.records,
    rows: found.rows,
    cells: found.cells.map(worded),
    primary: found.primary,
    curves: changedCurves([...standing.analysis.values()].flat(), changed.analysis),
    sentences: changedSentences(words.report, before, after, language),
    announced: found.announced,
    missed: found.missed,
  }
}
