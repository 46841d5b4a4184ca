import { dayNumber, isComplete, isoDay } from '../days.ts'
import { type Casebook, type Entry, entriesOf } from '../forms/entry.ts'
import { type Value, valuesOf } from '../row.ts'

export type Values = Record<string, Value>

export interface Mistake {
  /** A key in the words. */
  kind: string
  /** The check that finds it, or `SDV` if only the monitor can. */
  check: string
  /** Why the field is changed: a key in the words. */
  reason: 'transcription' | 'omitted' | 'unit' | 'copied'
  form: string
  /** Probability in a form. */
  risk: number
  /** The wrong values; undefined where this mistake is not possible. */
  typed: (values: Values, entry: Entry, book: Casebook) => Values | undefined
}

export const shifted = (value: Value | undefined, days: number): Value | undefined =>
  typeof value === 'string' && isComplete(value) ? isoDay(dayNumber(value) + days) : undefined

export const field = (name: string, value: Value | undefined) =>
  value === undefined ? undefined : { [name]: value }

export const given = (isPossible: boolean, values: () => Values | undefined) =>
  isPossible ? values() : undefined

export const before = (entry: Entry, book: Casebook): Values | undefined => {
  const other = entriesOf(book, entry.dataset).find(({ seq }) => seq === entry.seq - 1)
  return other && valuesOf(other)
}

export const only = (book: Casebook, form: string): Values => {
  const [entry] = entriesOf(book, form)
  return entry ? valuesOf(entry) : {}
}

/** The values of the form of a visit. */
export const atVisit = (book: Casebook, form: string, visit: Value | undefined): Values =>
  entriesOf(book, form)
    .map(valuesOf)
    .find((values) => values.VISIT === visit) ?? {}

export const doses = (book: Casebook) => entriesOf(book, 'form-ex').map(valuesOf)
export const lastDose = (book: Casebook) => String(doses(book).at(-1)?.EXENDAT ?? '')

export type Line = [
  kind: string,
  check: string,
  risk: number,
  typed: Mistake['typed'],
  reason?: Mistake['reason'],
]

/** The kinds of mistakes, by form. */
export type Lines = Readonly<Record<string, readonly Line[]>>
