import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'

test('quantile: as quantile(c(2, 9, 4, 7, 1, 5), p) in R 4.2.2; NaN outside 0 to 1 and for no values', () => {
  const values = [2, 9, 4, 7, 1, 5]
  const expected = [1, 2.5, 4.5, 6.5, 8, 9]
  expect([0, 0.25, 0.5, 0.75, 0.9, 1].map((p) => quantile(values, p))).toEqual(expected)
  expect([-0.1, 1.1].map((p) => quantile(values, p))).toEqual([Number.NaN, Number.NaN])
  expect(quantile([], 0.5)).toBeNaN()
})
