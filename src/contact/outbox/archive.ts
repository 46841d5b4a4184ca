import { RpcTarget } from 'cloudflare:workers'
import { second } from '#src/contact/delivery/back-off.ts'
import { log } from '#src/contact/log.ts'
import type { MessageState } from '#src/contact/tables/message-row.ts'
import type { Bindings } from '#src/env.ts'
import { type Match, matchOf } from './address-match.ts'
import type { BackupRow } from './backup-row.ts'
import { type Goal, type Restoration, restoreHistory } from './history.ts'
import { type Fate, RowImport } from './row-import.ts'
import type { Place, TableName, WholeRow } from './whole-row.ts'

/** Rows of a page. A row is at most 45 KB, and an answer of an object at most 32 MB. */
const mostSearched = 500
const mostCopied = 200
const mostDiscarded = 500

type Copied = Record<TableName | 'at', number>

/** In ms, between the clocks of the Worker and of the object. */
const longestSkew = 10 * second

interface Parts {
  ctx: DurableObjectState
  env: () => Bindings
  isUnderWay: (reference: string) => boolean
  /** Rows were added or queued again. */
  onChange: () => void
  /** Messages were deleted. */
  onDelete: () => void
}

/** What an operator does with many messages, a page at a time. `by` is the operator, for the log. */
export class Archive extends RpcTarget {
  readonly #parts: Parts
  readonly #sql: SqlStorage

  constructor(parts: Parts) {
    super()
    this.#parts = parts
    this.#sql = parts.ctx.storage.sql
  }

  #page({ table, after }: Place, limit: number) {
    const found = this.#sql
      .exec<WholeRow & { row: number }>(
        `SELECT rowid AS row, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`,
        after,
        limit,
      )
      .toArray()
    const last = found.at(-1)?.row ?? after
    return { found, last, next: found.length === limit ? last : null }
  }

  /** SQLite gives the number of a deleted last row to the next one, so the time counts too. */
  #newerThan(table: TableName, copied: Copied, limit: number): WholeRow[] {
    return this.#sql
      .exec<WholeRow>(
        `SELECT * FROM ${table} WHERE rowid > ? OR createdAt >= ? ORDER BY rowid LIMIT ?`,
        ...[copied[table], copied.at - longestSkew, limit],
      )
      .toArray()
  }

  /** Messages that the address sent, and messages that hold it. */
  find(email: string, place: Place): { rows: (WholeRow & { match: Match })[]; next: number | null } {
    const { found, next } = this.#page(place, mostSearched)
    const rows = found.flatMap(({ row: _, ...columns }) => {
      const match = matchOf(columns.body, email)
      const state = columns.state ?? 'trapped'
      return match ? [{ ...columns, state, match }] : []
    })
    return { rows, next }
  }

  /** Deletes what the address sent, in any state, also while it is under way. */
  erase(email: string, place: Place, by: string): { references: string[]; next: number | null } {
    const { found, next } = this.#page(place, mostSearched)
    const own = found.filter(({ body }) => matchOf(body, email) === 'sender')
    const references = this.#delete(place.table, own)
    if (references.length > 0) log('erased', { references, by })
    return { references, next }
  }

  /** Deletes what was received before that time, except messages that are under way. */
  discardBefore(
    { state, before, after }: { state: MessageState; before: number; after: number },
    by: string,
  ): { discarded: number; next: number | null } {
    const isTrapped = state === 'trapped'
    const table = isTrapped ? 'trapped' : 'messages'
    const found = this.#sql
      .exec<{ row: number; reference: string }>(
        `SELECT rowid AS row, reference FROM ${table}
         WHERE ${isTrapped ? "'trapped'" : 'state'} = ? AND createdAt < ? AND rowid > ? ORDER BY rowid LIMIT ?`,
        ...[state, before, after, mostDiscarded],
      )
      .toArray()
    const references = this.#delete(
      table,
      found.filter(({ reference }) => !this.#parts.isUnderWay(reference)),
    )
    if (references.length > 0) log('discarded', { references, by })
    const next = found.length === mostDiscarded ? (found.at(-1)?.row ?? null) : null
    return { discarded: references.length, next }
  }

  #delete(table: TableName, rows: readonly { row: number }[]): string[] {
    const deleted = this.#sql.exec<{ reference: string }>(
      `DELETE FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?)) RETURNING reference`,
      JSON.stringify(rows.map(({ row }) => row)),
    )
    if (rows.length > 0) this.#parts.onDelete()
    return deleted.toArray().map(({ reference }) => reference)
  }

  /** `last` is the row of the last one, from which `restore` goes on. */
  copy(place: Place): { rows: WholeRow[]; last: number; next: number | null } {
    const { found, last, next } = this.#page(place, mostCopied)
    return { rows: found.map(({ row: _, ...columns }) => columns), last, next }
  }

  /** @param since missing rows that were received earlier are left out */
  bringBack(rows: readonly BackupRow[], since: number, by: string): (Fate | { problem: string })[] {
    const rowImport = new RowImport(this.#sql)
    const fates = rows.map((one) => {
      try {
        return rowImport.bring(one, since)
      } catch (error) {
        return { problem: String(error) }
      }
    })
    const references = rows
      .filter((_, index) => fates[index] === 'added' || fates[index] === 'changed')
      .map(({ row }) => row.reference)
    if (references.length > 0) log('imported', { references, by })
    this.#parts.onChange()
    return fates
  }

  /** @param copied the last rows of the operator's backup, and when it began */
  restore(goal: Goal, copied: Copied, by: string): Promise<Restoration> {
    const { ctx, env } = this.#parts
    const rowsSince = (limit: number) =>
      (['trapped', 'messages'] as const).flatMap((table) =>
        this.#newerThan(table, copied, limit).map((row) => ({ table, row })),
      )
    return restoreHistory(ctx, goal, { rowsSince, mostCopied, by, isPaused: Boolean(env().OUTBOX_PAUSED) })
  }
}
