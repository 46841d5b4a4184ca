import { expect, test } from 'vitest'
import { hasTexts } from './has-texts.ts'
import { wordsIn as pathsWords } from './shown-paths.ts'

test('an object with a text of each name', () => {
  expect(hasTexts({ one: 'a', two: '' }, ['one', 'two'])).toBe(true)
})

test.each([null, 'text', 3, [], { one: 'a' }, { one: 'a', two: 2 }])('%j: not', (value) => {
  expect(hasTexts(value, ['one', 'two'])).toBe(false)
})

test('words that the page has', () => {
  expect(pathsWords('{"planned":"p","none":"n","at":"a","failed":"f"}').at).toBe('a')
})

test.each([undefined, 'null', '[]', '{"working":1}'])(
  'words of another release, %s: empty, and no error',
  (json) => {
    expect(pathsWords(json)).toEqual({ planned: '', none: '', at: '', failed: '' })
  },
)
