import type { SendPayload } from './mailchannels-payload.ts'

/**
 * `late`: the delay is in ms. `drop-after`: the mail is taken, and the connection closed without an
 * answer.
 */
export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'garbage' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | { kind: 'late'; delay: number }
  | { kind: 'drop-before' }
  | { kind: 'drop-after' }

/** Times are ms since 1970. `answeredAt` is null until the answer was sent. */
export interface RecordedMail {
  payload: SendPayload
  at: number
  answeredAt: number | null
}

export class Account {
  readonly mails: RecordedMail[] = []
  /** Send requests, whether the mail was taken or not. */
  requests = 0
  faults: (Fault | null)[] = []
  /** The fault of every later request; a function chooses one for each request. */
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
