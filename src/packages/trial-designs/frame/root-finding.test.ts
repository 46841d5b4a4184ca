import { normalUpper } from '@marom/statistics/distributions'
import { describe, expect, test } from 'vitest'
import { sizeFor, smallestEnough, valueForChance } from './root-finding.ts'

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

describe('the value at which a probability reaches its target', () => {
  const rising = (value: number) => normalUpper(-value)

  test.each([
    ['far from the first step', 0.9, { from: -4, step: 1e-6, to: 50 }, 1.2815515655],
    ['below a step that is too long', 0.5, { from: -4, step: 1000, to: 1e6 }, 0],
    ['at the first value', 0.001, { from: -3, step: 1, to: 3 }, -3],
    ['nowhere: null', 0.999, { from: -4, step: 1, to: 3 }, null],
    ['nowhere, where it is not a number: null', 0.999, { from: Number.NaN, step: 1, to: 3 }, null],
  ])('%s', (_, target, range, expected) => {
    const found = valueForChance(rising, target, range)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(expected, 9)
  })

  test('downwards', () => {
    const found = valueForChance((value) => rising(-value), 0.9, { from: 3, step: -0.1, to: -9 })
    expect(found).toBeCloseTo(-1.2815515655, 9)
  })
})
