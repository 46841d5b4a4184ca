import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type ContactMessage, fieldNames } from '#client/contact/fields.ts'

/** Crockford's base 32: without characters that people confuse on paper or on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve characters of 5 bits each, e.g. `7Q2K-M4XD-91TB`. */
function referenceOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 12), (byte) => alphabet[byte % 32]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const sha256 = (text: string) => createHash('sha256').update(text)

/** The same key always gives the same reference, even when the outbox cannot be asked. */
export function referenceFor(key: string): string {
  return referenceOf(sha256(key).digest())
}

export function randomReference(): string {
  return referenceOf(randomBytes(12))
}

/**
 * Equal for equal messages. It shows whether a request repeats another under the same key. An empty field
 * does not count: a field that the form gets later leaves the messages as they were before the deploy.
 */
export function fingerprintOf(message: ContactMessage): string {
  const filled = fieldNames.filter((name) => message[name] !== '').map((name) => [name, message[name]])
  return sha256(JSON.stringify(filled)).digest('base64url')
}

const longestKey = 200

export function isUsableKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && /^[\x21-\x7E]+$/.test(key)
}

/**
 * A code of the browser that sends this content. Without the secret nobody can try out which network
 * it was, and two messages of a browser have nothing in common.
 */
export function browserCode(
  secret: string,
  {
    network = '',
    agent = '',
    fingerprint,
  }: { network?: string | undefined; agent?: string | undefined; fingerprint: string },
): string {
  const text = `browser\n${fingerprint}\n${network}\n${agent}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 12)
}

/** No client's key may hold a space, so none can name this one. */
export function keyOfNoClient(reference: string, browser: string): string {
  return `none ${reference} ${browser}`
}

/** Undefined for the key of a client, and for one of an older release. */
export function browserOfKey(key: string): string | undefined {
  return key.split(' ')[2]
}
