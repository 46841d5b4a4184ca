import { expect, test } from 'vitest'
import type { GlossaryTerm } from '../types.ts'
import { termRelations } from './term-neighbors.ts'

const term = (slug: string, topic: string, see: string[] = []): GlossaryTerm => ({
  slug,
  topic,
  see,
  term: { en: slug, he: { alpha: 'ג', beta: 'ב', gamma: 'א' }[slug] ?? 'ת' },
  definition: { en: '', he: '' },
})

const slugs = (terms: readonly { slug: string }[]) => terms.map(({ slug }) => slug)

test('what the entry names, what names it, both, and the rest of what it leads to: each once', () => {
  const terms = [
    term('alpha', 'a', ['beta', 'gamma', 'delta', 'epsilon']),
    ...['beta', 'gamma', 'delta', 'epsilon', 'zeta'].map((slug) => term(slug, 'a')),
  ]
  const named = new Map([
    ['alpha', ['beta', 'gamma']],
    ['gamma', ['alpha']],
    ['delta', ['alpha']],
  ])
  const { uses, usedBy, mutual, see } = termRelations(terms, 'en', named)('alpha').neighbors
  expect([uses, mutual, usedBy, see].map(slugs)).toEqual([['beta'], ['gamma'], ['delta'], ['epsilon']])
  expect(uses[0]?.onward).toBeUndefined()
})

test('few neighbors: what they lead to, without the term, its neighbors, or one twice', () => {
  const terms = [
    term('alpha', 'a', ['beta', 'gamma']),
    term('beta', 'a', ['alpha', 'gamma', 'delta']),
    term('gamma', 'a', ['alpha', 'beta', 'delta', 'epsilon']),
    term('delta', 'a'),
    term('epsilon', 'a'),
  ]
  const { see } = termRelations(terms, 'en', new Map())('alpha').neighbors
  expect(see.map(({ onward = [] }) => slugs(onward))).toEqual([['delta'], ['epsilon']])
})

test('the place in the topic: in the alphabetical order of the language', () => {
  const terms = [term('alpha', 'a'), term('beta', 'a'), term('delta', 'b'), term('gamma', 'a')]
  const placeIn = (language: 'en' | 'he', slug: string) =>
    termRelations(terms, language, new Map())(slug).place
  expect(placeIn('en', 'beta')).toMatchObject({
    number: 2,
    count: 3,
    previous: { slug: 'alpha', title: 'alpha' },
    next: { slug: 'gamma' },
  })
  expect(placeIn('he', 'alpha')).toEqual({ number: 3, count: 3, previous: { slug: 'beta', title: 'ב' } })
  expect(placeIn('en', 'delta')).toEqual({ number: 1, count: 1 })
})
