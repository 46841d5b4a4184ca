/** What a killed Worker had put down: its outbox's file, read as it was left. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** References of the messages that are stored as sent. Reads a copy: opening the file itself would tidy up its log. */
export function referencesOfSent(state: string): Set<string> {
  const copy = mkdtempSync(join(tmpdir(), 'outbox-left-'))
  try {
    cpSync(join(state, 'outbox'), copy, { recursive: true })
    const file = readdirSync(copy).find((name) => /^[0-9a-f]+\.sqlite$/.test(name))
    if (!file) return new Set()
    const database = new DatabaseSync(join(copy, file))
    const rows = database.prepare(`SELECT reference FROM messages WHERE state = 'sent'`).all()
    database.close()
    return new Set(rows.map(({ reference }) => String(reference)))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
