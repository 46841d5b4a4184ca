import { makeAnalysis } from './adam/build.ts'
import { auditBook, type Planted } from './data-management/audit.ts'
import { fillForms } from './data-management/fill.ts'
import { firstTyped } from './data-management/mistakes.ts'
import type { Row } from './derive.ts'
import type { Casebook } from './forms/entry.ts'
import { makeRecords, rowsOf, trialRecords } from './sdtm/build.ts'
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
