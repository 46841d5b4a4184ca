// The code of schema 2, as released: see README.md. Never edited.
import * as z from 'zod/mini'

/** `trapped`: the sender filled in the field that no person sees. */
export type MessageState = 'queued' | 'sent' | 'dead' | 'trapped'

export interface NewMessage {
  reference: string
  key: string
  fingerprint: string
  body: string
  /** Absent, which means 1, from a Worker of the first release. */
  format?: number
  /** Equal content younger than this (ms) is the same message, for clients that send no key. */
  sameContentWithin: number
  isTrapped?: boolean
}

const shape = z.object({
  row: z.number(),
  reference: z.string(),
  fingerprint: z.string(),
  body: z.string(),
  format: z.number(),
  state: z.enum(['queued', 'sent', 'dead', 'trapped']),
  attempts: z.number(),
  reason: z.string(),
  createdAt: z.number(),
  queuedAt: z.number(),
  dueAt: z.number(),
  finishedAt: z.nullable(z.number()),
})

/** `row` grows with each stored message. Times are ms since 1970. */
export type MessageRow = z.infer<typeof shape>

export const columns =
  'rowid AS row, reference, fingerprint, body, format, state, attempts, reason, createdAt, queuedAt, dueAt, finishedAt'

export function readRows(found: SqlStorageCursor<Record<string, SqlStorageValue>>): MessageRow[] {
  return found.toArray().map((row) => shape.parse(row))
}

export class OutboxTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  insert({ reference, key, fingerprint, body, format = 1 }: NewMessage, now: number): void {
    this.#sql.exec(
      `INSERT INTO messages (reference, key, fingerprint, body, format, createdAt, queuedAt, dueAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[reference, key, fingerprint, body, format, now, now, now],
    )
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    return readRows(this.#sql.exec(`SELECT ${columns} FROM messages ${condition}`, ...values))
  }

  byKey(key: string): MessageRow | undefined {
    return this.#rows('WHERE key = ?', key)[0]
  }

  byReference(reference: string): MessageRow | undefined {
    return this.#rows('WHERE reference = ?', reference)[0]
  }

  byContent(fingerprint: string, since: number): MessageRow | undefined {
    return this.#rows('WHERE fingerprint = ? AND createdAt > ? LIMIT 1', fingerprint, since)[0]
  }

  /** The newest first, from before that row on. */
  list(state: string | null, before: number, limit: number): MessageRow[] {
    const order = 'rowid < ? ORDER BY rowid DESC LIMIT ?'
    if (state === null) return this.#rows(`WHERE ${order}`, before, limit)
    return this.#rows(`WHERE state = ? AND ${order}`, state, before, limit)
  }

  finish(
    reference: string,
    { state, reason, attempts }: { state: 'sent' | 'dead'; reason: string; attempts: number },
    now: number,
  ): void {
    this.#sql.exec(
      `UPDATE messages SET state = ?, reason = ?, attempts = ?, finishedAt = ?, isForOperator = 0
       WHERE reference = ? AND state = 'queued'`,
      ...[state, reason, attempts, now, reference],
    )
  }

  discard(reference: string): boolean {
    return this.#sql.exec('DELETE FROM messages WHERE reference = ?', reference).rowsWritten > 0
  }

  /** When the oldest delivered message still kept was delivered. */
  firstSent(): number | null {
    const [first] = this.#sql
      .exec<{ at: number | null }>(`SELECT min(finishedAt) AS at FROM messages WHERE state = 'sent'`)
      .toArray()
    return first?.at ?? null
  }

  /** Deletes messages that were delivered before that time. Only their number is kept. */
  purge(before: number, limit: number): number {
    const { length } = this.#sql
      .exec(
        `DELETE FROM messages WHERE rowid IN
         (SELECT rowid FROM messages WHERE state = 'sent' AND finishedAt <= ? LIMIT ?) RETURNING rowid`,
        before,
        limit,
      )
      .toArray()
    if (length === 0) return 0
    this.#sql.exec(
      `INSERT INTO purged VALUES ('sent', ?) ON CONFLICT (name) DO UPDATE SET total = total + excluded.total`,
      length,
    )
    return length
  }
}

/** Served by the index `messagesByDue`. This release writes `isInFlight = 0` in every row. */
const waiting = `FROM messages WHERE state = 'queued' AND isInFlight = 0`

export class OutboxQueue {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    return readRows(this.#sql.exec(`SELECT ${columns} ${waiting} ${condition}`, ...values))
  }

  oldest(now: number, limit: number): MessageRow[] {
    return this.#rows('AND dueAt <= ? ORDER BY dueAt, rowid LIMIT ?', now, limit)
  }

  newest(now: number, limit: number): MessageRow[] {
    return this.#rows('AND dueAt <= ? ORDER BY dueAt DESC, rowid DESC LIMIT ?', now, limit)
  }

  behind(place: { dueAt: number; row: number }, now: number, limit: number): MessageRow[] {
    return this.#rows(
      'AND dueAt <= ? AND (dueAt, rowid) > (?, ?) ORDER BY dueAt, rowid LIMIT ?',
      now,
      place.dueAt,
      place.row,
      limit,
    )
  }

  /** Due or not. */
  first(limit: number): { reference: string; dueAt: number }[] {
    const found = this.#sql.exec<{ reference: string; dueAt: number }>(
      `SELECT reference, dueAt ${waiting} ORDER BY dueAt, rowid LIMIT ?`,
      limit,
    )
    return found.toArray()
  }

  /** For a message that failed by its own fault: it waits alone and delays no other. */
  postpone(
    reference: string,
    wait: { reason: string; attempts: number; dueAt: number; isForOperator: boolean },
  ): void {
    this.#sql.exec(
      `UPDATE messages SET reason = ?, attempts = ?, dueAt = ?, isForOperator = ?
       WHERE reference = ? AND state = 'queued'`,
      wait.reason,
      wait.attempts,
      wait.dueAt,
      wait.isForOperator ? 1 : 0,
      reference,
    )
  }

  /** Queues again the messages that the first release was sending. */
  resume(): void {
    this.#sql.exec(
      `UPDATE messages SET isInFlight = 0, dueAt = queuedAt WHERE state = 'queued' AND isInFlight = 1`,
    )
  }

  /** Queues a message again at the place of its age. */
  requeue(reference: string, now: number): void {
    this.#requeueWhere('reference = ?2', now, reference)
  }

  /** As `requeue`, for dead messages and those that wait for an operator. @returns their row ids */
  requeueAll(after: number, limit: number, now: number): number[] {
    const rows = `SELECT rowid FROM messages WHERE state = 'dead' AND rowid > ?2 UNION ALL
      SELECT rowid FROM messages WHERE isForOperator = 1 AND state = 'queued' AND rowid > ?2 ORDER BY 1 LIMIT ?3`
    return this.#requeueWhere(`rowid IN (${rows})`, now, after, limit)
  }

  #requeueWhere(condition: string, now: number, ...values: SqlStorageValue[]): number[] {
    const changed = this.#sql.exec<{ row: number }>(
      `UPDATE messages SET state = 'queued', attempts = 0, isForOperator = 0, queuedAt = ?1, dueAt = createdAt,
       notBefore = 0, finishedAt = NULL WHERE ${condition} RETURNING rowid AS row`,
      now,
      ...values,
    )
    return changed.toArray().map(({ row }) => row)
  }
}
