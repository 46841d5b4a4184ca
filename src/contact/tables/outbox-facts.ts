import * as z from 'zod/mini'
import { once } from '#client/once.ts'

const numbers = once(() => z.record(z.string(), z.nullable(z.number())))

/** Counts, which triggers maintain, and the memory of the breaker. */
export class OutboxFacts {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** `sent` includes the messages that were purged since. */
  counts() {
    const [found] = this.#sql
      .exec(
        `SELECT sum(total) FILTER (WHERE name = 'queued') AS queued, sum(total) FILTER (WHERE name = 'dead') AS dead,
         sum(total) FILTER (WHERE name = 'trapped') AS trapped,
         sum(total) FILTER (WHERE name = 'sent') + coalesce((SELECT sum(total) FROM purged), 0) AS sent FROM counts`,
      )
      .toArray()
    const { queued, sent, dead, trapped } = numbers().parse(found)
    return { queued: queued ?? 0, sent: sent ?? 0, dead: dead ?? 0, trapped: trapped ?? 0 }
  }

  /** When it came, or was due if the budget of the day held it back. */
  oldestQueued(now: number): number | null {
    const [found] = this.#sql
      .exec<{ at: number }>(
        `SELECT max(createdAt, notBefore) AS at FROM messages
         WHERE state = 'queued' AND notBefore <= ? ORDER BY rowid LIMIT 1`,
        now,
      )
      .toArray()
    return found?.at ?? null
  }

  reasonForOperator(): string | null {
    const [found] = this.#sql
      .exec<{ reason: string }>(
        `SELECT reason FROM messages WHERE isForOperator = 1 AND state = 'queued' LIMIT 1`,
      )
      .toArray()
    return found?.reason ?? null
  }

  read(name: string): string | null {
    const [found] = this.#sql
      .exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)
      .toArray()
    return found?.value ?? null
  }

  write(name: string, value: string): void {
    this.#sql.exec(
      'INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    )
  }
}
