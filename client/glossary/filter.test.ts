import { describe, expect, test } from 'vitest'
import { fold } from '#client/ui/fold.ts'
import { filterAddress, noFilter, readFilter, type SearchableTerm, sift } from './filter.ts'

const latin = 'ABC'
const terms: SearchableTerm[] = [
  { letter: 'A', text: fold('Absolute risk The difference of two risks') },
  { letter: 'A', text: fold('Arm A group of patients') },
  { letter: 'B', text: fold('Bias A systematic RISK of error (a.b+c)') },
]

describe('sift', () => {
  test('no filter: every term is shown and counted under its letter', () => {
    expect(sift(terms, noFilter)).toEqual({ isShown: [true, true, true], shown: 3, counts: { A: 2, B: 1 } })
  })
  test('words of a definition: found, whatever their case', () => {
    expect(sift(terms, { q: 'Systematic risk', letter: null }).isShown).toEqual([false, false, true])
  })
  test('words and a letter: both must fit, while the counts follow the words alone', () => {
    const result = sift(terms, { q: 'risk', letter: 'A' })
    expect(result).toEqual({ isShown: [true, false, false], shown: 1, counts: { A: 1, B: 1 } })
  })
  test.each(['.*', '(a.b+c', '[', '\\'])('%s: taken as text, not as a pattern', (q) => {
    expect(sift(terms, { q, letter: null }).shown).toBe(q === '(a.b+c' ? 1 : 0)
  })
})

describe('readFilter', () => {
  test.each([
    [
      { q: ' risk ', letter: 'b' },
      { q: 'risk', letter: 'B' },
    ],
    [{ letter: 'Z' }, noFilter],
    [{ letter: 'AB' }, noFilter],
    [{ letter: '' }, noFilter],
    [{}, noFilter],
    [{ q: 'a\u0000b' }, { q: 'a b', letter: null }],
    [{ q: '\ud800' }, { q: '\ufffd', letter: null }],
  ])('%j is %j', (parameters, filter) => {
    expect(readFilter(parameters, latin)).toEqual(filter)
  })
  test('a final letter: the common form of it', () => {
    expect(readFilter({ letter: 'ם' }, 'אבמ').letter).toBe('מ')
  })
})

describe('filterAddress', () => {
  test.each([
    ['/key-concepts', noFilter, '/key-concepts'],
    ['/key-concepts?lang=he', noFilter, '/key-concepts?lang=he'],
    ['/key-concepts', { q: 'a&b ', letter: 'B' }, '/key-concepts?q=a%26b&letter=B'],
    ['/key-concepts?lang=he', { q: '', letter: 'א' }, '/key-concepts?lang=he&letter=%D7%90'],
  ])('%s with %j is %s', (base, filter, address) => {
    expect(filterAddress(base, filter)).toBe(address)
  })
  test('an address that was written is read back as the same filter', () => {
    const filter = { q: '<b> 50 % + ״א״', letter: 'C' }
    const { searchParams } = new URL(filterAddress('/key-concepts', filter), 'https://example.com')
    expect(readFilter(Object.fromEntries(searchParams), latin)).toEqual(filter)
  })
})
