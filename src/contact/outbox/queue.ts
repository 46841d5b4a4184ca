import { columns, type MessageRow, readRows } from './message-row.ts'

/**
 * What waits is found by the index `messagesByDue`: `isInFlight` is 0 in every row that this
 * release writes.
 */
const waiting = `FROM messages WHERE state = 'queued' AND isInFlight = 0`

/** The statements of the queue: who is next, and who has to wait. */
export class OutboxQueue {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    return readRows(this.#sql.exec(`SELECT ${columns} ${waiting} ${condition}`, ...values))
  }

  /** What is due, the oldest first. */
  oldest(now: number, limit: number): MessageRow[] {
    return this.#rows('AND dueAt <= ? ORDER BY dueAt, rowid LIMIT ?', now, limit)
  }

  /** What is due, the newest first. */
  newest(now: number, limit: number): MessageRow[] {
    return this.#rows('AND dueAt <= ? ORDER BY dueAt DESC, rowid DESC LIMIT ?', now, limit)
  }

  /** What is due behind that place. */
  behind(place: { dueAt: number; row: number }, now: number, limit: number): MessageRow[] {
    return this.#rows(
      'AND dueAt <= ? AND (dueAt, rowid) > (?, ?) ORDER BY dueAt, rowid LIMIT ?',
      now,
      place.dueAt,
      place.row,
      limit,
    )
  }

  /** The first that wait, due or not. */
  first(limit: number): { reference: string; dueAt: number }[] {
    const found = this.#sql.exec<{ reference: string; dueAt: number }>(
      `SELECT reference, dueAt ${waiting} ORDER BY dueAt, rowid LIMIT ?`,
      limit,
    )
    return found.toArray()
  }

  /** A message failed by its own fault: it waits by itself and holds up nobody. */
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

  /** What the release before had under way is waiting again. */
  resume(): void {
    this.#sql.exec(
      `UPDATE messages SET isInFlight = 0, dueAt = queuedAt WHERE state = 'queued' AND isInFlight = 1`,
    )
  }

  /** Queues a message again, at the place that its age gives it. */
  requeue(reference: string, now: number): void {
    this.#requeueWhere('reference = ?2', now, reference)
  }

  /**
   * As `requeue`, for rows after `after` that are dead or wait for an operator.
   * @returns the ids of at most `limit` rows
   */
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
