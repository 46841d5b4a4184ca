import { readFileSync } from 'node:fs'
import {
  type BenchmarkRow,
  type Recomputed,
  readValues,
  recompute,
  valuesCsv,
} from '@marom/trial-designs/benchmarks'
import { expect, test } from 'vitest'
import { documentAt } from '#test/support/built-pages.ts'
import { benchmarks as rows } from './made.ts'

/** What a browser reads. */
const file = readFileSync('public/data/benchmarks/values.csv', 'utf8')

function recomputed(text: string): Recomputed[] {
  const found: Recomputed[] = []
  recompute(text, (values) => found.push(...values))
  return found
}

const built = rows.find(({ id }) => id === 'two-means-ea282a-exact-R')

/** The example, whose source prints 63.76576. */
const oneRow = (value: Partial<BenchmarkRow>) => valuesCsv(built ? [{ ...built, ...value }] : [])

test('every value that the page counts is computed, and is the number of the build', async () => {
  const found = recomputed(file)
  expect(found.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(found.filter(({ verdict }) => verdict !== 'same')).toEqual([])
  const page = await documentAt('/study-design/checks')
  const tallies = [...page.querySelectorAll<HTMLElement>('[data-tally]')]
  for (const { dataset } of tallies)
    expect(found.filter(({ section }) => section === dataset.tally)).toHaveLength(Number(dataset.values))
  expect(new Set(found.map(({ section }) => section)).size).toBe(tallies.length)
})

test('the file has the rows in their order, and neither sources nor calls', () => {
  const values = readValues(file)
  expect(values.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  const sources = new Set(rows.map(({ source }) => source))
  expect([...sources].filter((source) => file.includes(source.replaceAll('"', '""')))).toEqual([])
})

test('a case is computed once', () => {
  const cases: string[] = []
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  recompute(file, ([value]) => {
    const { design, inputs, quantity } = rowOf.get(value?.id ?? '') ?? {}
    cases.push(JSON.stringify([design, inputs, design ? '' : quantity]))
  })
  expect(new Set(cases).size).toBe(cases.length)
})

test.each([
  ['the page of another site', () => '<!doctype html><p>Sign in</p>'],
  ['nothing', () => ''],
  ['half of a line', () => file.slice(0, 100_003)],
  ['a line without its last cell', () => file.replace(/,[^,]*\r\n$/, '\r\n')],
  ['another design', () => file.replace(',two-means,', ',three-means,')],
])('%s instead of the file: an error, and no value', (_, text) => {
  const found: Recomputed[] = []
  expect(() => recompute(text(), (values) => found.push(...values))).toThrow()
  expect(found).toEqual([])
})

test.each([
  ['as printed and as built', {}, { verdict: 'same', distance: 0 }],
  ['as printed, another number than the build’s', { computed: 63.7657 }, { verdict: 'agrees' }],
  ['within the tolerance that the row sets', { printed: '64', tolerance: 0.5 }, { verdict: 'same' }],
  ['outside the printed digits', { printed: '63.86576' }, { verdict: 'differs' }],
  ['a quantity that is not computed', { quantity: 'none' }, { verdict: 'differs', text: 'NaN' }],
])('%s', (_, value, expected) => {
  expect(recomputed(oneRow(value))).toEqual([
    expect.objectContaining({ id: built?.id, section: 'two-means', text: '63.765764', ...expected }),
  ])
})

test('inputs that the design refuses: the value differs', () => {
  const refused = oneRow({ inputs: { difference: '0.5', sd: '0' } })
  expect(recomputed(refused)[0]?.verdict).toBe('differs')
})
