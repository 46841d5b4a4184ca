import * as z from 'zod'
import type { Bindings } from '../env.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answer = z.object({ success: z.boolean() })

/** The widget's public key, when Turnstile is wanted: both keys are set. */
export function turnstileKey(env: Bindings): string | undefined {
  return env.TURNSTILE_SECRET_KEY ? env.TURNSTILE_SITE_KEY : undefined
}

/** Name of the form field and of the header in which the widget's answer travels. */
export const turnstileField = 'cf-turnstile-response'

/**
 * Whether a person sent this, as far as Cloudflare Turnstile can tell. True while its keys are not set, and when it
 * does not answer in 3 seconds: a message of a person must not be lost because a check is out of order.
 */
export async function isPerson(env: Bindings, token: unknown, address: string | undefined): Promise<boolean> {
  if (!turnstileKey(env)) return true
  if (typeof token !== 'string' || token === '') return false
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: env.TURNSTILE_SECRET_KEY, response: token, remoteip: address }),
      signal: AbortSignal.timeout(3000),
    })
    const parsed = answer.safeParse(await response.json())
    return !parsed.success || parsed.data.success
  } catch {
    return true
  }
}
