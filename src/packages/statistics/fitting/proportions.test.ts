import { expect, test } from 'vitest'
import { proportion, proportionDifference } from './proportions.ts'

test('56 of 70 against 48 of 80: the interval of Newcombe 1998, table II, method 10', () => {
  const { value, lower, upper } = proportionDifference([56, 70], [48, 80])
  expect(value).toBeCloseTo(0.2, 12)
  expect(lower).toBeCloseTo(0.05243147, 8) // R: prop.test(correct = FALSE) for each arm
  expect(upper).toBeCloseTo(0.33387265, 8)
})

test('no event: the interval begins at zero and has a width', () => {
  const { value, lower, upper } = proportion([0, 20])
  expect(value).toBe(0)
  expect(lower).toBeCloseTo(0, 12)
  expect(upper).toBeCloseTo(0.1611252, 6) // R: prop.test(0, 20, correct = FALSE)
})
