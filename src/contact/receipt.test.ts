import { expect, test } from 'vitest'
import { isProven, proofOf } from './receipt.ts'

const env = { OUTBOX_TOKEN: 'token', MAILCHANNELS_API_KEY: 'key' }
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
