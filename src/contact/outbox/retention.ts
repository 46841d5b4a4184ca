import { day } from '#src/contact/delivery/back-off.ts'
import type { Courier } from '#src/contact/delivery/courier.ts'
import { log } from '#src/contact/log.ts'
import type { OutboxTable } from '#src/contact/tables/message-table.ts'
import type { TrappedTable } from '#src/contact/tables/trapped-table.ts'
import type { Bindings } from '#src/env.ts'

const mostAtOnce = 200

/** From the receipt, in ms. Whatever keeps a message from being delivered, it is deleted then. */
export const longestUndelivered = 365 * day

interface Parts {
  table: OutboxTable
  trapped: TrappedTable
  courier: Pick<Courier, 'isUnderWay'>
}

/** Deletes messages when their days are over. */
export class Retention {
  readonly #parts: Parts
  readonly #env: () => Bindings
  /** When the oldest undelivered message is deleted, as the cron trigger saw it last. */
  nextEnd: number | null = null

  constructor(parts: Parts, env: () => Bindings) {
    this.#parts = parts
    this.#env = env
  }

  /** When the first delivered or trapped message is to be deleted. */
  nextTime(): number | null {
    const { table, trapped } = this.#parts
    const kept = [table.firstSent(), trapped.firstKept()].filter((time) => time !== null)
    return kept.length > 0 ? Math.min(...kept) + this.#duration : null
  }

  purge(now: number): void {
    if ((this.nextTime() ?? Number.POSITIVE_INFINITY) > now) return
    const { table, trapped } = this.#parts
    const before = now - this.#duration
    log('purged', { count: table.purge(before, mostAtOnce) + trapped.purge(before) })
  }

  /**
   * For the cron trigger, because it reads every undelivered message. One that is under way is
   * deleted later, if it is not delivered now.
   */
  purgeUndelivered(now: number): void {
    const { table, courier } = this.#parts
    const before = now - longestUndelivered
    let first = table.firstUndelivered()
    if (first !== null && first <= before) {
      const count = table.purgeUndelivered(before, mostAtOnce, (reference) => courier.isUnderWay(reference))
      if (count > 0) log('purged', { count })
      first = table.firstUndelivered()
    }
    this.nextEnd = first === null ? null : first + longestUndelivered
  }

  /** In ms. */
  get #duration(): number {
    const days = Number.parseFloat(this.#env().OUTBOX_RETENTION_DAYS ?? '')
    return (days >= 0 ? days : 30) * day
  }
}
