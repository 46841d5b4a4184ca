import { describe, expect, test } from 'vitest'
import { fold } from '#client/text/fold.ts'
import { filterAddress, noFilter, readFilter, type SearchableTerm, sift, type TermOrder } from './filter.ts'

const letters: TermOrder = { by: 'letter', groups: { A: 'A', B: 'B', C: 'C' } }
const topics: TermOrder = { by: 'topic', groups: { safety: 'Safety', 'missing-data': 'Missing data' } }
const terms: SearchableTerm[] = [
  { group: 'A', text: fold('Absolute risk The difference of two risks') },
  { group: 'A', text: fold('Arm A group of patients') },
  { group: 'B', text: fold('Bias A systematic RISK of error (a.b+c)') },
]

describe('sift', () => {
  test('no filter: every term is shown and counted under its letter', () => {
    expect(sift(terms, noFilter)).toEqual({ isShown: [true, true, true], shown: 3, counts: { A: 2, B: 1 } })
  })
  test('words of a definition: found, whatever their case', () => {
    expect(sift(terms, { ...noFilter, q: 'Systematic risk' }).isShown).toEqual([false, false, true])
  })
  test.each(['letter', 'topic'])(
    'words and a %s: both must fit, while the counts follow the words alone',
    (by) => {
      const result = sift(terms, { ...noFilter, q: 'risk', [by]: 'A' })
      expect(result).toEqual({ isShown: [true, false, false], shown: 1, counts: { A: 1, B: 1 } })
    },
  )
  test.each(['.*', '(a.b+c', '[', '\\'])('%s: taken as text, not as a pattern', (q) => {
    expect(sift(terms, { ...noFilter, q }).shown).toBe(q === '(a.b+c' ? 1 : 0)
  })
})

describe('readFilter', () => {
  test.each([
    [letters, { q: ' risk ', letter: 'b' }, { q: 'risk', letter: 'B' }],
    [letters, { letter: 'Z' }, {}],
    [letters, { letter: 'AB' }, {}],
    [letters, { letter: '' }, {}],
    [letters, { topic: 'safety' }, {}],
    [letters, { letter: 'toString' }, {}],
    [letters, {}, {}],
    [letters, { q: 'a\u0000b' }, { q: 'a b' }],
    [letters, { q: '\ud800' }, { q: '\ufffd' }],
    [topics, { q: 'risk', topic: 'safety' }, { q: 'risk', topic: 'safety' }],
    [topics, { topic: 'toString' }, {}],
    [topics, { letter: 'A' }, {}],
  ])('by %j, %j is %j', (order, parameters, filter) => {
    expect(readFilter(parameters, order)).toEqual({ ...noFilter, ...filter })
  })
  test('a final letter: the common form of it', () => {
    expect(readFilter({ letter: 'ם' }, { by: 'letter', groups: { מ: 'מ' } }).letter).toBe('מ')
  })
})

describe('filterAddress', () => {
  test.each([
    ['/key-concepts', {}, '/key-concepts'],
    ['/key-concepts?lang=he', {}, '/key-concepts?lang=he'],
    ['/key-concepts', { q: 'a&b ', letter: 'B' }, '/key-concepts?q=a%26b&letter=B'],
    ['/key-concepts?lang=he', { letter: 'א' }, '/key-concepts?lang=he&letter=%D7%90'],
    ['/key-concepts?by=topic', { q: 'a', topic: 'safety' }, '/key-concepts?by=topic&q=a&topic=safety'],
  ])('%s with %j is %s', (base, filter, address) => {
    expect(filterAddress(base, { ...noFilter, ...filter })).toBe(address)
  })
  test.each([
    [letters, { ...noFilter, q: '<b> 50 % + ״א״', letter: 'C' }],
    [topics, { ...noFilter, q: '&', topic: 'missing-data' }],
  ])('an address that was written is read back as the same filter (%j)', (order, filter) => {
    const { searchParams } = new URL(filterAddress('/key-concepts', filter), 'https://example.com')
    expect(readFilter(Object.fromEntries(searchParams), order)).toEqual(filter)
  })
})
