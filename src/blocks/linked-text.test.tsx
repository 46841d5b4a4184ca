import { expect, test } from 'vitest'
import { only, select, textOf } from '#test/support/html.ts'
import { rendered } from '#test/support/rendered.tsx'
import { LinkedText } from './linked-text.tsx'

const written = (text: string) => rendered(<LinkedText>{text}</LinkedText>, 'he')

test('a page by its name: its address in the language of the page, with the anchor', () => {
  const text = written('א [ב](home#contact), ג')
  expect(textOf(text)).toBe('א ב, ג')
  expect(textOf(only(text, 'a'))).toBe('ב')
  expect(only(text, 'a').getAttribute('href')).toBe('/?lang=he#contact')
})

test.each(['#known-limits', '/robots.txt'])('%s: as it is', (target) => {
  const link = only(written(`[ב](${target})`), 'a')
  expect([link.getAttribute('href'), textOf(link)]).toEqual([target, 'ב'])
})

test('brackets that are no link stay', () => {
  const text = written('א [ב] (ג)')
  expect([textOf(text), select(text, '*')]).toEqual(['א [ב] (ג)', []])
})

test.each(['cookies', 'blog-post'])('a link to "%s", which is no page: refused', (target) => {
  expect(() => written(`[ב](${target})`)).toThrow('is no page')
})
