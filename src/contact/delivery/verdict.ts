import { alert, type LoggedFacts, log } from '#src/contact/log.ts'
import type { MessageRow } from '#src/contact/tables/message-row.ts'
import type { OutboxTable } from '#src/contact/tables/message-table.ts'
import type { OutboxFacts } from '#src/contact/tables/outbox-facts.ts'
import type { OutboxQueue } from '#src/contact/tables/queue.ts'
import type { Bindings } from '#src/env.ts'
import { countEvent } from '#src/events.ts'
import { backOff, retryDelay, unfitWait } from './back-off.ts'
import type { Breaker } from './breaker.ts'
import type { Delivery, Failure } from './mailchannels.ts'

interface Parts {
  env: () => Bindings
  table: OutboxTable
  queue: OutboxQueue
  facts: OutboxFacts
}

export class Verdict {
  readonly #parts: Parts
  readonly #breaker: Breaker

  constructor(parts: Parts, breaker: Breaker) {
    this.#parts = parts
    this.#breaker = breaker
  }

  /** Changes the breaker's memory at once. @returns the writes to storage, for one transaction */
  of(row: MessageRow, result: Delivery, now: number): () => void {
    const writes = this.#ofMessage(row, result, now)
    const memory = this.#breaker.unwritten(now)
    if (memory !== null) writes.push(() => this.#parts.facts.write('breaker', memory))
    return () => {
      for (const write of writes) write()
    }
  }

  #ofMessage(row: MessageRow, result: Delivery, now: number): (() => void)[] {
    const { reference } = row
    if (result.state === 'unfit') {
      this.#breaker.pass(row, now)
      return [() => this.setAside(row, result.reason, now)]
    }
    if (result.state === 'sent' || result.state === 'dead') {
      const { state } = result
      const reason = result.state === 'dead' ? result.reason : ''
      const attempts = row.attempts + 1
      this.#tell(state, { reference, attempts, reason })
      return [
        () => this.#parts.table.finish(reference, { state, reason, attempts }, now),
        ...this.#breaker.succeed(row, now).map(
          ([guilty, failure]) =>
            () =>
              this.#blame(guilty, failure, now),
        ),
      ]
    }
    this.#breaker.fail(row, result, now)
    this.#tell(result.state, { reference, reason: result.reason })
    return []
  }

  /** A message cannot be mailed: it waits for an operator, or for a release that can read it. */
  setAside({ reference, attempts }: MessageRow, reason: string, now: number): void {
    const wait = { reason, attempts: attempts + 1, dueAt: now + unfitWait, isForOperator: true }
    this.#parts.queue.postpone(reference, wait)
    this.#tell('unfit', { reference, reason })
  }

  #tell(state: Delivery['state'], facts: LoggedFacts): void {
    const tell = state === 'sent' || state === 'retry' || state === 'limited' ? log : alert
    tell(state, facts)
    const event = state === 'sent' ? 'delivered' : state === 'dead' ? 'dead' : 'retried'
    countEvent(this.#parts.env(), event, { labels: [state] })
  }

  /** A message failed while others got through: it waits alone, and is given up in the end. */
  #blame(reference: string, { reason }: Failure, now: number): void {
    const { table, queue } = this.#parts
    const row = table.byReference(reference)
    if (!row) return
    const attempts = row.attempts + 1
    const firstFailedAt = row.firstFailedAt ?? now
    if (now - firstFailedAt >= backOff.giveUpAfter && attempts >= backOff.fewestTries) {
      table.finish(reference, { state: 'dead', reason, attempts }, now)
      this.#tell('dead', { reference, attempts, reason })
      return
    }
    const dueAt = now + retryDelay(attempts)
    queue.postpone(reference, { reason, attempts, dueAt, firstFailedAt, isForOperator: false })
  }
}
