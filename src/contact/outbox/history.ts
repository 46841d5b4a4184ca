import { second } from '#src/contact/delivery/back-off.ts'
import { alert, log } from '#src/contact/log.ts'
import type { TableName, WholeRow } from './whole-row.ts'

/** A moment (ms since 1970) of the storage's history, and its bookmark if it is known. */
export interface Goal {
  at: number
  bookmark?: string | undefined
}

export interface Restoration {
  outcome: 'restoring' | 'not_paused' | 'backup_too_old' | 'no_history' | 'refused'
  /** The moment of the restart and its bookmark, which undo it. Empty if it was refused. */
  undo: { at: number; bookmark: string }
  rows: { table: TableName; row: WholeRow }[]
}

const refusedAs = (outcome: Restoration['outcome']): Restoration => ({
  outcome,
  undo: { at: 0, bookmark: '' },
  rows: [],
})

/** In ms. The answer must leave before the object ends. */
const restartDelay = second

interface Backup {
  /** The rows that came after the operator's backup. */
  rowsSince: (limit: number) => Restoration['rows']
  /** Rows of one answer. */
  mostCopied: number
  by: string
  isPaused: boolean
}

/**
 * Restarts the object with the storage of that moment. From the return of this function to the
 * restart no other event reaches the object, so `rows` holds whatever the backup does not. A
 * message that is posted in between waits, and is stored by the restarted object.
 */
export async function restoreHistory(
  ctx: DurableObjectState,
  goal: Goal,
  { rowsSince, mostCopied, by, isPaused }: Backup,
): Promise<Restoration> {
  if (!isPaused) return refusedAs('not_paused')
  // After `onNextSessionRestoreBookmark` it is too late to refuse: any restart would restore.
  if (rowsSince(mostCopied).length >= mostCopied) return refusedAs('backup_too_old')
  let undo: Restoration['undo']
  try {
    const bookmark = goal.bookmark ?? (await ctx.storage.getBookmarkForTime(goal.at))
    const before = await ctx.storage.onNextSessionRestoreBookmark(bookmark)
    undo = { at: Date.now(), bookmark: before }
  } catch (error) {
    const reason = String(error)
    // The words of workerd, where a local run has no history.
    if (reason.includes('does not implement point-in-time recovery')) return refusedAs('no_history')
    alert('not restored', { reason })
    return refusedAs('refused')
  }
  const rows = rowsSince(2 * mostCopied)
  log('restored', { by })
  ctx
    .blockConcurrencyWhile(async () => {
      await new Promise((done) => setTimeout(done, restartDelay))
      ctx.abort('The storage is restored.')
    })
    .catch(() => {})
  return { outcome: 'restoring', undo, rows }
}
