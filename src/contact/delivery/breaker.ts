import { backOff, day, hour, probeDelay, second } from './back-off.ts'
import { type BreakerMemory, closed, front, readMemory } from './breaker-memory.ts'
import type { Failure } from './mailchannels.ts'

/** Where a message stands in the queue, which runs by `dueAt`, then by `row`. */
export interface Place {
  reference: string
  dueAt: number
  row: number
}

/**
 * The longest Retry-After that is honoured, in ms: a quota may be a day's, an outage is shorter;
 * more is a mistake.
 */
const longestHold = { limited: day, retry: hour, degraded: hour }

/** Who is held as long as this (ms) has used up a quota, and not only sent too much at once. */
const quotaHold = hour

/**
 * Whether the queue may ask the provider. Closed: as often as there is room. Open, after a failure:
 * not before `probeAt`. Half-open: one lone try, the probe, is under way; it closes the breaker, or
 * opens it for longer.
 */
export class Breaker {
  #memory: BreakerMemory
  #written: string
  #probing: string | null = null
  /** Who failed since the last success, as long as it may be their own fault. */
  readonly #suspects = new Map<string, Failure>()

  /** @param written what `unwritten` gave before a restart */
  constructor(written: string | null) {
    this.#memory = readMemory(written)
    this.#written = JSON.stringify(this.#memory)
  }

  get phase(): 'closed' | 'open' | 'half-open' {
    if (this.#memory.state === 'closed') return 'closed'
    return this.#probing === null ? 'open' : 'half-open'
  }

  /** Whether the provider is known to be out; a single failure may be the message's own. */
  get isOut(): boolean {
    const { state, failedProbes } = this.#memory
    return failedProbes > 0 || state === 'limited' || state === 'degraded'
  }

  /** Why, and since when (ms since 1970; 0: it is closed). */
  get reason(): string {
    return this.#memory.reason
  }

  get openedAt(): number {
    return this.#memory.openedAt
  }

  /** When the next lone try may start; 0 when it is closed. */
  get probeAt(): number {
    return this.#memory.probeAt
  }

  /** The next probe is the message behind this place. */
  get last(): BreakerMemory['last'] {
    return this.#memory.last
  }

  /** Whether a quota was used up lately, so that it has to be shared. */
  isRationed(now: number): boolean {
    return now < this.#memory.rationedUntil
  }

  /** How many tries may start now, where there is room for that many. */
  places(now: number, room: number): number {
    if (this.phase === 'closed') return room
    return this.phase === 'open' && now >= this.#memory.probeAt ? Math.min(1, room) : 0
  }

  start({ reference }: Place, now: number): void {
    if (this.phase !== 'open') return
    this.#probing = reference
    this.#change({ probeAt: now + probeDelay(this.#memory.failedProbes + 1) })
  }

  /** The provider read a message. @returns those that failed although it is well, and how */
  succeed({ reference }: Place, now: number): [reference: string, failure: Failure][] {
    const isProbe = this.#end(reference)
    const guilty = [...this.#suspects]
    this.#suspects.clear()
    const { state, openedAt, probeAt, rationedUntil } = this.#memory
    // An answer to a try from before the outage or the hold does not end it.
    if (!isProbe && this.isOut && now < probeAt) return guilty
    const isQuota = state === 'limited' && now - openedAt >= quotaHold
    this.#memory = { ...closed, rationedUntil: isQuota ? now + day : rationedUntil }
    return guilty
  }

  fail({ reference, dueAt, row }: Place, { state, reason, after = 0 }: Failure, now: number): void {
    if (this.phase === 'closed') this.#change({ state, openedAt: now, probeAt: now + probeDelay(0) })
    if (this.#end(reference)) {
      // Another message failed before this one: it is not the messages.
      if (!this.#suspects.has(reference)) this.#suspects.clear()
      this.#change({ state, failedProbes: this.#memory.failedProbes + 1 })
    }
    if (state !== 'retry') this.#change({ state })
    else if (!this.isOut) this.#suspects.set(reference, { state, reason })
    this.#change({ reason, last: state === 'retry' ? { dueAt, row } : front })
    const hold = now + Math.min(after, longestHold[state])
    // Tries that fail together name the same moment, give or take some ms.
    if (hold > this.#memory.probeAt + second) this.#change({ probeAt: hold })
  }

  /** A try ended without a word from the provider. */
  pass({ reference, dueAt, row }: Place, now: number): void {
    if (this.#end(reference)) this.#change({ probeAt: now, last: { dueAt, row } })
  }

  /** An operator has mended something: the next probe is due. */
  wake(now: number): void {
    if (this.phase === 'open') this.#change({ probeAt: Math.min(this.#memory.probeAt, now) })
  }

  /**
   * What has to be written down; null when nothing has changed. A wait that is shorter than the
   * longest between probes is not: to forget it in a restart costs one try.
   */
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

  /** @returns whether that was the probe */
  #end(reference: string): boolean {
    const isProbe = this.#probing === reference
    if (isProbe) this.#probing = null
    return isProbe
  }
}
