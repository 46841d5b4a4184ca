import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { fingerprintOf } from './idempotency.ts'

const message = { ...eachField((name) => `a ${name}`), company: '', service: '' }

test('a field that is empty does not count, so a field that comes later changes no fingerprint', () => {
  const filled = Object.entries(message).filter(([, value]) => value !== '')
  const expected = createHash('sha256').update(JSON.stringify(filled)).digest('base64url')
  expect(fingerprintOf(message)).toBe(expected)
})

test('the same text in another field is another message', () => {
  const found = new Set(
    [
      message,
      { ...message, company: 'X' },
      { ...message, service: 'X' },
      { ...message, firstName: message.lastName },
    ].map(fingerprintOf),
  )
  expect(found.size).toBe(4)
})
