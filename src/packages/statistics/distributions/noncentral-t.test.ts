import { describe, expect, test } from 'vitest'
import { tCdf } from './distributions.ts'
import { noncentralTCdf, noncentralTUpper } from './noncentral-t.ts'

describe('noncentral t', () => {
  // scipy.stats.nct.cdf, SciPy 1.10.1; pt() of R 4.2.2 gives the same to ten digits.
  test.each([
    [1, 1, 0.5, 0.59274773644],
    [2, 5, 1, 0.778074662616],
    [2.0244, 38, 3.1623, 0.131043806868],
    [-1.5, 10, 1, 0.00954462749424],
    [-1.5, 10, -2, 0.695214552624],
    [0, 7, 1.2, 0.115069670222],
    [1.97, 125.5, 2.8, 0.203958144773],
    [1.96, 20000, 3.3, 0.0901291493696],
    [40, 10, 35, 0.661561896018],
    [3, 1, 2, 0.524857161734],
    [1.65, 1e6, 2.5, 0.197662589277],
    [2.5, 3, 30, 0],
    // In a series the weights of the first terms would underflow here.
    [60, 30, 60, 0.466073702309],
  ])('P(T ≤ %d), %d degrees of freedom, noncentrality %d', (t, df, ncp, p) =>
    expect(noncentralTCdf(t, df, ncp)).toBeCloseTo(p, 10),
  )

  // R 4.2.2: integrate() of the definition over the logarithm of the chi distribution, in parts.
  test.each([
    [31830.99, 1, 10_000, 0.246599910453766],
    [12.7062, 1, 1000, 1],
    [100, 5, 90, 0.45775656034243],
    [63.65, 1.5, 50, 0.505371303793261],
    [1000, 20, 1200, 0.908223250792444],
    [30_000, 3, 30_000, 0.608374823214976],
  ])('P(T > %d), %d degrees of freedom, noncentrality %d', (t, df, ncp, p) =>
    expect(noncentralTUpper(t, df, ncp)).toBeCloseTo(p, 11),
  )

  test.each([1e6, 1e8, 1e12, 1e300])('noncentrality %d: at once, and certain', (ncp) => {
    expect(noncentralTUpper(2, 10, ncp)).toBeCloseTo(1, 11)
    expect(noncentralTUpper(2, 10, -ncp)).toBe(0)
  })

  test.each([
    [2, 0.5, 1],
    [Number.NaN, 3, 1],
    [2, Number.NaN, 1],
    [2, 3, Number.NaN],
    [2, 3, Number.POSITIVE_INFINITY],
  ])('outside the domain, t %d, %d degrees of freedom, noncentrality %d: NaN', (t, df, ncp) =>
    expect(noncentralTUpper(t, df, ncp)).toBeNaN(),
  )

  test('without noncentrality: Student’s distribution', () => {
    for (const t of [-3, -0.4, 0, 1.7, 12]) expect(noncentralTCdf(t, 4, 0)).toBeCloseTo(tCdf(t, 4), 12)
  })
})
