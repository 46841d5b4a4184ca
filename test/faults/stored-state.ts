/** Reads the outbox's file of a killed Worker. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Works on a copy: to open the file itself would merge its write-ahead log. */
function withDatabase<Read>(state: string, read: (database: DatabaseSync) => Read): Read | null {
  const copy = mkdtempSync(join(tmpdir(), 'outbox-left-'))
  try {
    cpSync(join(state, 'outbox'), copy, { recursive: true })
    const file = fileOf(copy)
    if (!file) return null
    const database = new DatabaseSync(file)
    const found = read(database)
    database.close()
    return found
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export function referencesOfSent(state: string): Set<string> {
  const rows = withDatabase(state, (database) =>
    database.prepare(`SELECT reference FROM messages WHERE state = 'sent'`).all(),
  )
  return new Set(rows?.map(({ reference }) => String(reference)))
}

function fileOf(folder: string): string | null {
  const name = readdirSync(folder).find((file) => /^[0-9a-f]+\.sqlite$/.test(file))
  return name ? join(folder, name) : null
}

/** Replaces the tables of an existing outbox's file; the tables of workerd (`_cf…`) stay. */
export function replaceFile(state: string, sql: string): void {
  const file = fileOf(join(state, 'outbox'))
  if (!file) throw new Error('The outbox has no file yet: send it a message first.')
  const database = new DatabaseSync(file)
  const parts = database
    .prepare(`SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'table') ORDER BY type DESC`)
    .all()
  for (const { type, name } of parts) {
    if (!String(name).startsWith('_cf')) database.exec(`DROP ${type} ${name}`)
  }
  database.exec(sql)
  database.close()
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

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** Statements that build the file again: tables and rows, then indexes and triggers. */
export function dumpOf(state: string): string {
  return (
    withDatabase(state, (database) => {
      const parts = database
        .prepare(
          `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
        )
        .all()
      const [tables, rest] = [true, false].map((isTable) =>
        parts.filter(({ type }) => (type === 'table') === isTable),
      )
      const rows = (tables ?? []).flatMap(({ name }) =>
        database
          .prepare(`SELECT * FROM ${name}`)
          .all()
          .map((row) => `INSERT INTO ${name} VALUES (${Object.values(row).map(literal).join(', ')})`),
      )
      const definitions = (some: typeof parts = []) => some.map(({ sql }) => String(sql))
      return [...definitions(tables), ...rows, ...definitions(rest)].map((line) => `${line};\n`).join('')
    }) ?? ''
  )
}
