import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'
import { alert } from '#src/contact/log.ts'
import { type Bindings, turnstileKey } from '#src/env.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answer = once(() =>
  z.object({ success: z.boolean(), 'error-codes': z._default(z.array(z.string()), []) }),
)

/**
 * The longest token, in characters. A longer one is refused unasked: the verifier could fail on it,
 * and a failure lets through.
 */
const longestToken = 2048

/** The visitor waits for the answer. In ms. */
const patience = 1500

/**
 * Refusals that are not about the token: the verifier is out of order, or ours is not the secret it
 * knows.
 */
const isOutOfOrder = (code: string) => code === 'internal-error' || code.endsWith('-input-secret')

/** Name of the form field and of the header in which the widget's answer travels. */
export const turnstileField = 'cf-turnstile-response'

/**
 * Whether a person sent this, as far as Cloudflare Turnstile can tell. True while its keys are not
 * set, and when it cannot tell or does not answer in time: a message of a person must not be lost
 * because a check is out of order.
 */
export async function isPerson(env: Bindings, token: unknown, address: string | undefined): Promise<boolean> {
  if (!turnstileKey(env)) return true
  if (typeof token !== 'string' || token === '' || token.length > longestToken) return false
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: env.TURNSTILE_SECRET_KEY, response: token, remoteip: address }),
      signal: AbortSignal.timeout(patience),
    })
    const { success, 'error-codes': codes } = answer().parse(await response.json())
    const problem = codes.find(isOutOfOrder)
    if (success || problem === undefined) return success
    alert('not verified', { reason: problem })
  } catch (error) {
    alert('not verified', { reason: error instanceof Error ? error.name : 'unknown' })
  }
  return true
}
