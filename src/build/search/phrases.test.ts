import { describe, expect, test } from 'vitest'
import { groupsIn, listIn, namedIn } from './phrases.ts'

describe('phrases with a name', () => {
  const read = (text: string) => namedIn(text, 'a.txt')

  test('are in its line or below it; comments and empty lines are left out', () => {
    const text =
      '# What people type\n\n/#contact: fax, office hours\nterm:audit:\n  log 2:1\n\n  # More\n  map, x\n'
    expect(read(text)).toEqual([
      { name: '/#contact', phrases: ['fax', 'office hours'], at: 'a.txt:3' },
      { name: 'term:audit', phrases: ['log 2:1', 'map', 'x'], at: 'a.txt:4' },
    ])
  })

  test.each([
    ['a doubled phrase', 'a: one\nb: two, one', 'a.txt:2: "one" is at a.txt:1 too. Delete'],
    ['a doubled phrase in one line', 'a: one, one', 'a.txt:1: "one" is at a.txt:1 too. Delete'],
    ['an empty phrase', 'a: one\n  two,', 'a.txt:2: a phrase is empty. Write it'],
    ['a doubled name', 'a: one\n\na: two', 'a.txt:3: "a" is at a.txt:1 too. Write all'],
    ['a name without a phrase', 'a:\nb: one', 'a.txt:1: "a" has no phrase. Write one'],
    ['no name', 'a: one\ntwo words', 'a.txt:2: no name. Write "name: phrase, phrase"'],
    ['no space after the name', 'a:one', 'a.txt:1: no name.'],
    ['a name with a space', 'a b: one', 'a.txt:1: no name.'],
    ['more phrases of no name', '  one', 'a.txt:1: no name.'],
  ])('%s: file, line and what to do', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  test('all faults of a file at once', () => {
    expect(() => read('a: one,\nb')).toThrow(/^a\.txt:1: .+\na\.txt:2: /)
  })
})

test('groups: a phrase may be in two of them, but not twice in one', () => {
  expect(groupsIn('# Alike\nfee, price\nfee, quote of a price\n', 'a.txt')).toEqual([
    ['fee', 'price'],
    ['fee', 'quote of a price'],
  ])
  expect(() => groupsIn('fee, price, fee', 'a.txt')).toThrow('a.txt:1: "fee" is at a.txt:1 too')
  expect(() => groupsIn('fee, price\nquote', 'a.txt')).toThrow('a.txt:2: "quote" is alone')
  expect(() => groupsIn('fee,, price', 'a.txt')).toThrow('a.txt:1: a phrase is empty')
})

test('a list: each phrase once', () => {
  expect(listIn('a, the\n\nof\n', 'a.txt')).toEqual(['a', 'the', 'of'])
  expect(() => listIn('a, the\n\nthe\n', 'a.txt')).toThrow('a.txt:3: "the" is at a.txt:1 too')
})
