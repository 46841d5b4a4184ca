import { expect, test } from 'vitest'
import { planOf } from '../testing/simulated.ts'
import { remarksOn } from './remarks.ts'

test.each([
  ['two-means', []],
  ['two-means?dropout=10', ['analyzed']],
  ['group-sequential?unit=events', ['implied']],
  ['group-sequential?unit=participants&dropout=10', ['implied', 'analyzed']],
  ['group-sequential?unit=survival', ['byEvents']],
])('%s: %j', (query, expected) => {
  expect(remarksOn(planOf(query).plan)).toEqual(expected)
})
