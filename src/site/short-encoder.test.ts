import { seededRandom } from '@marom/statistics'
import { expect, test } from 'vitest'
import { ShortEncoder } from './short-encoder.ts'

const letters = ['a', 'Z', '0', ' ', '"', '&', '\u007f', '\u0080', 'é', 'ש', '−', '😀', '\ud800']

test('the bytes are those of TextEncoder, and stay so', () => {
  const random = seededRandom(35)
  const letter = (kinds: number) => letters[Math.floor(random() * kinds)] ?? ''
  const texts = Array.from({ length: 5000 }, () =>
    // Half of the texts have only ASCII letters; a few are long.
    Array.from({ length: Math.floor(random() * 60) }, () => letter(random() < 0.99 ? 7 : 13)).join(''),
  )
  const encoder = new ShortEncoder()
  const encoded = texts.map((text) => encoder.encode(text))
  const real = new TextEncoder()
  expect(encoded.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(
    texts.map((text) => Buffer.from(real.encode(text)).toString('hex')),
  )
  expect(encoder.encode()).toHaveLength(0)
})
