import { expect, test } from 'vitest'
import { hasTexts } from './has-texts.ts'
import { wordsIn as pathsWords } from './shown-paths.ts'
import { wordsIn as simulationWords } from './shown-simulation.ts'

test('an object with a text of each name', () => {
  expect(hasTexts({ one: 'a', two: '' }, ['one', 'two'])).toBe(true)
})

test.each([null, 'text', 3, [], { one: 'a' }, { one: 'a', two: 2 }])('%j: not', (value) => {
  expect(hasTexts(value, ['one', 'two'])).toBe(false)
})

const sentences = { working: 'w', stopped: 's', finished: 'f', failed: 'x', formula: 'y' }

test('words that the page has', () => {
  const words = { ...sentences, names: { power: 'Power' } }
  expect(simulationWords(JSON.stringify(words))).toEqual(words)
  expect(pathsWords('{"planned":"p","none":"n","at":"a","failed":"f"}').at).toBe('a')
})

test.each([undefined, 'null', '[]', '{"working":1}', JSON.stringify(sentences)])(
  'words of another release, %s: empty, and no error',
  (json) => {
    expect(simulationWords(json)).toMatchObject({ working: '', names: {} })
    expect(pathsWords(json)).toEqual({ planned: '', none: '', at: '', failed: '' })
  },
)
