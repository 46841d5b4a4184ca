import { expect, test } from 'vitest'
import type { Bindings } from '#src/env.ts'
import { isProven, proofOf } from './receipt.ts'

const env = { RECEIPT_KEY: 'receipts', MAILCHANNELS_API_KEY: 'key' }
const reference = '7Q2K-M4XD-91TB'
const now = 1_700_000_000_000
const proof = proofOf(env, reference, now)

test('the proof of a message: holds for an hour', () => {
  expect(isProven(env, reference, proof, now + 59 * 60_000)).toBe(true)
  expect(isProven(env, reference, proof, now + 61 * 60_000)).toBe(false)
})

test.each([
  ['none', ''],
  ['of a later time', `${(now + 9e9).toString(36)}.${proof.split('.')[1]}`],
  ['cut', proof.slice(0, -1)],
  ['of another secret', proofOf({ MAILCHANNELS_API_KEY: 'other' }, reference, now)],
  ['of another message', proofOf(env, 'AAAA-BBBB-CCCC', now)],
])('a proof that is %s: proves nothing', (_kind, other) => {
  expect(isProven(env, reference, other, now)).toBe(false)
})

test('another token of the operator and another key of the mail: open receipts stay open', () => {
  const rotated: Partial<Bindings> = { ...env, MAILCHANNELS_API_KEY: 'new', OUTBOX_TOKEN: 'new' }
  expect(isProven(rotated, reference, proof, now)).toBe(true)
})

test('no key of receipts: the key of the mail signs, never the token of the operator', () => {
  const before: Partial<Bindings> = { MAILCHANNELS_API_KEY: 'key', OUTBOX_TOKEN: 'old' }
  const signed = proofOf(before, reference, now)
  const rotated: Partial<Bindings> = { ...before, OUTBOX_TOKEN: 'new' }
  expect(isProven(rotated, reference, signed, now)).toBe(true)
  expect(isProven({ MAILCHANNELS_API_KEY: 'new' }, reference, signed, now)).toBe(false)
})
