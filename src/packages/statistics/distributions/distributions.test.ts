import { describe, expect, test } from 'vitest'
import { z975 } from '../interval.ts'
import { inverse } from '../special/linear-algebra.ts'
import { betaLower, digamma, gammaUpper, lnGamma } from '../special/special-functions.ts'
import { betaQuantile, chiSquaredUpper, tCdf, tQuantile } from './distributions.ts'
import { normalQuantile, normalUpper } from './normal.ts'

/**
 * Values as tabulated in Abramowitz and Stegun, Handbook of Mathematical Functions, chapters 6 and
 * 26, or exact.
 */
describe('distribution functions', () => {
  test.each([
    [0, 0.5],
    [1, 0.841344746],
    [1.96, 0.975002105],
    [-2.5, 0.006209665],
    [4, 0.999968329],
  ])('normal, P(Z ≤ %d)', (z, p) => expect(normalUpper(-z)).toBeCloseTo(p, 8))

  test.each([
    [0.975, 1.959963985],
    [0.9, 1.281551566],
    [0.05, -1.644853627],
  ])('normal, quantile of %d', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 8))

  test('normal, the quantile that every interval uses: as computed', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(z975, 12)
  })

  test.each([
    [3.841459, 1, 0.05],
    [6.634897, 1, 0.01],
    [11.070498, 5, 0.05],
    [18.307038, 10, 0.05],
    [2, 2, Math.exp(-1)],
  ])('chi-squared, P(X > %d) with %i degrees of freedom', (x, df, p) =>
    expect(chiSquaredUpper(x, df)).toBeCloseTo(p, 7),
  )

  test.each([
    [0.975, 1, 12.7062],
    [0.975, 4, 2.776445],
    [0.975, 10, 2.228139],
    [0.95, 30, 1.697261],
    [0.025, 120, -1.97993],
  ])('t, quantile of %d with %i degrees of freedom', (p, df, t) => expect(tQuantile(p, df)).toBeCloseTo(t, 5))

  // R 4.2.2, qt(p, df): far out, few and many degrees of freedom, on both sides of the middle.
  test.each([
    [0.99999, 1, 31830.988608051954],
    [0.9995, 2, 31.599054576445],
    [0.001, 3, -10.214531852407],
    [0.6, 4.5, 0.268751835542],
    [0.95, 1e6, 1.644855150722],
    [0.999995, 1, 63661.9772311],
    [0.9999, 1.5, 242.264098847],
    [0.00001, 2.3, -120.95347002],
    [0.5001, 1, 0.000314159275695],
  ])('t, quantile of %d with %d degrees of freedom: to nine digits', (p, df, t) =>
    expect(tQuantile(p, df) / t).toBeCloseTo(1, 8),
  )

  // R 4.2.2: qbeta(p, 30, 12.5). With shapes 1 and 1 the distribution is uniform.
  test.each([
    [0.025, 30, 12.5, 0.5622294],
    [0.5, 30, 12.5, 0.70913804],
    [0.975, 30, 12.5, 0.83119322],
    [0.2, 1, 1, 0.2],
  ])('beta, quantile of %d with shapes %d and %d', (p, a, b, x) =>
    expect(betaQuantile(p, a, b)).toBeCloseTo(x, 7),
  )

  // 1/2 + arctan(t) / pi for one degree of freedom, 1/2 + t / (2 sqrt(2 + t^2)) for two.
  test('t, closed forms for one and two degrees of freedom', () => {
    expect(tCdf(1, 1)).toBeCloseTo(0.75, 12)
    expect(tCdf(-3, 1)).toBeCloseTo(0.5 - Math.atan(3) / Math.PI, 12)
    expect(tCdf(1.5, 2)).toBeCloseTo(0.5 + 1.5 / (2 * Math.sqrt(4.25)), 12)
  })

  test('ln gamma: factorials, and the root of pi at one half', () => {
    expect(lnGamma(11)).toBeCloseTo(Math.log(3628800), 11)
    expect(lnGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12)
  })
})

describe('inverse of a matrix', () => {
  test('times the matrix: the identity', () => {
    expect(
      inverse([
        [4, 2],
        [2, 3],
      ]),
    ).toEqual([
      [0.375, -0.25],
      [-0.25, 0.5],
    ])
  })

  test('rows that depend on each other: refused', () => {
    expect(() =>
      inverse([
        [1, 2],
        [2, 4],
      ]),
    ).toThrow('no inverse')
  })
})

// R 4.2.2: digamma().
test.each([
  [0.5, -1.963510026021423],
  [1, -0.577215664901532],
  [3.7, 1.167153539361511],
  [10, 2.251752589066721],
  [1234.5, 7.118016231827998],
])('ψ(%d)', (x, value) => expect(digamma(x)).toBeCloseTo(value, 12))

test('outside their domains, and where their terms do not suffice: NaN', () => {
  for (const p of [0, 1, -0.1, 1.1, Number.NaN]) {
    expect(normalQuantile(p)).toBeNaN()
    expect(tQuantile(p, 5)).toBeNaN()
  }
  expect(tQuantile(0.9, 0)).toBeNaN()
  expect(digamma(0)).toBeNaN()
  expect(betaLower(0.5, 0, 1)).toBeNaN()
  expect(betaLower(0.5, 1, Number.NaN)).toBeNaN()
  expect(gammaUpper(0, 1)).toBeNaN()
  expect(gammaUpper(1e6, 1e6)).toBeNaN()
})
