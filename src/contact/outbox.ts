import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env.ts'
import { backOff, retryDelay } from './back-off.ts'
import { deliver, deliveryTimeout } from './deliver.ts'
import { alert, log } from './log.ts'
import type { Delivery } from './mailchannels.ts'
import { contactMessage } from './message.ts'
import { type MessageRow, type MessageState, type NewMessage, OutboxTable } from './outbox-table.ts'

export type Acceptance = { outcome: 'stored' | 'repeated' | 'conflict'; reference: string }

/** A Worker may have six connections open that wait for an answer. */
const mostInFlight = 6

/** While the provider is out, the oldest message asks this often (ms) whether it is back; the others wait for it. */
const probeInterval = 30_000

const day = 24 * 3600 * 1000

/** The longest Retry-After that is honoured, in ms: a day's quota may be used up, more is a mistake. */
const longestHold = day

/**
 * Every contact message between the visitor's "sent" and the office's mailbox, in one object: stored first, mailed by
 * its alarm, kept until an operator acts if it cannot be delivered. README.md says what it promises.
 */
export class Outbox extends DurableObject<Bindings> {
  readonly #table: OutboxTable
  readonly #inFlight = new Set<string>()
  /** Set while messages may wait for a provider that is out. After a restart nobody knows, so one is tried. */
  #probeAt: number | null = Date.now()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#table = new OutboxTable(ctx.storage.sql)
    this.#table.resume(Date.now())
    this.#arm()
  }

  /** Stores a message, unless it is there already; when this returns, it is durable. */
  accept(message: NewMessage): Acceptance {
    const now = Date.now()
    const acceptance = this.ctx.storage.transactionSync((): Acceptance => {
      const known =
        this.#table.byKey(message.key) ??
        (message.sameContentWithin > 0
          ? this.#table.byContent(message.fingerprint, now - message.sameContentWithin)
          : undefined)
      if (known) {
        const isSame = known.fingerprint === message.fingerprint
        return { outcome: isSame ? 'repeated' : 'conflict', reference: known.reference }
      }
      this.#table.insert(message, now)
      return { outcome: 'stored', reference: message.reference }
    })
    if (acceptance.outcome === 'stored') this.#arm()
    return acceptance
  }

  /** Delivers what is due and purges. Never throws: an alarm that throws six times is never called again. */
  override async alarm(): Promise<void> {
    try {
      this.#purge()
      this.#pump()
    } catch (error) {
      alert('alarm failed', { reason: String(error) })
      await this.ctx.storage.setAlarm(Date.now() + probeInterval).catch(() => {})
    }
  }

  summary() {
    return this.#table.summary(Date.now())
  }

  list(state: MessageState | null, limit: number): MessageRow[] {
    return this.#table.list(state, limit)
  }

  find(reference: string): MessageRow | null {
    return this.#table.byReference(reference) ?? null
  }

  /** Queues a message again, dead or waiting; one that is under way is left alone. */
  retry(reference: string): 'queued' | 'sent' | 'unknown' {
    const found = this.#table.byReference(reference)
    if (!found) return 'unknown'
    if (found.state === 'sent') return 'sent'
    if (!this.#inFlight.has(reference)) this.#table.requeue(reference, Date.now())
    this.#arm()
    log('queued again', { reference })
    return 'queued'
  }

  /** Deletes a message, for an operator who answered it by other means or was asked to forget it. */
  discard(reference: string): boolean {
    const isDone = this.#table.discard(reference)
    if (isDone) log('discarded', { reference })
    return isDone
  }

  /** Starts tries of due messages, as many as may be under way, and waits for none: a slow one holds up nothing. */
  #pump(): void {
    const now = Date.now()
    const lostAt = now + deliveryTimeout + 5000
    for (const row of this.#dueRows(now)) {
      if (this.#inFlight.has(row.reference)) this.#table.extendTry(row.reference, lostAt)
      else if (this.#inFlight.size < mostInFlight) {
        this.#inFlight.add(row.reference)
        this.#table.startTry(row.reference, lostAt)
        void this.#try(row)
      }
    }
    this.#arm()
  }

  /** What is due, or, when its time has come, the message that asks whether the provider is back. */
  #dueRows(now: number): MessageRow[] {
    const rows = this.#table.due(now, Math.max(1, mostInFlight - this.#inFlight.size))
    if (this.#probeAt === null || this.#probeAt > now) return rows
    const probe = this.#table.nextProbe(now)
    this.#probeAt = probe ? now + probeInterval : null
    return rows.length === 0 && probe ? [probe] : rows
  }

  async #try(row: MessageRow): Promise<void> {
    try {
      const message = contactMessage().parse(JSON.parse(row.body))
      const result = await deliver(this.env, { reference: row.reference, message })
      this.ctx.storage.transactionSync(() => this.#settle({ ...row, attempts: row.attempts + 1 }, result))
    } catch (error) {
      // The try stays in the table as under way and is made again when it counts as lost.
      alert('try failed', { reference: row.reference, reason: String(error) })
    } finally {
      this.#inFlight.delete(row.reference)
    }
    await this.alarm()
  }

  #settle(row: MessageRow, result: Delivery): void {
    const now = Date.now()
    const { reference, attempts } = row
    if (result.state === 'sent') {
      this.#table.finish(reference, 'sent', '', now)
      // It had failed before and now did not: the others need not wait for their own back-off.
      if (attempts > 1) this.#table.wakeAll(now)
      log('sent', { reference, attempts })
      return
    }
    const isExpired = result.state === 'retry' && now - row.queuedAt >= backOff.giveUpAfter
    if (result.state === 'dead' || isExpired) {
      this.#table.finish(reference, 'dead', result.reason, now)
      alert('dead', { reference, attempts, reason: result.reason })
      return
    }
    const notBefore = result.state === 'retry' ? now + Math.min(result.after ?? 0, longestHold) : now
    this.#table.postpone(reference, {
      reason: result.reason,
      dueAt: Math.max(now + retryDelay(attempts), notBefore),
      notBefore,
      isForOperator: result.state === 'degraded',
    })
    this.#probeAt ??= now + probeInterval
    const tell = result.state === 'degraded' ? alert : log
    tell(result.state, { reference, attempts, reason: result.reason })
  }

  #purge(): void {
    const before = Date.now() - this.#retention
    if ((this.#table.firstSent() ?? before + 1) > before) return
    log('purged', { count: this.#table.purge(before) })
  }

  /** How long a delivered message is kept, in ms. */
  get #retention(): number {
    const days = Number.parseFloat(this.env.OUTBOX_RETENTION_DAYS ?? '')
    return (days >= 0 ? days : 30) * day
  }

  /** One alarm for the whole queue: the next try, probe, lost try or purge. */
  #arm(): void {
    const isFull = this.#inFlight.size >= mostInFlight
    const due = isFull ? null : this.#table.nextDue()
    const sent = this.#table.firstSent()
    const times = [
      due,
      due === null ? null : this.#probeAt,
      this.#table.nextLost(),
      sent === null ? null : sent + this.#retention,
    ].filter((time) => time !== null)
    // Not awaited: what was written before it in this turn is committed together with the alarm.
    if (times.length > 0) void this.ctx.storage.setAlarm(Math.max(Math.min(...times), Date.now()))
  }
}

export function outboxOf(env: Bindings) {
  return env.OUTBOX.getByName('outbox')
}
