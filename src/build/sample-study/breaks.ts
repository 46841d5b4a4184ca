import {
  type Casebook,
  dayNumber,
  type Entry,
  isoDay,
  type Output,
  type Participant,
  type Value,
  valuesOf,
} from '@marom/sample-trial'
import type { Change } from '@marom/sample-trial/recompute'
import { changedStudy, type StandingStudy } from '@marom/sample-trial/recompute'
import type { StudyData } from '@marom/sample-trial/simulation'
import { tables as tablesEn } from '@marom/sample-trial/words'
import type { Outcome } from '#client/sample-study/broken-value.ts'
import type { Language } from '#content/locales.ts'
import { outcomeWords } from '#content/sample-study/break-outcome.ts'
import { en as reportEn } from '#content/sample-study/report/en.ts'
import { he as reportHe } from '#content/sample-study/report/he.ts'
import { he as tablesHe } from '#content/sample-study/tables/he.ts'
import { outcomeOf } from '#src/sample-study/break/outcome-of-change.ts'
import type { PreparedBreak, PreparedOutcomes } from '#src/sample-study/break/prepared.ts'
import type { StudyWords, WordsFile } from '#src/sample-study/break/words.ts'

const wordsOf = (tables: typeof tablesEn, report: typeof reportEn): StudyWords => ({
  titles: Object.fromEntries(Object.entries(tables.titles).map(([id, { number }]) => [id, { number }])),
  lines: tables.lines,
  columns: tables.columns,
  report: report.sections.flatMap(({ paragraphs }) => paragraphs),
})

const studyWords: Readonly<Record<Language, StudyWords>> = {
  en: wordsOf(tablesEn, reportEn),
  he: wordsOf(tablesHe, reportHe),
}

/** What the browser reads with the first press. */
export const wordsFile = (language: Language): WordsFile => ({
  study: studyWords[language],
  view: outcomeWords[language],
})

interface Prepared extends Omit<Change, 'value'> {
  other: (value: Value, entry: Entry) => Value
}

/** As the field was typed before the query. */
const neverAsked =
  (item: string): Prepared['other'] =>
  (_value, { audit }) => {
    const [first, ...events] = audit[item] ?? []
    if (!first || !events.some(({ kind }) => kind === 'changed'))
      throw new Error(`No query corrected ${item}. Choose another field for the prepared break.`)
    return first.value
  }

const prepared: Record<PreparedBreak, Prepared> = {
  death: {
    ...{ subject: '102-005', form: 'form-ds', seq: 1, item: 'SURVDAT' },
    other: (value) => isoDay(dayNumber(String(value)) - 1),
  },
  stratum: {
    ...{ subject: '302-006', form: 'form-dm', seq: 1, item: 'MVI' },
    other: (value) => (value === 'Y' ? 'N' : 'Y'),
  },
  query: {
    ...{ subject: '101-032', form: 'form-ds', seq: 1, item: 'SURVDAT' },
    other: neverAsked('SURVDAT'),
  },
}

export const preparedSubjects = Object.values(prepared).map(({ subject }) => subject)

function changeOf({ other, ...field }: Prepared, books: readonly Casebook[]): Change {
  const entry = books
    .find(({ subject }) => subject === field.subject)
    ?.entries.find(({ dataset, seq }) => dataset === field.form && seq === field.seq)
  if (!entry) throw new Error(`The prepared break of ${field.subject} has no form ${field.form}.`)
  return { ...field, value: other(valuesOf(entry)[field.item] ?? null, entry) }
}

/**
 * The results of the prepared breaks, computed as a browser does it.
 * @throws if one of them changes no number, or one that the trace does not announce
 */
export function preparedOutcomes(
  { books, analysis }: Pick<StudyData, 'books' | 'analysis'>,
  outputs: readonly Output[],
  people: ReadonlyMap<string, Participant>,
): PreparedOutcomes {
  const standing: StandingStudy = {
    books: new Map(books.map((book) => [book.subject, book])),
    analysis: Map.groupBy(analysis, ({ subject }) => subject),
    outputs,
  }
  const inLanguages = (name: PreparedBreak) => {
    const change = changeOf(prepared[name], books)
    const changed = changedStudy(standing, change)
    const person = people.get(change.subject)
    const outcome = (language: Language): Outcome => {
      const made = person && outcomeOf(standing, change, person, studyWords[language], language, changed)
      if (!made || made.cells.length === 0 || made.missed.length > 0)
        throw new Error(`The prepared break "${name}" shows nothing, or more than was announced.`)
      return made
    }
    return { en: outcome('en'), he: outcome('he') }
  }
  return { death: inLanguages('death'), stratum: inLanguages('stratum'), query: inLanguages('query') }
}
