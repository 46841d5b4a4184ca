import { describe, expect, test } from 'vitest'
import { owensQ } from './owens-q.ts'

describe("Owen's Q", () => {
  /**
   * Defined as an integral: mpmath 30-digit quadrature. The first two are also the examples of
   * PowerTOST 1.5-7, OwensQ().
   */
  test.each([
    [10, 2.5, 5, 0, 2, 0.00000938813745481651],
    [10, -2.5, -5, 0, 2, 0.0526436292062563],
    [22, -1.717144374380242, -3.1, 0, 3.7, 0.0850263917958401],
    [2, 6.96, 3, 0, 1.5, 0.495186309288439],
    [1, 12.7, 2, 0, 0.8, 0.45100539718902],
    [200, 1.65, 2.8, 12, 15, 0.108374978315265],
  ])('%d degrees of freedom, t %d, δ %d, from %d to %d', (df, t, delta, a, b, q) => {
    expect(owensQ(df, t, delta, a, b) / q).toBeCloseTo(1, 11)
  })

  /** R 4.2.2: pt(t, df, ncp). */
  test.each([
    [2.5, 10, 5, 0.0130254451897225],
    [1.2, 1, 0.5, 0.63446087151429],
    [6.96, 2, 3, 0.819838659427902],
    [-1, 37, 1.5, 0.00662725939993203],
  ])('over all of the chi distribution: P(T ≤ %d) of the noncentral t', (t, df, delta, p) => {
    expect(owensQ(df, t, delta, 0, Number.POSITIVE_INFINITY)).toBeCloseTo(p, 11)
  })

  // mpmath. A density from ln Γ alone would lose seven digits here.
  test('a million degrees of freedom: still nine digits', () => {
    expect(owensQ(1e6, 1.64, 2.5, 0, Number.POSITIVE_INFINITY) / 0.194894567628317).toBeCloseTo(1, 8)
  })
})
