import { columns, type MessageRow, readRows } from './message-row.ts'

/** Served by the index `messagesByDue`. */
const waiting = `FROM messages WHERE state = 'queued'`

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
    wait: { reason: string; attempts: number; dueAt: number; firstFailedAt?: number; isForOperator: boolean },
  ): void {
    this.#sql.exec(
      `UPDATE messages SET reason = ?, attempts = ?, dueAt = ?, isForOperator = ?,
       firstFailedAt = coalesce(firstFailedAt, ?) WHERE reference = ? AND state = 'queued'`,
      wait.reason,
      wait.attempts,
      wait.dueAt,
      wait.isForOperator ? 1 : 0,
      wait.firstFailedAt ?? null,
      reference,
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

  /** As `requeue`, for messages that the budget of the day holds back. @returns their row ids */
  requeueHeld(after: number, limit: number, now: number): number[] {
    const rows = `SELECT rowid FROM messages WHERE state = 'queued' AND notBefore > ?4 AND rowid > ?2
      ORDER BY rowid LIMIT ?3`
    return this.#requeueWhere(`rowid IN (${rows})`, now, after, limit, now)
  }

  /** When the last message that was held back is due; 0 if there is none. Reads all that is queued. */
  lastHeld(): number {
    const [found] = this.#sql
      .exec<{ at: number | null }>(`SELECT max(notBefore) AS at FROM messages WHERE state = 'queued'`)
      .toArray()
    return found?.at ?? 0
  }

  /** Makes due what waits longer than these ms, by why it waits. @returns the row ids */
  endFalseWaits(now: number, longest: Record<'none' | 'held' | 'unfit' | 'failed', number>): number[] {
    const changed = this.#sql.exec<{ row: number }>(
      `UPDATE messages SET dueAt = ?1, notBefore = 0 WHERE state = 'queued' AND dueAt > ?1 + ?2
       AND dueAt > ?1 + CASE WHEN notBefore > 0 THEN ?3 WHEN isForOperator = 1 THEN ?4
       WHEN attempts > 0 THEN ?5 ELSE ?2 END RETURNING rowid AS row`,
      ...[now, longest.none, longest.held, longest.unfit, longest.failed],
    )
    return changed.toArray().map(({ row }) => row)
  }

  #requeueWhere(condition: string, now: number, ...values: SqlStorageValue[]): number[] {
    const changed = this.#sql.exec<{ row: number }>(
      `UPDATE messages SET state = 'queued', attempts = 0, isForOperator = 0, queuedAt = ?1, dueAt = createdAt,
       notBefore = 0, finishedAt = NULL, firstFailedAt = NULL WHERE ${condition} RETURNING rowid AS row`,
      now,
      ...values,
    )
    return changed.toArray().map(({ row }) => row)
  }
}
