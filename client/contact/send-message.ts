import type { ContactErrors } from './contact-fields.tsx'

export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  company: string
  service: string
  message: string
}

type SendResult =
  | { ok: true; reference: string | null }
  | { ok: false; description: string; fields: ContactErrors; problems: Record<string, string> }

/** The name of the field and of the header with the Turnstile token. */
export const turnstileField = 'cf-turnstile-response'

interface Outgoing {
  body: string
  key: string
  language: string
  token: unknown
}

/** In ms, after a failure of the network. */
const retryDelays = [1000, 2000, 4000]

/** In ms. A retry is safe, because it has the same idempotency key. */
const answerTimeout = 20_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @throws if the last retry gets no answer */
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

/** A Turnstile token is valid only once. */
function renewToken(): void {
  const widget: unknown = Reflect.get(window, 'turnstile')
  if (typeof widget === 'object' && widget && 'reset' in widget && typeof widget.reset === 'function')
    widget.reset()
}

interface Answer {
  reference?: string
  error?: string
  details?: string
  fields?: ContactErrors
  /** Error codes by field name. */
  problems?: Record<string, string>
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return JSON.parse(await response.text()) ?? {}
  } catch {
    return {}
  }
}

/** Never throws. A failure returns the sentence to show. */
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
