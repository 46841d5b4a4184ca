import { binomialDensity, normalQuantile } from '@marom/statistics/distributions'
import { constrainedProportions } from '@marom/statistics/fitting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../testing/states.ts'
import { exactChance, type ZTest } from './exact-chance.ts'

interface Both {
  first: number
  second: number
}

const zTest = (nullDifference: number, side: 1 | -1, more: Partial<ZTest> = {}): ZTest => ({
  nullDifference,
  side,
  critical: normalQuantile(0.975),
  isConstrained: true,
  correction: 0,
  ...more,
})

// SciPy 1.17.1: the sum of binom.pmf over all pairs that the test rejects, with the constrained
// proportions by minimize_scalar.
describe('the chance that all tests reject, beside SciPy', () => {
  test.each<[string, ZTest[], Both, Both, number]>([
    ['pooled', [zTest(0, -1)], { first: 49, second: 49 }, { first: 0.05, second: 0.25 }, 0.8471155212911528],
    [
      'pooled, 352 and 118',
      [zTest(0, -1)],
      { first: 352, second: 118 },
      { first: 0.01, second: 0.06 },
      0.8457022467407863,
    ],
    [
      'non-inferiority at 1 %',
      [zTest(-0.2, 1, { critical: normalQuantile(0.95) })],
      { first: 16, second: 16 },
      { first: 0.01, second: 0.01 },
      0.8719038720966382,
    ],
    [
      'superiority by a margin, below',
      [zTest(-0.1, -1)],
      { first: 90, second: 90 },
      { first: 0.05, second: 0.3 },
      0.8116837907755728,
    ],
    [
      'equivalence',
      [zTest(-0.3, 1), zTest(0.3, -1)],
      { first: 40, second: 40 },
      { first: 0.6, second: 0.6 },
      0.590638965057361,
    ],
    [
      'corrected',
      [zTest(0, 1, { correction: (1 / 30 + 1 / 15) / 2 })],
      { first: 30, second: 15 },
      { first: 0.6, second: 0.4 },
      0.1678579810574029,
    ],
    [
      'unpooled, under the hypothesis',
      [zTest(-0.1, 1, { isConstrained: false })],
      { first: 100, second: 100 },
      { first: 0.87, second: 0.97 },
      0.0358898433145169,
    ],
  ])('%s', (_, tests, sizes, proportions, expected) => {
    expect(exactChance(tests, sizes, proportions)).toBeCloseTo(expected, 8)
  })
})

function bySumOfAllPairs(tests: readonly ZTest[], sizes: Both, proportions: Both): number {
  let sum = 0
  for (let x = 0; x <= sizes.first; x++)
    for (let y = 0; y <= sizes.second; y++) {
      const seen = { first: x / sizes.first, second: y / sizes.second }
      const isRejected = tests.every(({ nullDifference, side, critical, isConstrained }) => {
        const ratio = sizes.second / sizes.first
        const used = isConstrained
          ? constrainedProportions(seen.first, seen.second, ratio, nullDifference)
          : seen
        const variance =
          (used.first * (1 - used.first)) / sizes.first + (used.second * (1 - used.second)) / sizes.second
        const distance = side * (seen.first - seen.second - nullDifference)
        return distance > 1e-12 && distance >= critical * Math.sqrt(Math.max(0, variance)) - 1e-12
      })
      if (isRejected)
        sum +=
          binomialDensity(x, sizes.first, proportions.first) *
          binomialDensity(y, sizes.second, proportions.second)
    }
  return sum
}

test('random tests: the same as the sum over all pairs, so that a limit that only rises is enough', () => {
  const size = fc.integer({ min: 1, max: 30 })
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
  const difference = fc.double({ min: -0.5, max: 0.5, noNaN: true })
  const level = fc.double({ min: 0.001, max: 0.3, noNaN: true })
  fc.assert(
    fc.property(size, size, share, share, difference, level, fc.nat(2), fc.boolean(), (...drawn) => {
      const [first, second, p1, p2, margin, alpha, kind, isConstrained] = drawn
      const more = { critical: normalQuantile(1 - alpha), isConstrained }
      const width = Math.abs(margin)
      const tests =
        kind === 2
          ? [zTest(-width, 1, more), zTest(width, -1, more)]
          : [zTest(margin, kind === 0 ? 1 : -1, more)]
      const [sizes, proportions] = [
        { first, second },
        { first: p1, second: p2 },
      ]
      const expected = bySumOfAllPairs(tests, sizes, proportions)
      expect(exactChance(tests, sizes, proportions)).toBeCloseTo(expected, 7)
    }),
    seeded,
  )
})

test('more counts than a page can afford: no answer', () => {
  const half = { first: 0.5, second: 0.5 }
  expect(exactChance([zTest(0, 1)], { first: 3000, second: 3000 }, half)).toBeDefined()
  expect(exactChance([zTest(0, 1)], { first: 500_000, second: 500_000 }, half)).toBeUndefined()
})
