import { makeAnalysis } from '../adam/build.ts'
import type { Casebook } from '../forms/entry.ts'
import { makeOutputs } from '../outputs/build.ts'
import type { Output } from '../outputs/cell.ts'
import { filled, type Row, valuesOf } from '../row.ts'
import { makeRecords, rowsOf } from '../sdtm/build.ts'
import type { Change } from './change.ts'

/** What is made from the forms of a participant. */
interface Made {
  records: readonly Row[]
  rows: readonly Row[]
}

/** The study as it is published. */
export interface StandingStudy {
  books: ReadonlyMap<string, Casebook>
  /** The analysis rows of each participant. */
  analysis: ReadonlyMap<string, readonly Row[]>
  outputs: readonly Output[]
}

function madeFrom(book: Casebook): Made {
  const records = makeRecords(book)
  return { records: rowsOf(records), rows: makeAnalysis(book.subject, records) }
}

const rowsIn = (analysis: StandingStudy['analysis']): Row[] => [...analysis.values()].flat()

/** Derives the study from its forms. @param books of all participants */
export function standingStudy(books: readonly Casebook[]): StandingStudy {
  const analysis = new Map(books.map((book) => [book.subject, madeFrom(book).rows]))
  return {
    books: new Map(books.map((book) => [book.subject, book])),
    analysis,
    outputs: makeOutputs(rowsIn(analysis)),
  }
}

/** The forms with the changed field. @throws if there is no such field */
function changedBook(book: Casebook, { form, seq, item, value }: Change): Casebook {
  const found = book.entries.find((entry) => entry.dataset === form && entry.seq === seq)
  if (!found || !Object.hasOwn(valuesOf(found), item))
    throw new Error(`${book.subject} has no field ${form}.${seq}.${item}.`)
  const changed = filled({ ...found }, { ...valuesOf(found), [item]: value })
  return { ...book, entries: book.entries.map((entry) => (entry === found ? changed : entry)) }
}

export interface ChangedStudy {
  before: Made
  after: Made
  outputs: readonly Output[]
  analysis: readonly Row[]
}

/**
 * The study with another value in one field. Only the forms of its participant are derived again, since
 * no rule of a record or a row reads those of another one. All outputs are computed again.
 * @throws if there is no such field
 */
export function changedStudy({ books, analysis }: StandingStudy, change: Change): ChangedStudy {
  const book = books.get(change.subject)
  if (!book) throw new Error(`There is no participant ${change.subject}.`)
  const after = madeFrom(changedBook(book, change))
  const all = rowsIn(new Map(analysis).set(change.subject, after.rows))
  return { before: madeFrom(book), after, analysis: all, outputs: makeOutputs(all) }
}
