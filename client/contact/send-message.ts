import type { ContactErrors } from './contact-fields.tsx'

export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  company: string
  service: string
  message: string
}

export type SendResult =
  | { ok: true; reference: string | null }
  | { ok: false; description: string; fields: ContactErrors; problems: Record<string, string> }

/** Field and header of Turnstile's token; the body keeps to the six fields. */
export const turnstileField = 'cf-turnstile-response'

interface Outgoing {
  body: string
  key: string
  language: string
  token: unknown
}

/** Waits between tries after a network-level failure, in ms: doubling, at most 30 s. */
export const retryDelays = [1000, 2000, 4000]

/**
 * A connection that says nothing for this long, in ms, counts as broken; the key makes trying again
 * harmless.
 */
const answerTimeout = 20_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends; when the network fails (no answer at all) tries again under the same key. @throws after
 * the last try.
 */
async function request({ body, key, language, token }: Outgoing): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': language, 'idempotency-key': key }
  for (let retry = 0; ; retry += 1) {
    try {
      return await fetch('/api/send-email', {
        method: 'POST',
        headers: typeof token === 'string' ? { ...headers, [turnstileField]: token } : headers,
        body,
        signal: AbortSignal.timeout(answerTimeout),
      })
    } catch (error) {
      const delay = retryDelays[retry]
      if (delay === undefined) throw error
      await wait(delay)
    }
  }
}

/** A token is good for one message; where the widget is, it makes another. */
function renewToken(): void {
  const widget: unknown = Reflect.get(window, 'turnstile')
  if (typeof widget === 'object' && widget && 'reset' in widget && typeof widget.reset === 'function')
    widget.reset()
}

/** What the server may answer; anything else reads as an empty answer. */
interface Answer {
  reference?: string
  error?: string
  details?: string
  fields?: ContactErrors
  /** The same as codes, which every language has a sentence for. */
  problems?: Record<string, string>
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return JSON.parse(await response.text()) ?? {}
  } catch {
    return {}
  }
}

/**
 * Posts a contact message. Never throws: a failure comes back as the sentence to show, which is the
 * answer's `details`, else its `error`, else a general one in the page's language.
 */
export async function sendMessage(
  outgoing: Outgoing,
  words: { failure: string; failureThrown: string },
): Promise<SendResult> {
  try {
    const response = await request(outgoing)
    const answer = await readAnswer(response)
    renewToken()
    if (response.ok) return { ok: true, reference: answer.reference ?? null }
    const description = answer.details || answer.error || words.failure
    console.error('Contact form:', response.status, answer.error ?? '')
    const { fields = {}, problems = {} } = answer
    return { ok: false, description: String(description), fields, problems }
  } catch (error) {
    console.error('Contact form:', error)
    return { ok: false, description: words.failureThrown, fields: {}, problems: {} }
  }
}
