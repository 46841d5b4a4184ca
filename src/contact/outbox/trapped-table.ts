import { type MessageRow, type NewMessage, readRows } from './message-row.ts'

const columns = `rowid AS row, reference, fingerprint, body, format, 'trapped' AS state, 0 AS attempts,
  '' AS reason, createdAt, createdAt AS queuedAt, createdAt AS dueAt, NULL AS finishedAt`

/** Programs fill the trap all day long: that many are kept, the newest. */
const mostKept = 1000

/**
 * Messages that look like a program's, for an operator to look through: a password manager falls
 * into the trap too.
 */
export class TrappedTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    return readRows(this.#sql.exec(`SELECT ${columns} FROM trapped ${condition}`, ...values))
  }

  /** Does nothing when it is there already. */
  insert({ reference, key, fingerprint, body, format = 1 }: NewMessage, now: number): void {
    this.#sql.exec(
      `INSERT INTO trapped (reference, key, fingerprint, body, format, createdAt)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (reference) DO NOTHING`,
      ...[reference, key, fingerprint, body, format, now],
    )
    this.#sql.exec(
      `DELETE FROM trapped WHERE rowid <= (SELECT max(rowid) FROM trapped) - ${mostKept}
       AND rowid = (SELECT min(rowid) FROM trapped)`,
    )
  }

  byReference(reference: string): MessageRow | undefined {
    return this.#rows('WHERE reference = ?', reference)[0]
  }

  /** The newest first, from before a row on. */
  list(before: number, limit: number): MessageRow[] {
    return this.#rows('WHERE rowid < ? ORDER BY rowid DESC LIMIT ?', before, limit)
  }

  /** Moves a message into the queue: a person wrote it. @returns whether there was one */
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

  /** When the first that is still kept came. */
  firstKept(): number | null {
    const [first] = this.#sql
      .exec<{ createdAt: number }>('SELECT createdAt FROM trapped ORDER BY rowid LIMIT 1')
      .toArray()
    return first?.createdAt ?? null
  }

  /** Deletes what came before that time. @returns how many */
  purge(before: number): number {
    return this.#sql.exec('DELETE FROM trapped WHERE createdAt <= ? RETURNING rowid', before).toArray().length
  }
}
