import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiAddress, cleanAddress } from '#client/text/clean-address.ts'
import { withoutMarks } from '#client/text/without-marks.ts'
import { carried, hebrewAddress, wrapped } from '#test/support/pasted-addresses.ts'
import { isAddress, storedAddress } from './address.ts'
import { cleanName } from './intake/message.ts'

const address = "dana.o'neil+trial@lab-1.example"

describe.each(Object.entries(carried))('%s', (_, mark) => {
  test('before, inside and after an address: gone', () => {
    for (const plain of [address, hebrewAddress.typed])
      for (const at of [0, 2, plain.indexOf('@'), plain.indexOf('@') + 3, plain.length])
        expect(cleanAddress(plain.slice(0, at) + mark + plain.slice(at))).toBe(plain)
  })

  test('around and inside a name: gone, or the usual space', () => {
    for (const name of ['Dana', 'דנה']) {
      expect(cleanName(mark + name + mark)).toBe(name)
      expect(cleanName(name + mark + name).replace(' ', '')).toBe(name + name)
    }
  })
})

test.each(wrapped)('%s: the address in it', (text, plain) => {
  expect(cleanAddress(text)).toBe(plain)
})

test.each([
  'dana@',
  'dana',
  'dana@lab.example, omer@lab.example',
  'Dana <dana@lab.example>, Omer <omer@lab.example>',
  'Dana dana@lab.example',
  'a@b.co\nBcc: c@d.co',
])('%j is not one address: stays as it is', (text) => {
  expect(cleanAddress(text)).toBe(text)
})

test('a joiner that Persian needs: stays; before a Hebrew or Latin letter: gone', () => {
  expect(withoutMarks('علی\u200Cرضا ד\u200Dנה D\u200Cana')).toBe('علی\u200Cرضا דנה Dana')
})

describe('a domain', () => {
  test.each([
    [hebrewAddress.typed, hebrewAddress.ascii],
    ['dana@müller.example', 'dana@xn--mller-kva.example'],
    ['dana@דוגמה。ישראל', hebrewAddress.ascii],
  ])('%s: in ASCII', (typed, ascii) => {
    expect(asciiAddress(typed)).toBe(ascii)
    expect(isAddress(ascii)).toBe(true)
  })

  test.each([
    'Dana@LAB.example',
    'dana@דוגמה.ישראל/x',
    'dana@דוגמה.ישראל:81',
    'dana@דוגמה.ישראל?x',
    'dana@דוגמה.ישראל#x',
    'dana@דוגמה ישראל',
    'דוגמה.ישראל',
  ])('%s: stays as it is', (text) => {
    expect(asciiAddress(text)).toBe(text)
  })

  test('that is a number in other digits: refused', () => {
    expect(isAddress(storedAddress('dana@１２７.0.0.1'))).toBe(false)
  })
})

describe('of any text', () => {
  const sign = fc.oneof(
    fc.constantFrom(...Object.values(carried), ...'<>"\'`,;.:?@()', 'mailto:', 'א', 'a', '1'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  )
  const text = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''))

  test('cleaning again changes nothing', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const clean of [cleanAddress, asciiAddress, withoutMarks, cleanName])
          expect(clean(clean(given))).toBe(clean(given))
      }),
      { numRuns: 2000 },
    )
  })

  test('a plain address does not change, whatever is pasted around it', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(...wrapped.map(([around]) => around)),
        (plain, around) => {
          // In a link, `?` ends the address.
          fc.pre(isAddress(plain) && !plain.includes('?'))
          expect(storedAddress(plain)).toBe(plain)
          expect(storedAddress(around.replace(/dana@.*(?:example|ישראל)/, () => plain))).toBe(plain)
        },
      ),
    )
  })

  test.each(['<', '@', '.', 'mailto:', '_@', "'@'", '\u200B', '\u200C', '\u00A0', 'א@'])(
    '%j a hundred thousand times: cleaned in an instant',
    (part) => {
      const long = part.repeat(100_000)
      const start = performance.now()
      for (const clean of [storedAddress, cleanName]) clean(long)
      storedAddress(long.slice(0, 1000))
      expect(performance.now() - start).toBeLessThan(500)
    },
  )
})
