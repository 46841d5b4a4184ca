import { DurableObject } from 'cloudflare:workers'
import { day, second } from '#src/contact/delivery/back-off.ts'
import { Courier } from '#src/contact/delivery/courier.ts'
import { randomReference } from '#src/contact/intake/idempotency.ts'
import { alert, log, reasonOf } from '#src/contact/log.ts'
import type { Bindings } from '#src/env.ts'
import { AlarmClock } from './alarm-clock.ts'
import { conditionOf } from './condition.ts'
import { OutboxFacts } from './facts.ts'
import type { MessageRow, MessageState, NewMessage } from './message-row.ts'
import { migrate } from './migrations.ts'
import { OutboxQueue } from './queue.ts'
import { OutboxTable } from './table.ts'
import { TrappedTable } from './trapped-table.ts'

export type Acceptance = { outcome: 'stored' | 'repeated' | 'conflict'; reference: string }

const mostAtOnce = 200

const alarmInterval = 30 * second

/** Stores every contact message, in one object, and mails it. README.md has its promises. */
export class Outbox extends DurableObject<Bindings> {
  readonly #table: OutboxTable
  readonly #queue: OutboxQueue
  readonly #trapped: TrappedTable
  readonly #facts: OutboxFacts
  readonly #courier: Courier
  readonly #clock: AlarmClock
  #isAboutToLook = false

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    const { storage } = ctx
    migrate(storage)
    this.#table = new OutboxTable(storage.sql)
    this.#queue = new OutboxQueue(storage.sql)
    this.#trapped = new TrappedTable(storage.sql)
    this.#facts = new OutboxFacts(storage.sql)
    this.#clock = new AlarmClock(storage)
    const tables = { table: this.#table, queue: this.#queue, facts: this.#facts }
    this.#courier = new Courier({ ...tables, storage, env: () => this.env, onEnd: () => this.#look() })
    this.#queue.resume()
    void ctx.blockConcurrencyWhile(async () => {
      await this.#clock.load()
      this.#lookSoon()
    })
  }

  /** Stores a message unless it is already stored. When this returns, the message is durable. */
  accept(message: NewMessage): Acceptance {
    const acceptance = this.ctx.storage.transactionSync(() => this.#store(message, Date.now()))
    if (acceptance.outcome === 'stored') this.#lookSoon()
    return acceptance
  }

  #store(message: NewMessage, now: number): Acceptance {
    const { key, fingerprint, reference, sameContentWithin } = message
    const known =
      this.#table.byKey(key) ??
      (sameContentWithin > 0 ? this.#table.byContent(fingerprint, now - sameContentWithin) : undefined)
    if (known) {
      const isSame = known.fingerprint === fingerprint
      return { outcome: isSame ? 'repeated' : 'conflict', reference: known.reference }
    }
    if (message.isTrapped) {
      this.#trapped.insert(message, now)
      log('trapped', { reference })
      return { outcome: 'stored', reference }
    }
    const isTaken = this.#table.byReference(reference) !== undefined
    if (isTaken) alert('reference collision', { reference })
    const own = isTaken ? randomReference() : reference
    this.#table.insert({ ...message, reference: own }, now)
    return { outcome: 'stored', reference: own }
  }

  /** Never throws: an alarm that throws six times is never called again. */
  override async alarm(): Promise<void> {
    this.#clock.rang()
    this.#look()
  }

  summary() {
    return conditionOf(this.env, this.#facts, this.#courier.breaker, Date.now())
  }

  /** The newest first, from before that row on. `null`: all except trapped messages. */
  list(state: MessageState | null, limit: number, before = Number.MAX_SAFE_INTEGER): MessageRow[] {
    if (state === 'trapped') return this.#trapped.list(before, limit)
    return this.#table.list(state, before, limit)
  }

  find(reference: string): MessageRow | null {
    return this.#table.byReference(reference) ?? this.#trapped.byReference(reference) ?? null
  }

  /** A message that is under way is left alone. */
  retry(reference: string): 'queued' | 'sent' | 'unknown' {
    const found = this.find(reference)
    if (!found) return 'unknown'
    if (found.state === 'sent') return 'sent'
    if (found.state === 'trapped') this.#trapped.release(reference, Date.now())
    else if (!this.#courier.isUnderWay(reference)) this.#queue.requeue(reference, Date.now())
    log('queued again', { reference })
    this.#wake()
    return 'queued'
  }

  /** Retries the dead and those that wait for an operator. @returns the start of the next part */
  retryAll(after = 0): { queued: number; next: number | null } {
    const rows = this.#queue.requeueAll(after, mostAtOnce, Date.now())
    log('queued again', { count: rows.length })
    this.#wake()
    return { queued: rows.length, next: rows.length === mostAtOnce ? Math.max(...rows) : null }
  }

  discard(reference: string): boolean {
    const isDone = this.#table.discard(reference) || this.#trapped.discard(reference)
    if (isDone) log('discarded', { reference })
    return isDone
  }

  #wake(): void {
    this.#courier.breaker.wake(Date.now())
    this.#lookSoon()
  }

  /** Sets the alarm in the same turn as a write, so that both are committed together. */
  #lookSoon(): void {
    this.#setAlarm(Date.now())
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
      this.#purge(now)
      this.#courier.work(now)
      this.#setAlarm(now)
    } catch (error) {
      alert('look failed', { reason: reasonOf(error) })
      this.#clock.ringBy(now + alarmInterval)
    }
  }

  #purge(now: number): void {
    const before = now - this.#retention
    if ((this.#table.firstSent() ?? now) > before && (this.#trapped.firstKept() ?? now) > before) return
    const count = this.#table.purge(before, mostAtOnce) + this.#trapped.purge(before)
    log('purged', { count })
  }

  /** In ms. */
  get #retention(): number {
    const days = Number.parseFloat(this.env.OUTBOX_RETENTION_DAYS ?? '')
    return (days >= 0 ? days : 30) * day
  }

  #setAlarm(now: number): void {
    const kept = [this.#table.firstSent(), this.#trapped.firstKept()].filter((time) => time !== null)
    const times = [this.#courier.nextTime(now), ...kept.map((time) => time + this.#retention)]
    const next = Math.min(...times.filter((time) => time !== null))
    if (Number.isFinite(next)) this.#clock.ringBy(Math.max(next, now + second))
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
