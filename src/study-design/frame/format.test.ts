import { expect, test } from 'vitest'
import { countText, quantityText } from './format.ts'

test('a negative number: a minus sign, not a hyphen', () => {
  expect(quantityText(-0.15, { as: 'percent' })).toBe('−15.0%')
  expect(quantityText(-1.5, { as: 'decimal' })).toBe('−1.50')
  expect(quantityText(-1234, { as: 'count' })).toBe('−1,234')
  expect(countText(-3)).toBe('−3')
})
