import { afterEach, expect, test, vi } from 'vitest'
import { showBriefCount } from './show-count.ts'

function shownFor(kept: string | null) {
  const link = { hidden: true, textContent: '', dataset: { briefCount: 'Brief' } }
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  vi.stubGlobal('document', { querySelectorAll: () => [link], addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  showBriefCount()
  return link
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a brief with two entries: the link says so', () => {
  expect(shownFor('"phase=2&service=stats"')).toMatchObject({ hidden: false, textContent: 'Brief (2)' })
})

test.each([
  ['nothing', null],
  ['no JSON', 'phase=2'],
  ['the entries of another version', '{"phase":"2","service":"stats"}'],
  ['a list', '[["phase","2"]]'],
])('the tab holds %s: the link is hidden', (_, kept) => {
  expect(shownFor(kept).hidden).toBe(true)
})
