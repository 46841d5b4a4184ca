import { columns, type MessageRow, type NewMessage, readRows } from './message-row.ts'

export class OutboxTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** @param heldUntil 0: it is due now */
  insert({ reference, key, fingerprint, body, format }: NewMessage, now: number, heldUntil: number): void {
    const dueAt = Math.max(now, heldUntil)
    this.#sql.exec(
      `INSERT INTO messages (reference, key, fingerprint, body, format, createdAt, queuedAt, dueAt, notBefore)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[reference, key, fingerprint, body, format, now, now, dueAt, heldUntil],
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

  /** @param browser without it any key counts; keys of an older release end without one */
  byContent(fingerprint: string, since: number, browser?: string): MessageRow | undefined {
    const isSame = browser
      ? `(key GLOB 'none * ' || ?3 OR key GLOB 'none *' AND key NOT GLOB 'none * *')`
      : '?3'
    return this.#rows(
      `WHERE fingerprint = ?1 AND createdAt > ?2 AND ${isSame} LIMIT 1`,
      ...[fingerprint, since, browser ?? 1],
    )[0]
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

  /** When the oldest message that is not delivered was received. */
  firstUndelivered(): number | null {
    const [first] = this.#sql
      .exec<{ at: number | null }>(
        `SELECT min(createdAt) AS at FROM messages WHERE state IN ('queued', 'dead')`,
      )
      .toArray()
    return first?.at ?? null
  }

  /** Deletes messages that were received before that time and not delivered. */
  purgeUndelivered(before: number, limit: number, isUnderWay: (reference: string) => boolean): number {
    const due = this.#sql
      .exec<{ row: number; reference: string }>(
        `SELECT rowid AS row, reference FROM messages
         WHERE state IN ('queued', 'dead') AND createdAt <= ? LIMIT ?`,
        before,
        limit,
      )
      .toArray()
    const rows = due.filter(({ reference }) => !isUnderWay(reference)).map(({ row }) => row)
    this.#sql.exec(
      'DELETE FROM messages WHERE rowid IN (SELECT value FROM json_each(?))',
      JSON.stringify(rows),
    )
    return rows.length
  }
}
