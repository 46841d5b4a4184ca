import { Emails, MailChannelsClient } from 'mailchannels-sdk'
import type { Mail } from './mail.ts'

/**
 * `retry`: the message itself may be the cause. `limited` (a quota) and `degraded` (key or domain,
 * for an operator to repair) concern the account. `after` is the Retry-After, in ms.
 */
export interface Failure {
  state: 'retry' | 'limited' | 'degraded'
  reason: string
  after?: number | undefined
}

/** `unfit`: the SDK refused to send the mail. */
export type Delivery =
  | { state: 'sent' }
  | Failure
  | { state: 'unfit'; reason: string }
  | { state: 'dead'; reason: string }

type FetchOptions = Parameters<MailChannelsClient['_fetch']>[1]

/** Adds a time limit to the SDK's client. Keeps the status and the Retry-After of the answer. */
class TimedMailChannels extends MailChannelsClient {
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

/** A `Retry-After` (seconds or a date) in ms from now; undefined if it is neither. */
export function retryAfterOf(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

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

/** Never throws. `sent` means that every result in the answer says so. */
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
    // The SDK cannot read this answer, or got none. Its status decides below.
  }
  if (!client.wasAsked) return { state: 'unfit', reason: 'the mail was refused before it was sent' }
  return judgeStatus(client.status, client.retryAfter)
}
