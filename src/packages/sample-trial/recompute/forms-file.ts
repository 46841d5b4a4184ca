import { itemAt } from '@marom/statistics'
import type { Casebook, Entry } from '../forms/entry.ts'
import { filled, type Value, valuesOf } from '../row.ts'

type Person = Pick<Casebook, 'subject' | 'site' | 'country' | 'region'>

interface FormColumns {
  name: string
  items: readonly string[]
  /** How many each participant has. */
  counts: readonly number[]
  /** The values of each item: equal neighbors make the compressed file small. */
  columns: readonly (readonly Value[])[]
}

/** The final values of all forms, without their audit trails. */
export interface FormsFile {
  people: readonly Person[]
  forms: readonly FormColumns[]
}

/** @throws if the forms of a participant are not in the order of their numbers */
export function packForms(books: readonly Casebook[]): FormsFile {
  const names = new Set(books.flatMap(({ entries }) => entries.map(({ dataset }) => dataset)))
  return {
    people: books.map(({ subject, site, country, region }) => ({ subject, site, country, region })),
    forms: [...names].map((name) => {
      const byPerson = books.map(({ entries }) => entries.filter(({ dataset }) => dataset === name))
      for (const [index, { seq, subject }] of byPerson.flatMap((own) => [...own.entries()]))
        if (seq !== index + 1) throw new Error(`${subject}: form ${name} ${seq} is not in order.`)
      const rows = byPerson.flat().map(valuesOf)
      const items = Object.keys(rows[0] ?? {})
      return {
        name,
        items,
        counts: byPerson.map(({ length }) => length),
        columns: items.map((item) => rows.map((values) => values[item] ?? null)),
      }
    }),
  }
}

function entriesOf({ name, items, counts, columns }: FormColumns, subject: string, place: number): Entry[] {
  const start = counts.slice(0, place).reduce((sum, count) => sum + count, 0)
  return Array.from({ length: itemAt(counts, place) }, (_, index) =>
    filled(
      { subject, dataset: name, seq: index + 1, enteredAt: '', enteredBy: '', typedAt: {}, audit: {} },
      Object.fromEntries(items.map((item, column) => [item, itemAt(itemAt(columns, column), start + index)])),
    ),
  )
}

/** The forms without audit trails. @throws RangeError if counts or columns are too short */
export const unpackForms = ({ people, forms }: FormsFile): Casebook[] =>
  people.map((person, place) => ({
    ...person,
    entries: forms.flatMap((form) => entriesOf(form, person.subject, place)),
    milestones: [],
  }))
