import { type MessageRow, type NewMessage, readRows } from './message-row.ts'

const columns = `rowid AS row, reference, fingerprint, body, format, 'trapped' AS state, 0 AS attempts,
  '' AS reason, createdAt, createdAt AS dueAt, NULL AS finishedAt, NULL AS firstFailedAt`

/**
 * For an operator to look through: a password manager fills in the trap field too. The budget of
 * the day and the days of retention are its bounds.
 */
export class TrappedTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    return readRows(this.#sql.exec(`SELECT ${columns} FROM trapped ${condition}`, ...values))
  }

  insert({ reference, key, fingerprint, body, format }: NewMessage, now: number): void {
    this.#sql.exec(
      `INSERT INTO trapped (reference, key, fingerprint, body, format, createdAt)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (reference) DO NOTHING`,
      ...[reference, key, fingerprint, body, format, now],
    )
  }

  byReference(reference: string): MessageRow | undefined {
    return this.#rows('WHERE reference = ?', reference)[0]
  }

  list(before: number, limit: number): MessageRow[] {
    return this.#rows('WHERE rowid < ? ORDER BY rowid DESC LIMIT ?', before, limit)
  }

  /** Queues a message that a person wrote after all. */
  release(reference: string, now: number): boolean {
    this.#sql.exec(
      `INSERT INTO messages (reference, key, fingerprint, body, format, createdAt, queuedAt, dueAt)
       SELECT reference, key, fingerprint, body, format, createdAt, ?1, createdAt FROM trapped
       WHERE reference = ?2 ON CONFLICT DO NOTHING`,
      now,
      reference,
    )
    return this.discard(reference)
  }

  discard(reference: string): boolean {
    return this.#sql.exec('DELETE FROM trapped WHERE reference = ?', reference).rowsWritten > 0
  }

  firstKept(): number | null {
    const [first] = this.#sql
      .exec<{ createdAt: number }>('SELECT createdAt FROM trapped ORDER BY rowid LIMIT 1')
      .toArray()
    return first?.createdAt ?? null
  }

  purge(before: number): number {
    return this.#sql.exec('DELETE FROM trapped WHERE createdAt <= ? RETURNING rowid', before).toArray().length
  }
}
