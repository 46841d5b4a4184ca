import { designNames, designs, parametersOf } from '@marom/trial-designs'
import { callOf, isWithin, toleranceOf } from '@marom/trial-designs/benchmarks'
import { describe, expect, test } from 'vitest'
import { benchmarkText, computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()

test('each computed value is the printed one', () => {
  const wrong = rows.filter(
    ({ computed, printed, tolerance, isWithin }) =>
      !isWithin || !(Math.abs(computed - Number(printed)) <= tolerance * (1 + 1e-9)),
  )
  const said = wrong.map(
    ({ id, computed, printed, source }) => `${id}: ${computed}, not ${printed} (${source})`,
  )
  expect(said).toEqual([])
})

test('every design is held to five values at least', () => {
  for (const name of designNames)
    expect(rows.filter(({ design }) => design === name).length, name).toBeGreaterThanOrEqual(5)
})

test('the address of a row: one for each, and the one that people have cited', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]+$/)
  expect(ids).toContain('two-means-ea282a-exact-R')
  expect(ids).toContain('two-proportions-f06ce4-total-Blackwelder')
  expect(ids).toContain('function-163387-PowerTOST-help')
})

test('the inputs of a row: nothing that is initial or not read, and enough for its value', () => {
  for (const { id, design, inputs, quantity, computed } of rows) {
    if (!design) continue
    const { fields, answer } = designs[design]
    for (const field of fields) expect(inputs[field.name], id).not.toBe(field.initial)
    const again = answer(inputs)
    expect(again.isResult && again.values[quantity], id).toBe(computed)
    expect(Object.keys(parametersOf(fields, again.texts)), id).toEqual(
      expect.arrayContaining(Object.keys(inputs)),
    )
  }
})

test('a source: a program with its version, or a text', () => {
  for (const { kind, source, program } of rows) {
    expect(source).not.toMatch(/undefined|NaN/)
    if (kind === 'program') expect(source).toMatch(/^\S+ \d+\.\d[\w.-]*, \S/)
    expect(program).toBe(kind === 'program' ? source.split(', ')[0] : '')
    if (kind === 'transcription') expect(source).toMatch(/, as transcribed in \S+\/\S+, \S+ at [0-9a-f]{7}$/)
  }
})

test('a quoted call is code: no words between its parts, and nothing left out', () => {
  const calls = rows.filter(({ kind }) => kind === 'program').map(callOf)
  expect(calls.length).toBeGreaterThan(100)
  // In Markdown a backtick or a pipe would end the code.
  const isProse = (call: string) =>
    /[…`|]|\b(?!lambda)[A-Za-z]\w* [A-Za-z]/.test(call.replace(/"[^"]*"/g, '""'))
  expect(calls.filter(isProse)).toEqual([])
  for (const row of rows) if (row.kind !== 'program') expect(callOf(row)).toBe('')
})

test('no row stands twice', () => {
  const keys = rows.map(({ design, inputs, quantity, source }) =>
    JSON.stringify([design, inputs, quantity, source]),
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('a row that allows more than its digits says why', () => {
  for (const { printed, tolerance, note } of rows)
    if (tolerance > toleranceOf({ printed })) expect(note).not.toBe('')
})

test.each([
  [
    'a quantity that is not computed',
    'sd=1,exact,',
    'sd=1,exactSize,',
    'quantity: two-means computes no "exactSize"',
  ],
  [
    'inputs in another order',
    'difference=0.5&sd=1,exact,',
    'sd=1&difference=0.5,exact,',
    'inputs: write the address',
  ],
  [
    'an initial value',
    'difference=0.5&sd=1,exact,',
    'sides=2&difference=0.5&sd=1,exact,',
    'inputs: write the address',
  ],
  ['inputs without an answer', 'sd=1,exact,', 'sd=0,exact,', 'inputs: two-means refuses them: sd, '],
])('%s: the build ends with file and line', (_, from, to, message) => {
  const changed = (file: string) => {
    const text = benchmarkText(file)
    return file === 'designs/two-means/benchmarks.csv' ? text.replace(from, to) : text
  }
  expect(() => computeBenchmarks(changed)).toThrow(`designs/two-means/benchmarks.csv:2: ${message}`)
})

describe('tolerance', () => {
  test.each([
    ['64', 0.5],
    ['76.7', 0.05],
    ['0.80177', 0.000005],
    ['0.834680', 8.3468e-7],
    ['393.4067', 3.934067e-4],
    ['9.388137e-6', 9.388137e-12],
  ])('%s: %d', (printed, tolerance) => expect(toleranceOf({ printed })).toBeCloseTo(tolerance, 15))

  test('one unit of the last digit off: outside', () => {
    expect(isWithin({ printed: '76.7' }, 76.749)).toBe(true)
    expect(isWithin({ printed: '76.7' }, 76.8)).toBe(false)
    expect(isWithin({ printed: '64' }, 63)).toBe(false)
    expect(isWithin({ printed: '64' }, Number.NaN)).toBe(false)
  })
})
