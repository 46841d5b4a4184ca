import { afterEach, expect, test, vi } from 'vitest'
import { restorePlace } from './language-toggle.ts'

const whole = { id: 'methods', share: 0.5, below: 0, open: ['power'] }

/** A page with the section and a closed card, in a tab that holds a text. */
function open(kept: string) {
  const stored = new Map([['place', kept]])
  const card = { id: 'power', open: false }
  const scrollTo = vi.fn()
  const section = { getBoundingClientRect: () => ({ top: 700, height: 400 }) }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', {
    readyState: 'complete',
    querySelectorAll: () => [card],
    getElementById: (id: unknown) => (id === whole.id ? section : null),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('setTimeout', () => {})
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  return { stored, card, scrollTo }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a kept place: the section is where it was, its card is open, and the tab forgets it', () => {
  const { stored, card, scrollTo } = open(JSON.stringify(whole))
  expect(restorePlace()).toBe(true)
  expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'instant' })
  expect(card.open).toBe(true)
  expect(stored.size).toBe(0)
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{"id":"meth'],
  ['a text', '"methods"'],
  ['the place of an older version', JSON.stringify({ section: { ...whole }, open: [] })],
  ['no share', JSON.stringify({ ...whole, share: undefined })],
  ['a text for a number', JSON.stringify({ ...whole, below: '12px' })],
  ['a section without a name', JSON.stringify({ ...whole, id: 3 })],
  ['a text for the cards', JSON.stringify({ open: 'power' })],
])('the tab holds %s: the page stays where it is', (_, kept) => {
  const { stored, scrollTo } = open(kept)
  expect(restorePlace()).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(stored.size).toBe(0)
})
