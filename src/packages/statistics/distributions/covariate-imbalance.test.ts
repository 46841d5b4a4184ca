import { describe, expect, test } from 'vitest'
import { overImbalance } from './covariate-imbalance.ts'

// E(1 / (1 + T² / ν)) is the mean of a beta distribution, ν / (ν + 1); its root is Γ(½(ν + 1))² / (Γ(½ν) Γ(½ν + 1)).
describe.each([
  [2, 2 / 3, Math.PI / 4],
  [4, 4 / 5, (9 * Math.PI) / 32],
  [6, 6 / 7, (75 * Math.PI) / 256],
])('with %d degrees of freedom', (df, square, mean) => {
  test('the mean share of the information is that of a beta distribution', () => {
    expect(overImbalance(df, (left) => left * left)).toBeCloseTo(square, 9)
    expect(overImbalance(df, (left) => left)).toBeCloseTo(mean, 9)
  })
})

test('of a constant it is the constant, and with many participants nothing is lost', () => {
  expect(overImbalance(2.5, () => 0.3)).toBeCloseTo(0.3, 12)
  expect(overImbalance(1e6, (left) => left)).toBeCloseTo(1 - 0.5e-6, 9)
})

test('the same for any number of degrees of freedom, in few steps', () => {
  for (const df of [2, 3.3, 10, 40, 126, 1e4, 1e6]) {
    let steps = 0
    const mean = overImbalance(df, (left) => {
      steps += 1
      return left * left
    })
    expect(mean).toBeCloseTo(df / (df + 1), 9)
    expect(steps).toBeLessThan(40)
  }
  expect(overImbalance(10, () => Number.NaN)).toBeNaN()
})
