import type { SendPayload } from './mailchannels-payload.ts'

/**
 * What the provider does wrong with one request. `late` is in ms; `drop-after` takes the mail and
 * says nothing.
 */
export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'garbage' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | { kind: 'late'; delay: number }
  | { kind: 'drop-before' }
  | { kind: 'drop-after' }

/**
 * A mail that the provider took. `answeredAt` is null while the sender cannot know that it was
 * taken. Times in ms.
 */
export interface RecordedMail {
  payload: SendPayload
  at: number
  answeredAt: number | null
}

/** One customer of the provider, known by its API key. */
export class Account {
  readonly mails: RecordedMail[] = []
  /** Requests to send, taken or not. */
  requests = 0
  /** Faults of the next requests, in order. */
  faults: (Fault | null)[] = []
  /** Fault of every request after those; a function decides request by request. */
  always: Fault | null | (() => Fault | null) = null

  nextFault(): Fault | null {
    const next = this.faults.shift()
    if (next !== undefined) return next
    return typeof this.always === 'function' ? this.always() : this.always
  }

  record(payload: SendPayload): RecordedMail {
    const mail = { payload, at: Date.now(), answeredAt: null }
    this.mails.push(mail)
    return mail
  }
}
