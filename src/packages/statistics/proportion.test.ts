import { expect, test } from 'vitest'
import { exactProportion } from './proportion.ts'

// R 4.2.2: binom.test(count, size)$conf.int
test.each([
  [7, 79, 0.03637054591, 0.17408068599],
  [0, 81, 0, 0.04452026246],
  [52, 79, 0.5429006279, 0.7612970733],
  [81, 81, 0.9554797375, 1],
  [1, 2, 0.01257911709, 0.98742088291],
])('%i of %i: the exact interval of R', (count, size, lower, upper) => {
  const found = exactProportion(count, size)
  expect(found.value).toBe(count / size)
  expect(found.lower).toBeCloseTo(lower, 9)
  expect(found.upper).toBeCloseTo(upper, 9)
})
