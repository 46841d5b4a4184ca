import { expect, test } from 'vitest'
import { sizeFor, smallestEnough } from './root-finding.ts'

test.each([
  ['a quantity linear in the root', (size: number) => Math.sqrt(size), 30, 900],
  ['one that is enough from the start', () => 5, 1, 2],
  ['one that is never enough', () => 0, 1, Number.POSITIVE_INFINITY],
  ['one that is not a number', () => Number.NaN, 1, Number.NaN],
  ['one that is a number only below 10', (size: number) => (size < 10 ? -1 : Number.NaN), 1, Number.NaN],
])('the size of %s', (_, quantityAt, target, expected) => {
  const size = sizeFor(quantityAt, target, 2)
  if (Number.isFinite(expected)) expect(size).toBeCloseTo(expected, 6)
  else expect(size).toBe(expected)
})

test.each([1, 2, 37, 999, 1000])('the smallest whole number that is enough, from any guess: %d', (least) => {
  for (const guess of [1, 36, 40, 1000, 5000])
    expect(smallestEnough((whole) => whole >= least, { lowest: 1, most: 1000, guess })).toBe(least)
})

test('no whole number is enough: infinite', () => {
  expect(smallestEnough(() => false, { lowest: 1, most: 1000, guess: 10 })).toBe(Number.POSITIVE_INFINITY)
})
