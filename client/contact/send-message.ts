import type { ContactErrors } from './contact-fields.tsx'

type SendResult =
  | { ok: true; reference: string }
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

interface Answered {
  /** Not after a redirect, e.g. to the sign-in page of a network: its status is 0 here. */
  ok: boolean
  status: number
  text: string
}

async function ask({ body, key, language, token }: Outgoing): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'accept-language': language, 'idempotency-key': key }
  const response = await fetch('/api/send-email', {
    method: 'POST',
    headers: typeof token === 'string' ? { ...headers, [turnstileField]: token } : headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeout),
  })
  return { ok: response.ok, status: response.status, text: await response.text() }
}

/**
 * Asks again if there is no answer, or only the beginning of one. A whole answer counts, whoever wrote
 * it: a network that asks for a sign-in would give it each time.
 * @throws if the last retry gets no answer
 */
async function request(outgoing: Outgoing): Promise<Answered> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await ask(outgoing)
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

function readObject(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    return answer instanceof Object ? { ...answer } : {}
  } catch {
    return {}
  }
}

function textsIn(value: unknown): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).filter(isText)) : {}
}

/** Only the site's own receipt says that the message is stored: a proxy has status 200 for its pages too. */
function resultOf({ ok, text }: Answered, failure: string): SendResult {
  const answer = readObject(text)
  const { reference } = answer
  if (ok && answer.ok === true && typeof reference === 'string' && /^[\w-]{1,40}$/.test(reference))
    return { ok: true, reference }
  // What comes with a success and is no receipt is not about this form.
  const { details, error } = textsIn(ok && answer.ok !== false ? {} : answer)
  return {
    ok: false,
    description: details || error || failure,
    fields: textsIn(answer.fields),
    problems: textsIn(answer.problems),
  }
}

/** Never throws. A failure returns the sentence to show. */
export async function sendMessage(
  outgoing: Outgoing,
  words: { failure: string; failureThrown: string },
): Promise<SendResult> {
  try {
    const answered = await request(outgoing)
    renewToken()
    const result = resultOf(answered, words.failure)
    if (!result.ok) console.error('Contact form:', answered.status, result.description)
    return result
  } catch (error) {
    console.error('Contact form:', error)
    return { ok: false, description: words.failureThrown, fields: {}, problems: {} }
  }
}
