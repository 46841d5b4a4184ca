import { alert } from '#src/contact/log.ts'
import type { OutboxFacts } from '#src/contact/outbox/facts.ts'
import type { MessageRow } from '#src/contact/outbox/message-row.ts'
import type { OutboxQueue } from '#src/contact/outbox/queue.ts'
import { readStored } from '#src/contact/outbox/stored-message.ts'
import type { OutboxTable } from '#src/contact/outbox/table.ts'
import type { Bindings } from '#src/env.ts'
import { minute, second } from './back-off.ts'
import { Breaker } from './breaker.ts'
import { mailProblem } from './configuration.ts'
import { deliver, deliveryTimeout } from './deliver.ts'
import type { StoredMessage } from './mail.ts'
import { Verdict } from './verdict.ts'

/** A Worker may have six connections open that wait for an answer. */
const mostUnderWay = 6

/** A try that has not ended by then is looked after. In ms. */
const longestTry = deliveryTimeout + 5 * second

/**
 * A configuration that cannot send is looked at again this often, in ms: only a deploy mends it.
 */
const configurationInterval = 5 * minute

/** How often (ms) it is tried to write down what became of a mail. */
const writeInterval = 5 * second

interface Parts {
  /** As it stands when a try begins. */
  env: () => Bindings
  storage: DurableObjectStorage
  table: OutboxTable
  queue: OutboxQueue
  facts: OutboxFacts
  /** Called when a try has ended: there is room for another. */
  onEnd: () => void
}

/** Carries messages to the provider: who goes next, and how many at once. */
export class Courier {
  readonly breaker: Breaker
  readonly #parts: Parts
  readonly #verdict: Verdict
  /** Only in memory: what was under way when the process ended still waits, and is tried again. */
  readonly #underWay = new Set<string>()
  /** The probe that ended the hold was the oldest's turn. */
  #isTurnOfNewest = true

  constructor(parts: Parts) {
    this.#parts = parts
    this.breaker = new Breaker(parts.facts.read('breaker'))
    this.#verdict = new Verdict(parts, this.breaker)
  }

  isUnderWay(reference: string): boolean {
    return this.#underWay.has(reference)
  }

  /** Starts as many tries as may be under way, and waits for none: a slow one holds up nobody. */
  work(now: number): void {
    if (mailProblem(this.#parts.env())) return
    for (let rows = this.#next(now); rows.length > 0; rows = this.#next(now)) {
      for (const row of rows) this.#begin(row, now)
    }
  }

  /**
   * When there is something to look at, at the latest: a message, a probe, a try that takes too
   * long.
   */
  nextTime(now: number): number | null {
    const watch = this.#underWay.size > 0 ? now + longestTry : null
    const [first] = this.#parts.queue.first(this.#underWay.size + 1).filter(this.#isFree)
    if (!first) return watch
    if (mailProblem(this.#parts.env())) return now + configurationInterval
    const at = Math.max(first.dueAt, this.breaker.probeAt)
    const next = at > now ? at : now + longestTry
    return watch === null ? next : Math.min(next, watch)
  }

  readonly #isFree = ({ reference }: { reference: string }) => !this.#underWay.has(reference)

  #next(now: number): MessageRow[] {
    const places = this.breaker.places(now, mostUnderWay - this.#underWay.size)
    if (places === 0) return []
    const { queue } = this.#parts
    const limit = places + this.#underWay.size
    const oldest = () => queue.oldest(now, limit).filter(this.#isFree)
    if (this.breaker.phase !== 'closed') {
      // A message that fails whenever it is asked about must not stand before all others for ever.
      const behind = queue.behind(this.breaker.last, now, limit).filter(this.#isFree)
      return (behind.length > 0 ? behind : oldest()).slice(0, places)
    }
    if (!this.breaker.isRationed(now)) return oldest().slice(0, places)
    // The quota of a day goes by turns to who has waited longest and to who has just come.
    const isTurnOfNewest = this.#isTurnOfNewest
    this.#isTurnOfNewest = !isTurnOfNewest
    const next = isTurnOfNewest ? queue.newest(now, limit).filter(this.#isFree) : oldest()
    return next.slice(0, 1)
  }

  #begin(row: MessageRow, now: number): void {
    const { reference, body, format } = row
    try {
      const message = readStored(body, format)
      this.breaker.start(row, now)
      this.#underWay.add(reference)
      void this.#try(row, { reference, message })
    } catch (error) {
      // The error's own words would quote the message.
      const reason = `cannot be read (${error instanceof Error ? error.name : 'unknown'})`
      this.#verdict.setAside(row, reason, now)
    }
  }

  async #try(row: MessageRow, stored: StoredMessage): Promise<void> {
    const result = await deliver(this.#parts.env(), stored)
    const write = this.#verdict.of(row, result, Date.now())
    // A sent mail whose result is not stored would be sent again. Its place stays taken until the
    // result is stored.
    while (!this.#hasWritten(write)) await new Promise((done) => setTimeout(done, writeInterval))
    this.#underWay.delete(row.reference)
    this.#parts.onEnd()
  }

  #hasWritten(write: () => void): boolean {
    try {
      this.#parts.storage.transactionSync(write)
      return true
    } catch (error) {
      alert('not written', { reason: String(error) })
      return false
    }
  }
}
