import { rowsIn } from '@marom/tables/files'
import { expect, test } from 'vitest'
import { editionShape, lookAgain } from './editions.ts'

const line = (cells: string) => rowsIn(`named,newest,looked,source,why\n${cells}\n`, 'e.csv', editionShape)

test.each([
  ['an older edition without a reason', 'A 1,A 2,2026-11-29,a.org,'],
  ['a reason for the newest edition', 'A 1,A 1,2026-11-29,a.org,because'],
  ['a day that is none', 'A 1,A 1,November,a.org,'],
  ['no source', 'A 1,A 1,2026-11-29,,'],
])('%s stops the build with its line', (_, cells) => {
  expect(() => line(cells)).toThrow('e.csv:2')
})

const looks = [
  { named: 'A 1', looked: '2026-01-01' },
  { named: 'B 2', looked: '2026-01-03' },
]

test('a look is older than 180 days: one line names the edition and the day', () => {
  expect(lookAgain(looks, new Date('2026-07-01T00:00:00Z'))).toEqual([
    'Look for newer editions, and note the day in content/sources/editions.csv: A 1 (2026-01-01)',
  ])
})

test('all looks are younger: nothing is said', () => {
  expect(lookAgain(looks, new Date('2026-06-30T00:00:00Z'))).toEqual([])
})
