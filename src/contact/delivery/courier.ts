import { alert } from '#src/contact/log.ts'
import type { MessageRow } from '#src/contact/tables/message-row.ts'
import type { OutboxTable } from '#src/contact/tables/message-table.ts'
import type { OutboxFacts } from '#src/contact/tables/outbox-facts.ts'
import type { OutboxQueue } from '#src/contact/tables/queue.ts'
import { readStored } from '#src/contact/tables/stored-message.ts'
import type { Bindings } from '#src/env.ts'
import { minute, second } from './back-off.ts'
import { Breaker } from './breaker.ts'
import { mailProblem } from './configuration.ts'
import { deliver, deliveryTimeout } from './deliver.ts'
import type { StoredMessage } from './mail.ts'
import { Verdict } from './verdict.ts'

/** A Worker may have six open connections that wait for an answer. */
const mostUnderWay = 6

/**
 * The platform counts the requests of one wake (an alarm, a call): 50 on the free plan. The next
 * fetch throws, which would look like an outage.
 */
const mostPerWake = 48

/** After this time (ms) the alarm checks on a try. */
const longestTry = deliveryTimeout + 5 * second

/** Time between checks of a configuration that cannot send, in ms. Only a deploy repairs it. */
const configurationInterval = 5 * minute

/** Time between attempts to store the result of a try, in ms. */
const writeInterval = 5 * second

interface Parts {
  /** Read at each use, because tests change it. */
  env: () => Bindings
  storage: DurableObjectStorage
  table: OutboxTable
  queue: OutboxQueue
  facts: OutboxFacts
  onEnd: () => void
}

export class Courier {
  readonly breaker: Breaker
  readonly #parts: Parts
  readonly #verdict: Verdict
  /** Only in memory: a try that a restart cut off is still queued, and starts again. */
  readonly #underWay = new Set<string>()
  /** Since the last wake. */
  #requests = 0
  /** The probe that ended the hold was the oldest message, so the newest is next. */
  #isTurnOfNewest = true

  constructor(parts: Parts) {
    this.#parts = parts
    this.breaker = new Breaker(parts.facts.read('breaker'))
    this.#verdict = new Verdict(parts, this.breaker)
  }

  /** A new call or alarm: the platform counts its requests from 0. */
  woken(): void {
    this.#requests = 0
  }

  isUnderWay(reference: string): boolean {
    return this.#underWay.has(reference)
  }

  /** Starts as many tries as it may and awaits none: a slow try must not delay the others. */
  work(now: number): void {
    if (mailProblem(this.#parts.env())) return
    for (let rows = this.#next(now); rows.length > 0; rows = this.#next(now)) {
      for (const row of rows) this.#begin(row, now)
    }
  }

  nextTime(now: number): number | null {
    const watch = this.#underWay.size > 0 ? now + longestTry : null
    const [first] = this.#parts.queue.first(this.#underWay.size + 1).filter(this.#isFree)
    if (!first) return watch
    if (mailProblem(this.#parts.env())) return now + configurationInterval
    const at = Math.max(first.dueAt, this.breaker.probeAt)
    const next = at > now || this.#room === 0 ? at : now + longestTry
    return watch === null ? next : Math.min(next, watch)
  }

  readonly #isFree = ({ reference }: { reference: string }) => !this.#underWay.has(reference)

  /** A try may need a second request; one is kept for each that is under way. */
  get #room(): number {
    const left = mostPerWake - this.#requests - this.#underWay.size
    return Math.max(0, Math.floor(left / 2))
  }

  #next(now: number): MessageRow[] {
    const places = this.breaker.places(now, Math.min(this.#room, mostUnderWay - this.#underWay.size))
    if (places === 0) return []
    const { queue } = this.#parts
    const limit = places + this.#underWay.size
    const oldest = () => queue.oldest(now, limit).filter(this.#isFree)
    if (this.breaker.phase !== 'closed') {
      // A message that fails at each try must not block the others for ever.
      const behind = queue.behind(this.breaker.last, now, limit).filter(this.#isFree)
      return (behind.length > 0 ? behind : oldest()).slice(0, places)
    }
    if (!this.breaker.isRationed(now)) return oldest().slice(0, places)
    // The oldest and the newest message take turns, so that both get a share of a day's quota.
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
      // The error's own text would quote the message.
      const reason = `cannot be read (${error instanceof Error ? error.name : 'unknown'})`
      this.#verdict.setAside(row, reason, now)
    }
  }

  async #try(row: MessageRow, stored: StoredMessage): Promise<void> {
    const onRequest = () => {
      this.#requests += 1
    }
    const result = await deliver(this.#parts.env(), stored, { onRequest })
    const write = this.#verdict.of(row, result, Date.now())
    // A mail whose result is not stored would be sent again, so its place stays taken until then.
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
