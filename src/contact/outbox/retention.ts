import { day } from '#src/contact/delivery/back-off.ts'
import { log } from '#src/contact/log.ts'
import type { Bindings } from '#src/env.ts'
import type { OutboxTable } from './table.ts'
import type { TrappedTable } from './trapped-table.ts'

const mostAtOnce = 200

/** From the receipt, in ms. Whatever keeps a message from being delivered, it is deleted then. */
export const longestUndelivered = 365 * day

interface Tables {
  table: OutboxTable
  trapped: TrappedTable
}

/** Deletes messages when their days are over. */
export class Retention {
  readonly #tables: Tables
  readonly #env: () => Bindings

  constructor(tables: Tables, env: () => Bindings) {
    this.#tables = tables
    this.#env = env
  }

  /** When the first delivered or trapped message is to be deleted. */
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

  /**
   * For the cron trigger, because it reads every undelivered message. One that is under way is
   * deleted later, if it is not delivered now.
   * @returns when the next one is to be deleted
   */
  purgeUndelivered(now: number, isUnderWay: (reference: string) => boolean): number | null {
    const { table } = this.#tables
    const before = now - longestUndelivered
    let first = table.firstUndelivered()
    if (first !== null && first <= before) {
      const count = table.purgeUndelivered(before, mostAtOnce, isUnderWay)
      if (count > 0) log('purged', { count })
      first = table.firstUndelivered()
    }
    return first === null ? null : first + longestUndelivered
  }

  /** In ms. */
  get #duration(): number {
    const days = Number.parseFloat(this.#env().OUTBOX_RETENTION_DAYS ?? '')
    return (days >= 0 ? days : 30) * day
  }
}
