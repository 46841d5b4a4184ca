import { DurableObject } from 'cloudflare:workers'
import { second } from '#src/contact/delivery/back-off.ts'
import { alert, log, reasonOf } from '#src/contact/log.ts'
import type { MessageRow, MessageState, NewMessage } from '#src/contact/tables/message-row.ts'
import type { Bindings } from '#src/env.ts'
import { countEvent } from '#src/events.ts'
import { AlarmClock } from './alarm-clock.ts'
import { Archive } from './archive.ts'
import { conditionOf, type Problem, problemsOf } from './condition.ts'
import { endFalseWaits } from './false-times.ts'
import { type OutboxParts, openParts } from './parts.ts'
import { type Acceptance, storeMessage } from './store.ts'
import { readTold, writeTold } from './told.ts'

const mostAtOnce = 200

/** Stores every contact message, in one object, and mails it. README.md has its promises. */
export class Outbox extends DurableObject<Bindings> {
  readonly #clock: AlarmClock
  #opened: OutboxParts | null = null
  #isAboutToLook = false

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#clock = new AlarmClock(ctx.storage)
    try {
      void this.#parts
    } catch {
      // The tables cannot be opened, which is logged. The object starts, to tell it.
    }
    void ctx.blockConcurrencyWhile(async () => {
      await this.#clock.load()
      this.#lookSoon()
    })
  }

  /** Opens the tables. @throws if that fails; the next call tries again */
  get #parts(): OutboxParts {
    this.#opened ??= openParts(this.ctx.storage, {
      clock: this.#clock,
      env: () => this.env,
      onEnd: () => this.#look(),
    })
    return this.#opened
  }

  /** Stores a message unless it is already stored. When this returns, the message is durable. */
  accept(message: NewMessage): Acceptance {
    const parts = this.#parts
    const acceptance = this.ctx.storage.transactionSync(() => storeMessage(parts, message, Date.now()))
    const { outcome } = acceptance
    if (outcome === 'stored') countEvent(this.env, message.isTrapped ? 'trapped' : 'accepted')
    else if (outcome !== 'repeated') countEvent(this.env, 'refused', { labels: [outcome] })
    if (outcome === 'stored') this.#wake()
    return acceptance
  }

  /** Never throws: an alarm that throws six times is never called again. */
  override async alarm(): Promise<void> {
    this.#clock.rang()
    this.#opened?.courier.woken()
    this.#look()
  }

  summary() {
    return conditionOf(this.env, this.#parts, Date.now())
  }

  /** For the cron trigger. @returns what is wrong, and the names that were told last */
  check(): { problems: Problem[]; told: string[] } {
    const told = readTold(this.ctx.storage)
    try {
      const now = Date.now()
      endFalseWaits(this.#parts, now)
      this.#parts.budget.tidy(now)
      this.#parts.retention.purgeUndelivered(now)
      this.#wake()
      countEvent(this.env, 'oldest', { value: this.summary().oldestSeconds })
      return { problems: problemsOf(this.env, this.#parts, now), told }
    } catch (error) {
      const text = `the outbox does not start: ${reasonOf(error)}`
      return { problems: [{ name: 'outbox', text }], told }
    }
  }

  noteTold(names: string[]): void {
    writeTold(this.ctx.storage, names)
  }

  /** The newest first, from before that row on. `null`: all except trapped messages. */
  list(state: MessageState | null, limit: number, before = Number.MAX_SAFE_INTEGER): MessageRow[] {
    if (state === 'trapped') return this.#parts.trapped.list(before, limit)
    return this.#parts.table.list(state, before, limit)
  }

  find(reference: string): MessageRow | null {
    return this.#parts.table.byReference(reference) ?? this.#parts.trapped.byReference(reference) ?? null
  }

  /** A message that is under way is left alone. */
  retry(reference: string): 'queued' | 'sent' | 'unknown' {
    const { trapped, courier, queue } = this.#parts
    const found = this.find(reference)
    if (!found) return 'unknown'
    if (found.state === 'sent') return 'sent'
    if (found.state === 'trapped') trapped.release(reference, Date.now())
    else if (!courier.isUnderWay(reference)) queue.requeue(reference, Date.now())
    log('queued again', { reference })
    this.#probe()
    return 'queued'
  }

  /** Retries the dead and those that wait for an operator. @returns the start of the next part */
  retryAll(after = 0): { queued: number; next: number | null } {
    return this.#requeued(this.#parts.queue.requeueAll(after, mostAtOnce, Date.now()))
  }

  /** Mails what the budget of the day holds back. @returns the start of the next part */
  retryHeld(after = 0): { queued: number; next: number | null } {
    const { queue, budget } = this.#parts
    const rows = queue.requeueHeld(after, mostAtOnce, Date.now())
    budget.shorten(queue.lastHeld())
    return this.#requeued(rows)
  }

  #requeued(rows: readonly number[]): { queued: number; next: number | null } {
    log('queued again', { count: rows.length })
    this.#probe()
    return { queued: rows.length, next: rows.length === mostAtOnce ? Math.max(...rows) : null }
  }

  discard(reference: string): boolean {
    const isDone = this.#parts.table.discard(reference) || this.#parts.trapped.discard(reference)
    if (isDone) log('discarded', { reference })
    return isDone
  }

  #probe(): void {
    this.#parts.courier.breaker.wake(Date.now())
    this.#wake()
  }

  /** Sets the alarm in the same turn as a write, so that both are committed together. */
  #wake(): void {
    this.#parts.courier.woken()
    this.#setAlarm(Date.now())
    this.#lookSoon()
  }

  #lookSoon(): void {
    if (this.#isAboutToLook) return
    this.#isAboutToLook = true
    setTimeout(() => {
      this.#isAboutToLook = false
      this.#look()
    }, 0)
  }

  #look(): void {
    const now = Date.now()
    try {
      // First: storage that deletes nothing must not keep the messages from being mailed.
      this.#parts.courier.work(now)
      this.#parts.retention.purge(now)
      this.#setAlarm(now)
    } catch (error) {
      alert('look failed', { reason: reasonOf(error) })
      this.#clock.ringBy(now + 30 * second)
    }
  }

  #setAlarm(now: number): void {
    const { retention, courier } = this.#parts
    const times = [courier.nextTime(now), retention.nextTime()].filter((time) => time !== null)
    if (times.length > 0) this.#clock.ringBy(Math.max(Math.min(...times), now + second))
  }

  /** What an operator does with many messages. */
  archive(): Archive {
    const { courier, budget, queue } = this.#parts
    return new Archive({
      ctx: this.ctx,
      env: () => this.env,
      isUnderWay: (reference) => courier.isUnderWay(reference),
      onChange: () => this.#wake(),
      onDelete: () => budget.shorten(queue.lastHeld()),
    })
  }
}

/** wrangler.toml binds the class. The compiler cannot see it. */
const isOutbox = (namespace: DurableObjectNamespace): namespace is DurableObjectNamespace<Outbox> =>
  'getByName' in namespace

/** The outbox of the site. Tests name others. @throws if the binding is not a Durable Object */
export function outboxOf({ OUTBOX }: Bindings, name = 'outbox') {
  if (!isOutbox(OUTBOX))
    throw new Error('OUTBOX is no Durable Object. Bind it to the class Outbox in wrangler.toml.')
  return OUTBOX.getByName(name)
}
