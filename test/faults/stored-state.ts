/** Reads the outbox's file of a killed Worker. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Works on a copy: to open the file itself would merge its write-ahead log. */
export function referencesOfSent(state: string): Set<string> {
  const copy = mkdtempSync(join(tmpdir(), 'outbox-left-'))
  try {
    cpSync(join(state, 'outbox'), copy, { recursive: true })
    const file = fileOf(copy)
    if (!file) return new Set()
    const database = new DatabaseSync(file)
    const rows = database.prepare(`SELECT reference FROM messages WHERE state = 'sent'`).all()
    database.close()
    return new Set(rows.map(({ reference }) => String(reference)))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function fileOf(folder: string): string | null {
  const name = readdirSync(folder).find((file) => /^[0-9a-f]+\.sqlite$/.test(file))
  return name ? join(folder, name) : null
}

/** Moves the clock: all times of the file lie further back. */
export function passHours(state: string, hours: number): void {
  const file = fileOf(join(state, 'outbox'))
  if (!file) throw new Error('The outbox has no file yet: send it a message first.')
  const ms = hours * 3_600_000
  const database = new DatabaseSync(file)
  const times = database
    .prepare(`SELECT name FROM pragma_table_info('messages') WHERE name GLOB '*At'`)
    .all()
    .map(({ name }) => `${name} = ${name} - ${ms}`)
  database.exec(`UPDATE messages SET ${times.join(', ')}`)
  const breaker = ['openedAt', 'probeAt', 'rationedUntil', 'last.dueAt']
    .map((name) => `'$.${name}', max(0, json_extract(value, '$.${name}') - ${ms})`)
    .join(', ')
  database.exec(`UPDATE facts SET value = json_set(value, ${breaker}) WHERE name = 'breaker'`)
  database.close()
}

/**
 * As the platform loses an alarm: the object's file names a time that is past by these days, and no
 * alarm is planned.
 */
export function loseAlarm(state: string, days: number): void {
  const folder = join(state, 'outbox')
  const file = fileOf(folder)
  if (!file) throw new Error('The outbox has no file yet: send it a message first.')
  const object = new DatabaseSync(file)
  // Key 1 is the alarm, in ns since 1970.
  const time = BigInt(Date.now() - days * 24 * 3_600_000) * 1_000_000n
  object.prepare('INSERT OR REPLACE INTO _cf_METADATA VALUES (1, ?)').run(time)
  object.close()
  const plan = new DatabaseSync(join(folder, 'metadata.sqlite'))
  plan.exec('DELETE FROM _cf_ALARM')
  plan.close()
}
