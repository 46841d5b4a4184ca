import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '#src/env.ts'

/** How long a receipt can be opened, in ms. */
const receiptLasts = 60 * 60 * 1000

type Secrets = Pick<Bindings, 'RECEIPT_KEY' | 'MAILCHANNELS_API_KEY'>

/** Without RECEIPT_KEY the secret that a deployed site has anyway; a developer's machine has none. */
export function secretOf({ RECEIPT_KEY, MAILCHANNELS_API_KEY }: Secrets): string {
  return RECEIPT_KEY || MAILCHANNELS_API_KEY || ''
}

/**
 * The prefix `receipt` separates this use of the secret from others. Without a secret anybody can
 * forge a signature.
 */
function signatureOf(env: Secrets, reference: string, until: string): string {
  return createHmac('sha256', secretOf(env)).update(`receipt\n${reference}\n${until}`).digest('base64url')
}

export function proofOf(env: Secrets, reference: string, now = Date.now()): string {
  const until = (now + receiptLasts).toString(36)
  return `${until}.${signatureOf(env, reference, until)}`
}

export function isProven(env: Secrets, reference: string, proof: string, now = Date.now()): boolean {
  const [until = '', given = ''] = proof.split('.')
  const expected = Buffer.from(signatureOf(env, reference, until))
  const found = Buffer.from(given)
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return false
  return Number.parseInt(until, 36) > now
}
