/**
 * The Worker with an outbox that has a history, which workerd alone does not keep. It has a moment
 * for each start of the object.
 */
import { Outbox as RealOutbox } from '#src/contact/outbox/outbox.ts'
import site from '#src/index.ts'

export default site

const tables = ['messages', 'trapped'] as const

type Rows = Record<string, SqlStorageValue>[]

function fill(sql: SqlStorage, table: string, rows: Rows): void {
  sql.exec(`DELETE FROM ${table}`)
  for (const row of rows) {
    const names = Object.keys(row)
    sql.exec(
      `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`,
      ...names.map((name) => row[name] ?? null),
    )
  }
}

function keepHistory({ storage }: DurableObjectState): void {
  const { sql } = storage
  const save = (time: number) =>
    sql.exec(
      'INSERT OR REPLACE INTO history (time, rows) VALUES (?, ?)',
      time,
      JSON.stringify(tables.map((table) => sql.exec(`SELECT * FROM ${table}`).toArray())),
    )
  sql.exec(
    'CREATE TABLE IF NOT EXISTS history (time INTEGER PRIMARY KEY, rows TEXT, isNext INTEGER DEFAULT 0)',
  )
  const [next] = sql.exec<{ rows: string }>('SELECT rows FROM history WHERE isNext = 1').toArray()
  if (next) {
    const saved: Rows[] = JSON.parse(next.rows)
    for (const [index, table] of tables.entries()) fill(sql, table, saved[index] ?? [])
    sql.exec('UPDATE history SET isNext = 0')
  }
  save(Date.now())
  storage.getBookmarkForTime = async (time) => {
    const [found] = sql
      .exec<{ time: number }>('SELECT max(time) AS time FROM history WHERE time <= ?', Number(time))
      .toArray()
    return String(found?.time)
  }
  storage.onNextSessionRestoreBookmark = async (bookmark) => {
    const now = Date.now()
    save(now)
    sql.exec('UPDATE history SET isNext = (time = ?)', Number(bookmark))
    return String(now)
  }
}

export class Outbox extends RealOutbox {
  constructor(...[ctx, env]: ConstructorParameters<typeof RealOutbox>) {
    super(ctx, env)
    // Opens the tables.
    this.summary()
    keepHistory(ctx)
  }
}
