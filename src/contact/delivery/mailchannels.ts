import { Emails, MailChannelsClient } from 'mailchannels-sdk'
import type { Mail } from './mail.ts'

/**
 * A try that failed. In `retry` the message itself may be at fault; `limited` is a quota and
 * `degraded` is for an operator to mend (key, domain): both are of the account, whatever the
 * message. `after` is the Retry-After, in ms.
 */
export interface Failure {
  state: 'retry' | 'limited' | 'degraded'
  reason: string
  after?: number | undefined
}

/** How a try ended. `unfit` is a message that the SDK would not send. */
export type Delivery =
  | { state: 'sent' }
  | Failure
  | { state: 'unfit'; reason: string }
  | { state: 'dead'; reason: string }

type FetchOptions = Parameters<MailChannelsClient['_fetch']>[1]

/** The SDK's client with a time limit; it remembers what the SDK does not pass on. */
class TimedMailChannels extends MailChannelsClient {
  /** Status of the answer; null when there was none. */
  status: number | null = null
  retryAfter: string | null = null
  wasAsked = false
  readonly #timeout: number

  constructor(key: string, baseUrl: string | undefined, timeout: number) {
    super(key, baseUrl ? { baseUrl } : {})
    this.#timeout = timeout
  }

  protected override _fetch<T>(path: string, options?: FetchOptions): Promise<T> {
    this.wasAsked = true
    return super._fetch<T>(path, {
      ...options,
      timeout: this.#timeout,
      retry: 0,
      redirect: 'manual',
      onResponse: ({ response }) => {
        this.status = response.status
        this.retryAfter = response.headers.get('retry-after')
      },
    })
  }
}

/** A `Retry-After` in ms from now: seconds or a date; undefined when it says neither. */
export function retryAfterOf(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

/** What an answer of this status, without a clean list of sent results, means for the message. */
export function judgeStatus(status: number | null, retryAfter: string | null): Delivery {
  if (status === null) return { state: 'retry', reason: 'no answer' }
  const reason = `status ${status}`
  if (status === 400 || status === 413) return { state: 'dead', reason }
  const after = retryAfterOf(retryAfter)
  if (status === 429) return { state: 'limited', reason, after }
  if (status === 408 || status === 425 || status >= 500) return { state: 'retry', reason, after }
  if (status >= 300) return { state: 'degraded', reason }
  return { state: 'retry', reason: `${reason} without a sent result` }
}

/**
 * Hands one mail to MailChannels. Never throws; sent means that every result of the answer says so.
 */
export async function sendMail(
  mail: Mail,
  { key, baseUrl, timeout }: { key: string; baseUrl?: string | undefined; timeout: number },
): Promise<Delivery> {
  const client = new TimedMailChannels(key, baseUrl, timeout)
  try {
    const { data } = await new Emails(client).send({ ...mail, tracking: { click: false, open: false } })
    const results = data?.results ?? []
    if (client.status !== null && client.status < 300 && results.length > 0) {
      if (results.every(({ status }) => status === 'sent')) return { state: 'sent' }
      return { state: 'retry', reason: 'failed result' }
    }
  } catch {
    // An answer that the SDK cannot read; its status decides below.
  }
  if (!client.wasAsked) return { state: 'unfit', reason: 'the mail was refused before it was sent' }
  return judgeStatus(client.status, client.retryAfter)
}
