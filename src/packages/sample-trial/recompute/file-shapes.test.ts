import { describe, expect, test } from 'vitest'
import { isFormsFile, isParticipantFile } from './file-shapes.ts'

const forms = {
  people: [{ subject: '101-001', site: '101', country: 'ISR', region: 'A' }],
  forms: [{ name: 'form-dm', items: ['SEX'], counts: [1], columns: [['F']] }],
}
const row = { seq: 1, values: [0], from: [0], used: 0 }
const table = { dataset: 'DM', variables: ['SEX'], same: {}, rows: [row] }
const participant = {
  ...{ entries: [table], records: [table], analysis: [table], milestones: [], values: ['F'] },
  ...{ uses: [[0]], lists: [[0, 'SEX']], readers: [], counts: {}, read: {} },
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
  ['forms', isFormsFile, forms, []],
  ['a participant', isParticipantFile, participant, ['from', 'used']],
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
