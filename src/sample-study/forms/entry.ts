import type { Row, Value } from '#src/sample-study/derive.ts'

/** Something that happened to a field, in the order of the audit trail. */
export interface AuditEvent {
  kind: 'entered' | 'transferred' | 'queried' | 'changed' | 'confirmed' | 'closed'
  /** ISO day. */
  at: string
  /** A role at a site or in data management, e.g. `coordinator`. */
  by: 'coordinator' | 'system' | 'monitor' | 'manager'
  /** The value after this event. */
  value: Value
  /** The edit check that asked; `SDV` where the monitor did. */
  check?: string
  /** Why a value was changed, or stays as it is: a name in the words. */
  reason?: string
}

/**
 * A filled form: its values as they are now, and what was done to those that were more than typed.
 */
export interface Entry extends Row {
  enteredAt: string
  /** Days of the fields that were filled after the form was opened. */
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
