import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('places with room stay where they are', () => {
  expect(spread([0, 2, 7.5], 2)).toEqual([0, 2, 7.5])
  expect(spread([], 2)).toEqual([])
})

// By hand: neighbors at the least distance whose mean is that of the places.
test('places that are too near move apart around their middle', () => {
  expect(spread([5, 5], 2)).toEqual([4, 6])
  expect(spread([5, 5, 6.5], 2)).toEqual([3.5, 5.5, 7.5])
  expect(spread([1, 5, 5, 20], 2)).toEqual([1, 4, 6, 20])
})

// R: isoreg(c(1, 1.2, 1.4, 3, 3.1, 9) - 2 * 0:5)$yf + 2 * 0:5
test('agrees with isoreg of R', () => {
  const places = spread([1, 1.2, 1.4, 3, 3.1, 9], 2)
  expect(places.map((one) => one.toFixed(4))).toEqual([
    '-2.0600',
    '-0.0600',
    '1.9400',
    '3.9400',
    '5.9400',
    '9.0000',
  ])
})
