import { expect, test } from 'vitest'
import { longestQuery } from './address.ts'
import { queryAddress } from './query-address.ts'

test('a text that no address holds is left out of it, and the longest that it holds is not', () => {
  const fits = 'x'.repeat(longestQuery - 'q='.length)
  expect(queryAddress('/search?lang=he', { q: fits })).toBe(`/search?lang=he&q=${fits}`)
  expect(queryAddress('/search?lang=he', { q: `${fits}x` })).toBe('/search?lang=he')
  expect(queryAddress('/search', { q: 'א'.repeat(3000) })).toBe('/search')
})
