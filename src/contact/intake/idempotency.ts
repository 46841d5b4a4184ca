import { createHash, randomBytes } from 'node:crypto'
import type { ContactMessage } from './message.ts'

/**
 * Without letters and digits that are mistaken for each other on paper or on the telephone
 * (Crockford).
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve characters of 5 bits each, e.g. `7Q2K-M4XD-91TB`. */
function referenceOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 12), (byte) => alphabet[byte % 32]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const sha256 = (text: string) => createHash('sha256').update(text)

/** The same key always gives the same reference, even when the outbox could not be asked. */
export function referenceFor(key: string): string {
  return referenceOf(sha256(key).digest())
}

/** A reference that belongs to nothing. */
export function randomReference(): string {
  return referenceOf(randomBytes(12))
}

/** Equal for equal messages: tells a repeated request from another one under the same key. */
export function fingerprintOf(message: ContactMessage): string {
  const { firstName, lastName, email, company, service, message: text } = message
  return sha256(JSON.stringify([firstName, lastName, email, company, service, text])).digest('base64url')
}

const longestKey = 200

/** Whether a client's `Idempotency-Key` can be taken: visible ASCII of a sensible length. */
export function isUsableKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && /^[\x21-\x7E]+$/.test(key)
}

/**
 * The key of a message that came without one. No client's key holds a blank, so none can name it.
 */
export function keyOfNoClient(reference: string): string {
  return `none ${reference}`
}
