import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsText, mailLink } from './mail-link.ts'

test('of any text: a link below 2,000 characters, with all of it or nothing', () => {
  const text = fc.string({ unit: fc.constantFrom('א', 'a', ' ', '\n', '&', '😀'), maxLength: 800 })
  fc.assert(
    fc.property(text, (typed) => {
      const href = mailLink('office@lab.example', 'שלום & a', typed)
      expect(href.length).toBeLessThan(2000)
      const { pathname, searchParams } = new URL(href)
      expect([pathname, searchParams.get('subject')]).toEqual(['office@lab.example', 'שלום & a'])
      expect(searchParams.get('body')).toBe(holdsText(href) ? typed : null)
      if (typed.length < 150) expect(holdsText(href)).toBe(true)
    }),
  )
})
