import type { Read } from '#src/sample-study/derive.ts'
import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'

export interface EditCheck {
  id: string
  form: string
  /** The query is raised on this field. */
  item: string
  fires: (read: Read, entry: Entry, book: Casebook) => boolean
  /** Compares forms: a data manager runs it at a review, not the system at entry. */
  isReview?: boolean
}
