import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { alert, reasonOf } from '#src/contact/log.ts'
import { type Bindings, turnstileKey } from '#src/env.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answer = once(() =>
  z.object({ success: z.boolean(), 'error-codes': z._default(z.array(z.string()), []) }),
)

/** Turnstile's limit. A longer token could make the verifier fail, and a failure lets through. */
const longestToken = 2048

const patience = 1500

/** Errors of the verifier or of our secret, not of the token. */
const isOutOfOrder = (code: string) => code === 'internal-error' || code.endsWith('-input-secret')

/** Name of the form field and of the header with the widget's token. */
export const turnstileField = 'cf-turnstile-response'

/** The widget needs script, and a form without script sends no field of it. */
export function wasNotAsked(env: Bindings, token: unknown): boolean {
  return turnstileKey(env) !== undefined && token === undefined
}

/**
 * True if Turnstile fails, is late or has no keys: a person's message must not be lost because a
 * check is out of order.
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
    alert('not verified', { reason: reasonOf(error) })
  }
  return true
}
