import { describe, expect, test } from 'vitest'
import { isWordsFile } from './file-shapes.ts'

const words = {
  study: { titles: { 't-1': { number: '1' } }, lines: { n: 'N' }, columns: { total: 'All' }, report: ['A.'] },
  view: { title: 'What changed' },
}
/** For each field, its name and the value without it. */
function* without(value: unknown): Generator<[name: string, value: unknown]> {
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      for (const [name, one] of without(item)) yield [name, value.with(at, one)]
  else if (value instanceof Object)
    for (const [name, field] of Object.entries(value)) {
      yield [name, Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))]
      for (const [inner, one] of without(field)) yield [inner, { ...value, [name]: one }]
    }
}

const foreign = [null, '', [], {}, { success: true }]

describe.each([
  // A table need not have the line of an output, nor a page each word.
  ['words', isWordsFile, words, ['number', 't-1', 'n', 'total', 'title']],
] as const)('the file of %s', (_, isIt, file, optional) => {
  test('is taken as it is written', () => {
    expect(isIt(file)).toBe(true)
  })

  test('is refused with a field missing', () => {
    const taken = [...without(file)].filter(([, value]) => isIt(value)).map(([name]) => name)
    expect(new Set(taken)).toEqual(new Set<string>(optional))
  })

  test.each(foreign)('is refused if it is %j', (value) => {
    expect(isIt(value)).toBe(false)
  })
})
