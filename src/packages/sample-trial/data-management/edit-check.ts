import { dayNumber, isComplete } from '../days.ts'
import type { Read } from '../derive.ts'
import { type Casebook, type Entry, entriesOf } from '../forms/entry.ts'

export interface EditCheck {
  id: string
  form: string
  /** The query is raised on this field. */
  item: string
  fires: (read: Read, entry: Entry, book: Casebook) => boolean
  /** Compares forms: a data manager runs it at a review, not the system at entry. */
  isReview?: boolean
}

type Fires = EditCheck['fires']

export const check = (form: string, id: string, item: string, fires: Fires): EditCheck => ({
  id,
  form,
  item,
  fires,
})

/** It compares forms. */
export const reviewCheck = (form: string, id: string, item: string, fires: Fires): EditCheck => ({
  ...check(form, id, item, fires),
  isReview: true,
})

/** The form of a visit. */
export const ofVisit = (read: Read, book: Casebook, form: string, visit: string): Entry | undefined =>
  entriesOf(book, form).find((entry) => read.text(entry, 'VISIT') === visit)

/** Days from one complete day to another; else NaN. */
export const daysBetween = (one: string, other: string): number =>
  isComplete(one) && isComplete(other) ? dayNumber(other) - dayNumber(one) : Number.NaN
