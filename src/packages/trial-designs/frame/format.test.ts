import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocationText, amountText, countText, fewText, quantityText } from './format.ts'

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

test('an amount and a count: as Intl writes them, whatever their digits', () => {
  const inIntl = (value: number, digits?: number) =>
    new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits }).format(value).replace('-', '−')
  const tenths = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 12 })).map(([n, power]) => n / 10 ** power)
  const value = fc.oneof(tenths, fc.double({ noNaN: true }), fc.constantFrom(0, -0, 1000, -1234.5, 1e21))
  fc.assert(
    fc.property(value, (one) => {
      expect(amountText(one)).toBe(inIntl(one, 10))
      expect(countText(one)).toBe(inIntl(Math.round(one)))
    }),
    { seed: 20261130, numRuns: 2000 },
  )
})
