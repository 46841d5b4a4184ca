import type { Row, Value } from '#src/sample-study/row.ts'

export interface AuditEvent {
  kind: 'entered' | 'transferred' | 'queried' | 'changed' | 'confirmed' | 'closed'
  /** ISO day. */
  at: string
  /** A role at a site or in data management, e.g. `coordinator`. */
  by: 'coordinator' | 'system' | 'monitor' | 'manager'
  /** The value after this event. */
  value: Value
  /** The edit check that raised the query, or `SDV` for the monitor. */
  check?: string
  /** The reason for a change or a confirmation: a key in the words. */
  reason?: string
}

/** A filled form with its final values. `audit` has only the fields with a query. */
export interface Entry extends Row {
  enteredAt: string
  /** ISO days of the fields that were filled after `enteredAt`. */
  typedAt: Record<string, string>
  audit: Record<string, AuditEvent[]>
}

/** The forms of one participant. */
export interface Casebook {
  subject: string
  site: string
  country: string
  region: string
  entries: Entry[]
}

export const entriesOf = ({ entries }: { entries: readonly Entry[] }, form: string): Entry[] =>
  entries.filter(({ dataset }) => dataset === form)

export const entryOf = (book: { entries: readonly Entry[] }, form: string): Entry | undefined =>
  book.entries.find(({ dataset }) => dataset === form)

/** The ISO day on which a field got its first value. */
export const typedOn = ({ enteredAt, typedAt }: Pick<Entry, 'enteredAt' | 'typedAt'>, item: string): string =>
  typedAt[item] ?? enteredAt

/** The first event of a field's audit trail. */
export function firstEvent(
  entry: Pick<Entry, 'enteredAt' | 'typedAt'>,
  isTransferred: boolean,
  item: string,
  value: Value,
): AuditEvent {
  const at = typedOn(entry, item)
  return isTransferred
    ? { kind: 'transferred', at, by: 'system', value }
    : { kind: 'entered', at, by: 'coordinator', value }
}
