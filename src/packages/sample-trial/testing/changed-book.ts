import type { Casebook, Entry } from '../forms/entry.ts'
import type { Change } from '../recompute/change.ts'
import { filled, type Value, valuesOf } from '../row.ts'
import type { Study } from '../trace/data-files.ts'

/** The forms of a participant with another value in one field. */
export function changedBook(book: Casebook, form: Entry, item: string, value: Value): Casebook {
  const changed = filled({ ...form }, { ...valuesOf(form), [item]: value })
  return { ...book, entries: book.entries.map((entry) => (entry === form ? changed : entry)) }
}

export const booksWith = (books: readonly Casebook[], { subject, form, seq, item, value }: Change) =>
  books.map((book) => {
    const entry = book.entries.find((one) => one.dataset === form && one.seq === seq)
    return book.subject === subject && entry ? changedBook(book, entry, item, value) : book
  })

/** Of every cell of the outputs, by output and cell. */
export const textsOf = (outputs: Study['outputs']): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([id, { lines }]) =>
      lines.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell ? [[`${id}.${cell.id}`, cell.text] as const] : [])),
      ),
    ),
  )
