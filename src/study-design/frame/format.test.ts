import { expect, test } from 'vitest'
import { allocationText, countText, fewText, quantityText } from './format.ts'

test('a negative number: a minus sign, not a hyphen', () => {
  expect(quantityText(-0.15, { as: 'percent' })).toBe('−15.0%')
  expect(quantityText(-1.5, { as: 'decimal' })).toBe('−1.50')
  expect(quantityText(-1234, { as: 'count' })).toBe('−1,234')
  expect(countText(-3)).toBe('−3')
})

test('an allocation: in small whole numbers where it has them, else to one', () => {
  const allocations = [1, 2, 0.5, 1.5, 2 / 3, 1.2, 0.05, 20, 1.37, 0.85]
  expect(allocations.map(allocationText)).toEqual([
    ...['1:1', '2:1', '1:2', '3:2', '2:3', '6:5', '1:20', '20:1', '1.37:1', '0.85:1'],
  ])
})

test('a count below the limit of a warning: not printed as the limit, and no "1 events"', () => {
  expect([9.97, 4.996, 1, 0.53, 0.042].map((count) => fewText(count))).toEqual([
    '9.9',
    '4.9',
    '1.0',
    '0.5',
    '0.04',
  ])
})
