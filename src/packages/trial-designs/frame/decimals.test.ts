import { expect, test } from 'vitest'
import { mostDecimals, padOf } from './decimals.ts'

test('a column of numbers: each with what it lacks ends equally far behind its point', () => {
  const column = ['1,234', '−0.5', '10.02', '>99.9%', '80%']
  const most = mostDecimals(column)
  expect(most).toBe(2)
  expect(column.map((text) => padOf(text, most))).toEqual(['.00', '0', undefined, '0', '.00'])
})

test('an exponent, a sign for nothing, or a range: not padded, and not counted', () => {
  const column = ['1.234567e−7', '–', '0.3–0.9', '12']
  expect(mostDecimals(column)).toBe(0)
  expect(column.map((text) => padOf(text, 3))).toEqual([undefined, undefined, undefined, '.000'])
})
