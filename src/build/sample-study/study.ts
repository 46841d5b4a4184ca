import { makeAnalysis } from '#src/sample-study/adam/build.ts'
import type { Row } from '#src/sample-study/derive.ts'
import type { Casebook } from '#src/sample-study/forms/entry.ts'
import { makeRecords, rowsOf, trialRecords } from '#src/sample-study/sdtm/build.ts'
import { auditBook } from './forms/audit.ts'
import { fillForms } from './forms/fill.ts'
import { firstTyped } from './forms/mistakes.ts'
import { simulateStudy } from './simulate/trial.ts'

export interface StudyData {
  books: Casebook[]
  records: Row[]
  analysis: Row[]
}

export function makeStudy(): StudyData {
  const books = simulateStudy()
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .map(fillForms)
    .map((book, index) => auditBook(book, firstTyped(book, index)))
  return deriveStudy(books)
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
