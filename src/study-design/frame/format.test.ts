import { expect, test } from 'vitest'
import { countText, fewText, quantityText } from './format.ts'

test('a negative number: a minus sign, not a hyphen', () => {
  expect(quantityText(-0.15, { as: 'percent' })).toBe('−15.0%')
  expect(quantityText(-1.5, { as: 'decimal' })).toBe('−1.50')
  expect(quantityText(-1234, { as: 'count' })).toBe('−1,234')
  expect(countText(-3)).toBe('−3')
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
