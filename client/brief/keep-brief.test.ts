import { afterEach, expect, test, vi } from 'vitest'
import { keepBrief } from './keep-brief.ts'

/** @returns where an empty brief page leads to, in a tab that holds a text */
function ledTo(kept: string): string[] {
  const addresses: string[] = []
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'brief' ? kept : null) })
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset: {} }),
    querySelectorAll: () => [],
    addEventListener: () => {},
  })
  vi.stubGlobal('location', {
    href: 'https://site.example/brief',
    search: '',
    replace: (address: URL) => addresses.push(address.search),
  })
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  keepBrief()
  return addresses
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the tab holds a brief: the empty page becomes this brief', () => {
  expect(ledTo('"phase=2"')).toEqual(['?phase=2'])
})

test.each([['{"phase":"2"}'], ['["phase=2"]'], ['true'], ['phase=2']])(
  'the tab holds %s: the page stays',
  (kept) => {
    expect(ledTo(kept)).toEqual([])
  },
)
