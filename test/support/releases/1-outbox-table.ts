import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'

export type MessageState = 'queued' | 'sent' | 'dead'

/** A message on its way into the outbox. */
export interface NewMessage {
  reference: string
  key: string
  fingerprint: string
  /** The checked message as JSON. */
  body: string
  /** Equal content younger than this, in ms, is the same message; for clients that send no key. */
  sameContentWithin: number
}

const row = once(() =>
  z.object({
    reference: z.string(),
    fingerprint: z.string(),
    body: z.string(),
    state: z.enum(['queued', 'sent', 'dead']),
    attempts: z.number(),
    reason: z.string(),
    createdAt: z.number(),
    queuedAt: z.number(),
    dueAt: z.number(),
    finishedAt: z.nullable(z.number()),
  }),
)

export type MessageRow = z.infer<ReturnType<typeof row>>

const columns =
  'reference, fingerprint, body, state, attempts, reason, createdAt, queuedAt, dueAt, finishedAt'

/**
 * The messages in SQLite. Times are ms since 1970. A queued message is tried when `dueAt` has come; while it is being
 * tried `isInFlight` is set and `dueAt` is when the try counts as lost. `notBefore` is the provider's Retry-After.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    reference TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    isForOperator INTEGER NOT NULL DEFAULT 0,
    isInFlight INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL,
    queuedAt INTEGER NOT NULL,
    dueAt INTEGER NOT NULL,
    notBefore INTEGER NOT NULL DEFAULT 0,
    finishedAt INTEGER
  );
  CREATE INDEX IF NOT EXISTS messagesByDue ON messages (state, isInFlight, dueAt);
  CREATE INDEX IF NOT EXISTS messagesByTurn ON messages (state, attempts > 0, dueAt);
  CREATE INDEX IF NOT EXISTS messagesByContent ON messages (fingerprint, createdAt);
  CREATE INDEX IF NOT EXISTS messagesByFinish ON messages (state, finishedAt);
  CREATE TABLE IF NOT EXISTS purged (name TEXT PRIMARY KEY, total INTEGER NOT NULL);
`

/** The outbox's statements, one method each; `outbox.ts` says when. */
export class OutboxTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(schema)
  }

  #time(statement: string): number | null {
    return z.nullable(z.number()).parse(Object.values(this.#sql.exec(statement).one())[0])
  }

  #number(statement: string): number {
    return this.#time(statement) ?? 0
  }

  /** Does nothing when the key is there already. @throws when another message has the reference */
  insert({ reference, key, fingerprint, body }: NewMessage, now: number): void {
    this.#sql.exec(
      `INSERT INTO messages (reference, key, fingerprint, body, createdAt, queuedAt, dueAt)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      reference,
      key,
      fingerprint,
      body,
      now,
      now,
      now,
    )
  }

  #rows(condition: string, ...values: SqlStorageValue[]): MessageRow[] {
    const found = this.#sql.exec(`SELECT ${columns} FROM messages ${condition}`, ...values)
    return z.array(row()).parse(found.toArray())
  }

  byKey(key: string): MessageRow | undefined {
    return this.#rows('WHERE key = ?', key)[0]
  }

  byReference(reference: string): MessageRow | undefined {
    return this.#rows('WHERE reference = ?', reference)[0]
  }

  byContent(fingerprint: string, since: number): MessageRow | undefined {
    return this.#rows('WHERE fingerprint = ? AND createdAt > ? LIMIT 1', fingerprint, since)[0]
  }

  list(state: MessageState | null, limit: number): MessageRow[] {
    return this.#rows('WHERE ?1 IS NULL OR state = ?1 ORDER BY createdAt DESC LIMIT ?2', state, limit)
  }

  /** What is due, messages never tried before first: retries must not hold up the others. */
  due(now: number, limit: number): MessageRow[] {
    return this.#rows(
      `WHERE state = 'queued' AND dueAt <= ? ORDER BY attempts > 0, dueAt LIMIT ?`,
      now,
      limit,
    )
  }

  /** The least tried message that waits for nothing but its own back-off. */
  nextProbe(now: number): MessageRow | undefined {
    return this.#rows(
      `WHERE state = 'queued' AND isInFlight = 0 AND notBefore <= ? ORDER BY attempts, createdAt LIMIT 1`,
      now,
    )[0]
  }

  startTry(reference: string, lostAt: number): void {
    this.#sql.exec(
      'UPDATE messages SET attempts = attempts + 1, isInFlight = 1, dueAt = ? WHERE reference = ?',
      lostAt,
      reference,
    )
  }

  /** A try that takes longer than it should is still under way. */
  extendTry(reference: string, lostAt: number): void {
    this.#sql.exec('UPDATE messages SET dueAt = ? WHERE reference = ?', lostAt, reference)
  }

  finish(reference: string, state: 'sent' | 'dead', reason: string, now: number): void {
    this.#sql.exec(
      `UPDATE messages SET state = ?, reason = ?, finishedAt = ?, isInFlight = 0, isForOperator = 0
       WHERE reference = ? AND state = 'queued'`,
      state,
      reason,
      now,
      reference,
    )
  }

  postpone(
    reference: string,
    wait: { reason: string; dueAt: number; notBefore: number; isForOperator: boolean },
  ): void {
    this.#sql.exec(
      `UPDATE messages SET reason = ?, dueAt = ?, notBefore = ?, isForOperator = ?, isInFlight = 0
       WHERE reference = ? AND state = 'queued'`,
      wait.reason,
      wait.dueAt,
      wait.notBefore,
      wait.isForOperator ? 1 : 0,
      reference,
    )
  }

  /** The provider is well again: whoever waits only because it was not, is due. */
  wakeAll(now: number): void {
    this.#sql.exec(
      `UPDATE messages SET dueAt = ?1
       WHERE state = 'queued' AND isInFlight = 0 AND dueAt > ?1 AND notBefore <= ?1`,
      now,
    )
  }

  /** Tries that were under way when the process ended are made again. */
  resume(now: number): void {
    this.#sql.exec('UPDATE messages SET isInFlight = 0, dueAt = ? WHERE isInFlight = 1', now)
  }

  requeue(reference: string, now: number): void {
    this.#sql.exec(
      `UPDATE messages SET state = 'queued', attempts = 0, queuedAt = ?1, dueAt = ?1, notBefore = 0, finishedAt = NULL
       WHERE reference = ?2`,
      now,
      reference,
    )
  }

  discard(reference: string): boolean {
    return this.#sql.exec('DELETE FROM messages WHERE reference = ?', reference).rowsWritten > 0
  }

  /** When the next waiting message is due; null when none waits. */
  nextDue(): number | null {
    return this.#time(`SELECT min(dueAt) FROM messages WHERE state = 'queued' AND isInFlight = 0`)
  }

  /** When the first of the tries under way counts as lost; null when there is none. */
  nextLost(): number | null {
    return this.#time(`SELECT min(dueAt) FROM messages WHERE state = 'queued' AND isInFlight = 1`)
  }

  /** When the first of the delivered messages that are still kept was delivered. */
  firstSent(): number | null {
    return this.#time(`SELECT min(finishedAt) FROM messages WHERE state = 'sent'`)
  }

  /** Deletes what was delivered before that time; only its number is kept. */
  purge(before: number): number {
    this.#sql.exec(
      `INSERT INTO purged SELECT 'sent', count(*) FROM messages WHERE state = 'sent' AND finishedAt <= ?
       ON CONFLICT (name) DO UPDATE SET total = total + excluded.total`,
      before,
    )
    return this.#sql
      .exec(`DELETE FROM messages WHERE state = 'sent' AND finishedAt <= ? RETURNING reference`, before)
      .toArray().length
  }

  summary(now: number) {
    const count = (condition: string) => this.#number(`SELECT count(*) FROM messages WHERE ${condition}`)
    const oldest = this.#number(`SELECT min(createdAt) FROM messages WHERE state = 'queued'`)
    return {
      queued: count(`state = 'queued'`),
      sent: count(`state = 'sent'`) + this.#number('SELECT sum(total) FROM purged'),
      dead: count(`state = 'dead'`),
      oldestSeconds: oldest ? Math.max(0, Math.round((now - oldest) / 1000)) : 0,
      isDegraded: count(`state = 'queued' AND isForOperator = 1`) > 0,
    }
  }
}
