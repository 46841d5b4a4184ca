import { day } from '#src/contact/delivery/back-off.ts'
import { log } from '#src/contact/log.ts'
import type { Bindings } from '#src/env.ts'
import type { OutboxTable } from './table.ts'
import type { TrappedTable } from './trapped-table.ts'

const mostAtOnce = 200

interface Tables {
  table: OutboxTable
  trapped: TrappedTable
}

/** Deletes delivered and trapped messages when their days are over. */
export class Retention {
  readonly #tables: Tables
  readonly #env: () => Bindings

  constructor(tables: Tables, env: () => Bindings) {
    this.#tables = tables
    this.#env = env
  }

  /** When the first message is to be deleted. */
  nextTime(): number | null {
    const { table, trapped } = this.#tables
    const kept = [table.firstSent(), trapped.firstKept()].filter((time) => time !== null)
    return kept.length > 0 ? Math.min(...kept) + this.#duration : null
  }

  purge(now: number): void {
    if ((this.nextTime() ?? Number.POSITIVE_INFINITY) > now) return
    const { table, trapped } = this.#tables
    const before = now - this.#duration
    log('purged', { count: table.purge(before, mostAtOnce) + trapped.purge(before) })
  }

  /** In ms. */
  get #duration(): number {
    const days = Number.parseFloat(this.#env().OUTBOX_RETENTION_DAYS ?? '')
    return (days >= 0 ? days : 30) * day
  }
}
