import { appendFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { pastMoment } from '#src/contact/operator/moment.ts'
import { importFile, lineOf, makeBackup } from './backup.ts'
import { type Client, Refused } from './client.ts'
import { type Listed, listed } from './messages.ts'

const restoreShape = z.object({
  undo: z.object({ at: z.string(), bookmark: z.string() }),
  rows: z.array(z.object({ table: z.string(), row: z.looseObject({ reference: z.string() }) })),
})

interface Goal {
  /** ISO. */
  at: string
  /** Undoes the restoration that ended at `at`. */
  bookmark?: string | undefined
}

/** In ms. */
const longestRestart = 120_000

async function untilItAnswers(client: Client): Promise<void> {
  const start = Date.now()
  for (;;) {
    await pause(2000)
    try {
      // `before=1` lists no message.
      return void (await client.ask(z.looseObject({}), 'GET', '?before=1'))
    } catch (error) {
      if (Date.now() - start > longestRestart) throw error
    }
  }
}

async function everything(client: Client): Promise<Listed[]> {
  const found: Listed[] = []
  for (const state of [undefined, 'trapped'])
    for await (const { messages } of listed(client, state)) found.push(...messages)
  return found
}

async function askFor(client: Client, goal: Goal, file: string) {
  const { references, lines, copied } = await makeBackup(client, file)
  try {
    const { undo, rows } = await client.ask(restoreShape, 'POST', '/restore', { ...goal, copied })
    const found = rows.map(({ table, row }) => lineOf(table, row))
    await appendFile(file, found.filter((line) => !lines.has(line)).join(''))
    for (const { row } of rows) references.add(row.reference)
    return { undo, references }
  } catch (error) {
    const isDefinite = error instanceof Refused && (error.status < 500 || error.status === 501)
    if (isDefinite) await rm(file)
    else console.error(`It may have been restored nevertheless. ${file} holds what there was.`)
    throw error
  }
}

/**
 * ISO: rows of the backup that are missing and older had been deleted by then. A bookmark is exact.
 * The platform finds a time only approximately, so the newest restored message tells how far it
 * came. Later ones are of the restarted outbox.
 */
function endOf(restored: readonly Listed[], { at, bookmark }: Goal): string {
  if (bookmark) return at
  const moment = new Date(pastMoment(at) ?? 0).toISOString()
  const before = restored.map(({ createdAt }) => createdAt).filter((createdAt) => createdAt <= moment)
  return before.reduce((a, b) => (a > b ? a : b), '1970-01-01')
}

/**
 * Sets the outbox back to a moment, then adds what came since from a backup of now. What was
 * deleted since that moment comes back; nothing that was mailed since is mailed again.
 */
export async function restore(client: Client, goal: Goal, file: string): Promise<void> {
  const { undo, references } = await askFor(client, goal, file)
  console.log(
    `${references.size} messages are in ${file}. The outbox restarts. To undo: restore --at ${undo.at} --bookmark ${undo.bookmark}`,
  )
  await untilItAnswers(client)
  const restored = await everything(client)
  await importFile(client, file, endOf(restored, goal))
  const back = restored.filter(
    ({ reference, createdAt }) => createdAt <= undo.at && !references.has(reference),
  )
  if (back.length > 0) console.table(back, ['reference', 'state', 'createdAt'])
  console.log(
    `${back.length} messages came back. Discard those of them that were deleted on request, and those that are
queued but were mailed. Then remove OUTBOX_PAUSED: mails go out within five minutes. When all is well,
delete ${file}.`,
  )
}
