import type { BackupRow, SavedMessage } from './backup-row.ts'
import { longestUndelivered } from './retention.ts'

/** `left`: it is missing, and was before the moment from which rows are added. */
export type Fate = 'added' | 'changed' | 'kept' | 'left'

type Known = {
  row: number
  fingerprint: string
  state: string
  queuedAt: number
  finishedAt: number | null
}

/**
 * A delivered message stays delivered, so that no message is mailed twice. Otherwise the one that
 * was queued later counts, then the one that ended.
 */
function isLater(saved: SavedMessage, known: Known): boolean {
  if (saved.state === known.state || known.state === 'sent') return false
  if (saved.state === 'sent') return true
  if (saved.queuedAt !== known.queuedAt) return saved.queuedAt > known.queuedAt
  return (saved.finishedAt ?? 0) > (known.finishedAt ?? 0)
}

/** These never change while a message exists. */
const fixed = new Set(['reference', 'key', 'fingerprint', 'body', 'format', 'createdAt'])

/** Adds rows of a backup to the tables, of which some may exist. */
export class RowImport {
  readonly #sql: SqlStorage
  readonly #columns: Record<BackupRow['table'], Set<string>>

  constructor(sql: SqlStorage) {
    this.#sql = sql
    const namesOf = (table: string) =>
      new Set(
        sql
          .exec<{ name: string }>(`PRAGMA table_info(${table})`)
          .toArray()
          .map(({ name }) => name),
      )
    this.#columns = { messages: namesOf('messages'), trapped: namesOf('trapped') }
  }

  /** @throws if the table refuses the row, or would not keep it */
  bring(saved: BackupRow, since: number): Fate {
    return saved.table === 'messages' ? this.#message(saved.row, since) : this.#trapped(saved, since)
  }

  #message(row: SavedMessage, since: number): Fate {
    const [known] = this.#sql
      .exec<Known>(
        `SELECT rowid AS row, fingerprint, state, queuedAt, finishedAt FROM messages
         WHERE reference = ?1 OR key = ?2 ORDER BY reference = ?1 DESC LIMIT 1`,
        row.reference,
        row.key,
      )
      .toArray()
    if (known) {
      if (row.fingerprint !== known.fingerprint) throw new Error('another message has its reference or key')
      if (!isLater(row, known)) return 'kept'
      this.#update(row, known.row)
      return 'changed'
    }
    const wasReleased = this.#has('trapped', row.reference)
    if (!wasReleased && row.createdAt < since) return 'left'
    if (row.state !== 'sent' && row.createdAt <= Date.now() - longestUndelivered)
      throw new Error('it was not delivered for a year, and would be deleted at once')
    this.#insert({ table: 'messages', row })
    this.#sql.exec('DELETE FROM trapped WHERE reference = ?', row.reference)
    return wasReleased ? 'changed' : 'added'
  }

  #trapped(saved: BackupRow, since: number): Fate {
    const { reference, createdAt } = saved.row
    if (this.#has('messages', reference) || this.#has('trapped', reference)) return 'kept'
    if (createdAt < since) return 'left'
    this.#insert(saved)
    return 'added'
  }

  #has(table: string, reference: string): boolean {
    return this.#sql.exec(`SELECT 1 FROM ${table} WHERE reference = ?`, reference).toArray().length > 0
  }

  /** Columns that this release does not know are left out; others get their default. */
  #insert({ table, row }: BackupRow): void {
    const cells = Object.entries(row).filter(([name]) => this.#columns[table].has(name))
    this.#sql.exec(
      `INSERT INTO ${table} (${cells.map(([name]) => name)}) VALUES (${cells.map(() => '?')})`,
      ...cells.map(([, value]) => value ?? null),
    )
  }

  #update(row: SavedMessage, rowid: number): void {
    const cells = Object.entries(row).filter(([name]) => this.#columns.messages.has(name) && !fixed.has(name))
    this.#sql.exec(
      `UPDATE messages SET ${cells.map(([name]) => `${name} = ?`)} WHERE rowid = ?`,
      ...cells.map(([, value]) => value ?? null),
      rowid,
    )
  }
}
