import { backOff, day, hour, minute, probeDelay, second } from './back-off.ts'
import { type BreakerMemory, closed, front, readMemory } from './breaker-memory.ts'
import type { Failure } from './mailchannels.ts'

/** The place of a message in the queue, which is ordered by `dueAt`, then by `row`. */
interface Queued {
  reference: string
  dueAt: number
  row: number
}

/** The longest Retry-After that is obeyed, in ms. A quota may last a day, an outage is shorter. */
const longestWait = { closed: 0, limited: day, retry: hour, degraded: hour }

/** A hold of at least this length (ms) means a used-up quota, not only a burst of messages. */
const quotaHold = hour

/**
 * Decides whether the queue may ask the provider. Closed: as many tries as there is room. Open,
 * after a failure: none before `probeAt`. Half-open: one try, the probe, is under way.
 */
export class Breaker {
  #memory: BreakerMemory
  #written: string
  #probing: string | null = null
  /** Messages that failed since the last success and may themselves be the cause. */
  readonly #suspects = new Map<string, Failure>()

  constructor(written: string | null) {
    this.#memory = readMemory(written)
    this.#written = JSON.stringify(this.#memory)
  }

  get phase(): 'closed' | 'open' | 'half-open' {
    if (this.#memory.state === 'closed') return 'closed'
    return this.#probing === null ? 'open' : 'half-open'
  }

  /** True if the provider is known to be out. A single failure may be the message's own fault. */
  get isOut(): boolean {
    const { state, failedProbes } = this.#memory
    return failedProbes > 0 || state === 'limited' || state === 'degraded'
  }

  get reason(): string {
    return this.#memory.reason
  }

  get openedAt(): number {
    return this.#memory.openedAt
  }

  get probeAt(): number {
    return this.#memory.probeAt
  }

  get last(): BreakerMemory['last'] {
    return this.#memory.last
  }

  isRationed(now: number): boolean {
    return now < this.#memory.rationedUntil
  }

  places(now: number, room: number): number {
    if (this.phase === 'closed') return room
    return this.phase === 'open' && now >= this.#memory.probeAt ? Math.min(1, room) : 0
  }

  start({ reference }: Queued, now: number): void {
    if (this.phase !== 'open') return
    this.#probing = reference
    this.#change({ probeAt: now + probeDelay(this.#memory.failedProbes + 1) })
  }

  /** @returns the messages that failed although the provider works, with their failures */
  succeed({ reference }: Queued, now: number): [reference: string, failure: Failure][] {
    const isProbe = this.#end(reference)
    const guilty = [...this.#suspects]
    this.#suspects.clear()
    const { state, openedAt, probeAt, rationedUntil } = this.#memory
    // The answer to a try from before the outage does not end the outage.
    if (!isProbe && this.isOut && now < probeAt) return guilty
    const isQuota = state === 'limited' && now - openedAt >= quotaHold
    this.#memory = { ...closed, rationedUntil: isQuota ? now + day : rationedUntil }
    return guilty
  }

  fail({ reference, dueAt, row }: Queued, { state, reason, after = 0 }: Failure, now: number): void {
    if (this.phase === 'closed') this.#change({ state, openedAt: now, probeAt: now + probeDelay(0) })
    if (this.#end(reference)) {
      // Another message failed before this one, so the messages are not the cause.
      if (!this.#suspects.has(reference)) this.#suspects.clear()
      this.#change({ state, failedProbes: this.#memory.failedProbes + 1 })
    }
    if (state !== 'retry') this.#change({ state })
    else if (!this.isOut) this.#suspects.set(reference, { state, reason })
    this.#change({ reason, last: state === 'retry' ? { dueAt, row } : front })
    const hold = now + Math.min(after, longestWait[state])
    // Tries that fail together have the same Retry-After, apart from some ms.
    if (hold > this.#memory.probeAt + second) this.#change({ probeAt: hold })
  }

  /** A try ended without an answer from the provider. */
  pass({ reference, dueAt, row }: Queued, now: number): void {
    if (this.#end(reference)) this.#change({ probeAt: now, last: { dueAt, row } })
  }

  wake(now: number): void {
    if (this.phase === 'open') this.#change({ probeAt: Math.min(this.#memory.probeAt, now) })
  }

  /** Ends a wait that no failure can have caused, e.g. one of a clock that ran ahead. */
  endFalseWait(now: number): void {
    const { state, openedAt, probeAt, rationedUntil } = this.#memory
    const isFalse = openedAt > now + minute || probeAt > now + longestWait[state] + minute
    if (isFalse) this.#change({ probeAt: Math.min(probeAt, now) })
    if (rationedUntil > now + day + minute) this.#change({ rationedUntil: 0 })
  }

  /** The memory to store, or null. A short wait is not stored: forgetting it costs one try. */
  unwritten(now: number): string | null {
    const { failedProbes, probeAt } = this.#memory
    const isShort = this.phase !== 'closed' && failedProbes === 0 && probeAt - now <= backOff.longestProbe
    const text = JSON.stringify(this.#memory)
    if (isShort || text === this.#written) return null
    this.#written = text
    return text
  }

  #change(change: Partial<BreakerMemory>): void {
    this.#memory = { ...this.#memory, ...change }
  }

  #end(reference: string): boolean {
    const isProbe = this.#probing === reference
    if (isProbe) this.#probing = null
    return isProbe
  }
}
