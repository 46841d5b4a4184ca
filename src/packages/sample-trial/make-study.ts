import { makeAnalysis } from './adam/build.ts'
import { auditBook, type Planted } from './data-management/audit.ts'
import { fillForms } from './data-management/fill.ts'
import { firstTyped } from './data-management/mistakes.ts'
import type { Row } from './derive.ts'
import type { Casebook } from './forms/entry.ts'
import { makeRecords, rowsOf, trialRecords } from './sdtm/build.ts'
import { simulateStudy } from './simulate/trial.ts'

export interface StudyData {
  /** The forms of each participant, in the order of their numbers. */
  books: Casebook[]
  /** All rows of the SDTM datasets. */
  records: Row[]
  /** All rows of the ADaM datasets. */
  analysis: Row[]
}

/**
 * The trial of `study.seed`, the same at each call: simulated, typed into forms, queried, corrected, and
 * derived. `planted` are the mistakes of typing, with the check that found each; empty if none did.
 */
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
