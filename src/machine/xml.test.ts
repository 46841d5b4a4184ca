import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseXml } from '#test/support/xml.ts'
import { element, xmlText } from './xml.ts'

const document = (content: string, attribute = '') =>
  parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${element('a', { b: attribute }, xmlText(content))}\n`)

test('any text: read back from an element and from an attribute as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: content, attributes } = document(text, text)
      expect([content, attributes.b]).toEqual([text, text])
    }),
  )
})

test('characters that XML forbids: left out', () => {
  expect(document('a\u0000b\u000bc\ud800d\uffffe').text).toBe('abcde')
})

test.each(['<a><b></a>', '<a>', '<a b="1" b="2"/>', '<a>&nbsp;</a>', '<a/><a/>', '<a/>x', '<a b=1/>'])(
  '%s: the reader of the tests refuses it',
  (xml) => {
    expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)).toThrow()
  },
)
