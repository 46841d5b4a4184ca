/** The weight times what the imbalance leaves, where the sum ends. */
const negligible = 3e-10

/**
 * The mean of a value over the imbalance of a normal covariate between two randomized groups. With a
 * difference of its means, adjustment makes the standard error larger by √(1 + T² / ν), where T has a t
 * distribution. Equal steps of y, where T = √ν sinh y and the density of y is proportional to cosh⁻ᵛ y.
 * Source: Shieh G. Psychometrika 2020;85:101-20.
 * @param df ν, the degrees of freedom within the groups, a real number from 2 on
 * @param valueAt smooth; called with what the imbalance leaves of a noncentrality, from above 0 to 1
 * @returns the mean, of a power to about 1e-9, in at most 40 steps; NaN for a value that is NaN
 */
export function overImbalance(df: number, valueAt: (left: number) => number): number {
  const step = 0.95 / Math.sqrt(df + 8)
  const end = Math.acosh(negligible ** (-1 / (df + 1)))
  let [value, weight] = [valueAt(1), 1]
  let [sum, weights] = [value, weight]
  for (let y = step; y < end; y += step) {
    const left = 1 / Math.cosh(y)
    weight = 2 * left ** df
    value = valueAt(left)
    sum += weight * value
    weights += weight
  }
  // Of the steps beyond the end: the value hardly changes, and each weighs e^(ν step) times less.
  const beyond = weight / Math.expm1(df * step)
  return (sum + beyond * value) / (weights + beyond)
}
