import type { Row, Value } from '../row.ts'

export type Role = 'coordinator' | 'investigator' | 'system' | 'monitor' | 'manager'

export interface AuditEvent {
  kind: 'entered' | 'transferred' | 'queried' | 'askedAgain' | 'changed' | 'confirmed' | 'closed'
  /** ISO 8601 with the offset of the place, e.g. `2022-05-03T09:41+03:00`. */
  at: string
  by: Role
  /** An invented user name, e.g. `101-crc1`. */
  person: string
  /** The value after this event. */
  value: Value
  /** The edit check that raised the query, `SDV` for the monitor, or `DMR` for a data manager. */
  check?: string
  /** The reason for a change or a confirmation: a key in the words. */
  reason?: string
}

/** A filled form with its final values. `audit` has only the fields with a query. */
export interface Entry extends Row {
  enteredAt: string
  enteredBy: string
  /** When the fields were filled that came after `enteredAt`. */
  typedAt: Record<string, string>
  audit: Record<string, AuditEvent[]>
}

/** The signature of the investigator, and the lock. */
export interface Milestone extends Pick<AuditEvent, 'at' | 'by' | 'person'> {
  kind: 'signed' | 'locked'
}

/** The forms of one participant. */
export interface Casebook {
  subject: string
  site: string
  country: string
  region: string
  entries: Entry[]
  milestones: Milestone[]
}

export const entriesOf = ({ entries }: { entries: readonly Entry[] }, form: string): Entry[] =>
  entries.filter(({ dataset }) => dataset === form)

export const entryOf = (book: { entries: readonly Entry[] }, form: string): Entry | undefined =>
  book.entries.find(({ dataset }) => dataset === form)

/** When a field got its first value. */
export const typedOn = ({ enteredAt, typedAt }: Pick<Entry, 'enteredAt' | 'typedAt'>, item: string): string =>
  typedAt[item] ?? enteredAt

/**
 * The first event of a field's audit trail.
 * @param isTransferred whether the randomization system gave the value; else the coordinator typed it
 * @param value the value that it was filled with
 */
export function firstEvent(
  entry: Pick<Entry, 'enteredAt' | 'enteredBy' | 'typedAt'>,
  isTransferred: boolean,
  item: string,
  value: Value,
): AuditEvent {
  const at = typedOn(entry, item)
  return isTransferred
    ? { kind: 'transferred', at, by: 'system', person: 'irt', value }
    : { kind: 'entered', at, by: 'coordinator', person: entry.enteredBy, value }
}
