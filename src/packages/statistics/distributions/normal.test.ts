import { describe, expect, test } from 'vitest'
import { chiSquaredUpper } from './distributions.ts'
import { normalDensity, normalUpper, normalUpperQuantile } from './normal.ts'

/** R 4.2.2: pnorm(z, lower.tail = FALSE) and qnorm(p, lower.tail = FALSE). */
describe('normal tails', () => {
  test.each([
    [-3, 0.99865010196837],
    [0, 0.5],
    [0.3, 0.382088577811047],
    [0.67, 0.25142889509531],
    [0.68, 0.248252230453571],
    [1.5, 0.0668072012688581],
    [5.6, 1.07175902583109e-8],
    [5.7, 5.99037140106353e-9],
    [8, 6.22096057427178e-16],
    [20, 2.75362411860623e-89],
    [37, 5.72557122252458e-300],
  ])('P(Z > %d), relative to itself', (z, p) => expect(normalUpper(z) / p).toBeCloseTo(1, 13))

  test.each([
    [0.9, -1.2815515655446],
    [0.025, 1.95996398454005],
    [1e-5, 4.26489079392283],
    [1e-20, 9.26234008979841],
    [1e-300, 37.0470962993612],
  ])('the quantile of an upper tail of %d', (p, z) => expect(normalUpperQuantile(p)).toBeCloseTo(z, 12))

  test('both tails together: the upper tail of the chi-squared distribution; the quantile undoes the tail', () => {
    for (let z = 0; z <= 6; z += 0.11) expect(2 * normalUpper(z)).toBeCloseTo(chiSquaredUpper(z * z, 1), 13)
    for (let p = 0.01; p < 1; p += 0.07) expect(normalUpper(normalUpperQuantile(p))).toBeCloseTo(p, 13)
  })

  test('the density: the slope of the tail', () => {
    const h = 1e-5
    for (const z of [-2, 0.4, 3]) {
      expect((normalUpper(z - h) - normalUpper(z + h)) / (2 * h)).toBeCloseTo(normalDensity(z), 9)
    }
  })
})
