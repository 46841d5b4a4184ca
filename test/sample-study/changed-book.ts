import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'
import { filled, type Value, valuesOf } from '#src/sample-study/row.ts'

/** The forms of a participant with another value in one field. */
export function changedBook(book: Casebook, form: Entry, item: string, value: Value): Casebook {
  const changed = filled({ ...form }, { ...valuesOf(form), [item]: value })
  return { ...book, entries: book.entries.map((entry) => (entry === form ? changed : entry)) }
}
