import { describe, expect, test } from 'vitest'
import { tCdf } from './distributions.ts'
import { noncentralTCdf } from './noncentral-t.ts'

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
    // Where the weights of the first terms vanish.
    [60, 30, 60, 0.466073702309],
  ])('P(T ≤ %d), %d degrees of freedom, noncentrality %d', (t, df, ncp, p) =>
    expect(noncentralTCdf(t, df, ncp)).toBeCloseTo(p, 10),
  )

  test('without noncentrality: Student’s distribution', () => {
    for (const t of [-3, -0.4, 0, 1.7, 12]) expect(noncentralTCdf(t, 4, 0)).toBeCloseTo(tCdf(t, 4), 12)
  })
})
