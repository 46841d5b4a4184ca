import { readFileSync } from 'node:fs'
import { type CheckCase, type Recomputed, recompute } from '@marom/trial-designs/benchmarks'
import { expect, test } from 'vitest'
import { documentAt } from '#test/support/built-pages.ts'
import { benchmarks as rows } from './made.ts'

/** What a browser reads. */
const file = readFileSync('public/data/benchmarks/cases.json', 'utf8')

function recomputed(text: string): Recomputed[] {
  const found: Recomputed[] = []
  recompute(text, (values) => found.push(...values))
  return found
}

const built = rows.find(({ id }) => id === 'two-means-ea282a-exact-R')

/** The example, whose source prints 63.76576. */
const oneCase = (value: Partial<CheckCase['values'][number]>) =>
  JSON.stringify([
    {
      design: 'two-means',
      inputs: { difference: '0.5', sd: '1' },
      values: [
        { id: 'row', quantity: 'exact', printed: '63.76576', computed: built?.computed ?? 0, ...value },
      ],
    },
  ] satisfies CheckCase[])

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

test('the file has neither sources nor calls, and a case is in it once', () => {
  const cases: CheckCase[] = JSON.parse(file)
  const sources = new Set(rows.map(({ source }) => source))
  expect([...sources].filter((source) => file.includes(JSON.stringify(source).slice(1, -1)))).toEqual([])
  const keys = cases.map(({ design, inputs, values }) =>
    JSON.stringify([design, inputs, design ? '' : values[0]?.quantity]),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['as printed and as built', {}, { verdict: 'same', distance: 0 }],
  ['as printed, another number than the build’s', { computed: 63.7657 }, { verdict: 'agrees' }],
  ['within the tolerance that the row sets', { printed: '64', tolerance: 0.5 }, { verdict: 'same' }],
  ['outside the printed digits', { printed: '63.86576' }, { verdict: 'differs' }],
  ['a quantity that is not computed', { quantity: 'none' }, { verdict: 'differs', text: 'NaN' }],
])('%s', (_, value, expected) => {
  expect(recomputed(oneCase(value))).toEqual([
    expect.objectContaining({ id: 'row', section: 'two-means', text: '63.765764', ...expected }),
  ])
})

test('inputs that the design refuses: the value differs', () => {
  const refused = oneCase({}).replace('"sd":"1"', '"sd":"0"')
  expect(recomputed(refused)[0]?.verdict).toBe('differs')
})
