import { expect, test } from 'vitest'
import { readIndex } from './index-file.ts'

const facts = {
  ...{ words: 1, kinds: [0], nameEntries: [0], nameSizes: [1], firstAsked: 1, firstLacking: 1 },
  ...{ alike: [], stops: [], decisive: [] },
}
const entry = { id: 'term:power', kind: 'term', href: '/power', title: 'Power', body: 'The power.' }
const fileOf = (first: unknown, last: unknown = entry) =>
  [JSON.stringify(first), '0power', '0', '0', JSON.stringify(last)].join('\n')

test('a whole index is read', () => {
  const index = readIndex(fileOf(facts))
  expect(index.stems).toEqual(['power'])
  expect(index.entryAt(0)).toEqual(entry)
})

test.each([
  ['a page', '<!doctype html>\n<h1>Sign in</h1>\n\n\n'],
  ['JSON of somebody else', fileOf({ success: true })],
  ['without facts', fileOf(null)],
  ...Object.keys(facts).map((name) => [`without "${name}"`, fileOf({ ...facts, [name]: undefined })]),
  ['cut off', fileOf(facts).split('\n').slice(0, 3).join('\n')],
])('the file is %s: it throws', (_, file) => {
  expect(() => readIndex(file ?? '')).toThrow()
})

test.each([
  [{ ...entry, kind: 'planet' }],
  [{ ...entry, title: undefined }],
  [{ ...entry, href: 3 }],
  [null],
])('the line of an entry is %j: it throws', (line) => {
  const index = readIndex(fileOf(facts, line))
  expect(() => index.entryAt(0)).toThrow('no entry')
})
