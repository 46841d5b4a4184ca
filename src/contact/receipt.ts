import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '#src/env.ts'

/** How long the receipt of a message can be opened, in ms. */
const receiptLasts = 60 * 60 * 1000

type Secrets = Pick<Bindings, 'OUTBOX_TOKEN' | 'MAILCHANNELS_API_KEY'>

/**
 * Signs under a secret that a deployed site has anyway; its purpose stands in what is signed. A
 * machine without any secret signs too, but proves nothing.
 */
function signatureOf(env: Secrets, reference: string, until: string): string {
  const secret = env.OUTBOX_TOKEN || env.MAILCHANNELS_API_KEY || ''
  return createHmac('sha256', secret).update(`receipt\n${reference}\n${until}`).digest('base64url')
}

/** What proves, in the address of a receipt, that this message was sent a moment ago. */
export function proofOf(env: Secrets, reference: string, now = Date.now()): string {
  const until = (now + receiptLasts).toString(36)
  return `${until}.${signatureOf(env, reference, until)}`
}

/** Whether a proof is ours, of this reference, and not too old. */
export function isProven(env: Secrets, reference: string, proof: string, now = Date.now()): boolean {
  const [until = '', given = ''] = proof.split('.')
  const expected = Buffer.from(signatureOf(env, reference, until))
  const found = Buffer.from(given)
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return false
  return Number.parseInt(until, 36) > now
}
