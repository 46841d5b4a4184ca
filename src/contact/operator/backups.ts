import { Hono } from 'hono'
import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { type BackupRow, backupRow } from '#src/contact/outbox/backup-row.ts'
import { askArchive } from './ask-archive.ts'
import { pastMoment } from './moment.ts'
import { jsonUpTo, readJson } from './read-json.ts'
import { logReading, type OperatorContext, type OperatorEnv, refuse, refuseMethod } from './route-answers.ts'

/** In bytes. */
const largestImport = 2 * 1024 * 1024
const largestRestore = 4096

const mostImported = 100

/** In ms. The platform looks for the moment in its log of changes. */
const restoreTimeout = 20_000

/** In ms. How far back the platform keeps the history. */
const historyLasts = 30 * 24 * 3600 * 1000

const row = () => z.int().check(z.gte(0))

const place = once(() =>
  z.object({
    table: z.enum(['messages', 'trapped']),
    after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), 0),
  }),
)

const imported = once(() =>
  z.object({
    rows: z.array(z.unknown()).check(z.maxLength(mostImported)),
    /** ISO. Missing rows that were received earlier are left out. */
    since: z.optional(z.string().check(z.maxLength(40))),
  }),
)

const restored = once(() =>
  z.object({
    at: z.string().check(z.maxLength(40)),
    /** Of `at`, from the answer to an earlier restoration. */
    bookmark: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
    copied: z.object({ messages: row(), trapped: row(), at: z.string().check(z.maxLength(40)) }),
  }),
)

async function copy(c: OperatorContext) {
  const asked = place().safeParse(c.req.query()).data
  if (!asked) return refuse(c, 400, 'invalid_parameter', 'Ask for table=messages|trapped and after=NUMBER.')
  const at = new Date().toISOString()
  const { rows, last, next } = await askArchive(c.env, (archive) => archive.copy(asked))
  logReading(c, rows)
  return c.json({ ok: true, rows, last, next, at })
}

/** Which part of a row is wrong, without its value. */
function problemOf(error: z.core.$ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

async function importRows(c: OperatorContext) {
  const asked = await readJson(c, imported())
  const since = asked?.since === undefined ? 0 : pastMoment(asked.since)
  if (!asked || since === null) {
    const details = `Send JSON: rows (at most ${mostImported} lines of a backup), since (an ISO time).`
    return refuse(c, 400, 'invalid_parameter', details)
  }
  const parsed = asked.rows.map((one) => backupRow().safeParse(one))
  const rows: BackupRow[] = parsed.flatMap(({ data }) => data ?? [])
  const fates = await askArchive(c.env, (archive) => archive.bringBack(rows, since, c.get('by')))
  let good = 0
  const results = parsed.map(({ error }) => (error ? { problem: problemOf(error) } : fates[good++]))
  return c.json({ ok: true, results })
}

const refusals = {
  not_paused: [409, 'Set OUTBOX_PAUSED first, so that no message is mailed a second time.'],
  backup_too_old: [409, 'Too many messages came since the backup: make another.'],
  refused: [409, 'The history of the storage does not hold this moment or bookmark. The log says why.'],
  no_history: [501, 'This storage keeps no history. Only the deployed site has one.'],
} as const

async function restore(c: OperatorContext) {
  const asked = await readJson(c, restored())
  const at = pastMoment(asked?.at ?? '')
  const copiedAt = pastMoment(asked?.copied.at ?? '')
  if (!asked || at === null || at < Date.now() - historyLasts || copiedAt === null) {
    const details = 'Send JSON: at (an ISO time of the last 30 days), bookmark, copied (last rows and time).'
    return refuse(c, 400, 'invalid_parameter', details)
  }
  const result = await askArchive(
    c.env,
    (archive) =>
      archive.restore({ at, bookmark: asked.bookmark }, { ...asked.copied, at: copiedAt }, c.get('by')),
    restoreTimeout,
  )
  if (result.outcome === 'restoring') {
    const undo = { at: new Date(result.undo.at).toISOString(), bookmark: result.undo.bookmark }
    return c.json({ ok: true, undo, rows: result.rows }, 202)
  }
  const [status, details] = refusals[result.outcome]
  return refuse(c, status, result.outcome, details)
}

export const backups = new Hono<OperatorEnv>()
  .get('/outbox/backup', copy)
  .post('/outbox/import', jsonUpTo(largestImport), importRows)
  .post('/outbox/restore', jsonUpTo(largestRestore), restore)
  .all('/outbox/backup', refuseMethod('GET'))
  .all('/outbox/:name{import|restore}', refuseMethod('POST'))
