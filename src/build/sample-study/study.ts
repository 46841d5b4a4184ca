import { makeAnalysis } from '#src/sample-study/adam/build.ts'
import type { Row } from '#src/sample-study/derive.ts'
import type { Casebook } from '#src/sample-study/forms/entry.ts'
import { makeRecords, rowsOf, trialRecords } from '#src/sample-study/sdtm/build.ts'
import { auditBook, type Planted } from './forms/audit.ts'
import { fillForms } from './forms/fill.ts'
import { firstTyped } from './forms/mistakes.ts'
import { simulateStudy } from './simulate/trial.ts'

export interface StudyData {
  books: Casebook[]
  records: Row[]
  analysis: Row[]
}

/** With the mistakes that were made, and what found them. */
export function makeStudy(): StudyData & { planted: Planted[] } {
  const filled = simulateStudy()
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .map(fillForms)
  const slips = firstTyped(filled)
  const audited = filled.map((book, index) => auditBook(book, slips, index))
  const planted = audited.flatMap((one) => one.planted)
  return { ...deriveStudy(audited.map(({ book }) => book)), planted }
}

/** Tests call it with changed forms. */
export function deriveStudy(books: Casebook[]): StudyData {
  const records = books.map(makeRecords)
  return {
    books,
    records: [...trialRecords(books), ...records.flatMap(rowsOf)],
    analysis: books.flatMap(({ subject }, index) => makeAnalysis(subject, records[index] ?? {})),
  }
}
