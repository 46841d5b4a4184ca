/** What is left of the weight where the sum ends. */
const negligible = 1e-9

/**
 * The mean of a value over the imbalance of a normal covariate between two randomized groups. With a
 * difference of its means, adjustment makes the standard error larger by √(1 + T² / ν), where T has a t
 * distribution. Equal steps of y, where T = √ν sinh y and the density of y is proportional to cosh⁻ᵛ y.
 * Source: Shieh G. Psychometrika 2020;85:101-20.
 * @param df ν, the degrees of freedom within the groups, a real number from 2 on
 * @param valueAt smooth; called with what the imbalance leaves of a noncentrality, from above 0 to 1
 * @returns the mean, of a power to about 1e-9, in at most 60 steps; NaN for a value that is NaN
 */
export function overImbalance(df: number, valueAt: (left: number) => number): number {
  const step = 0.95 / Math.sqrt(df + 8)
  const end = Math.acosh(negligible ** (-1 / df))
  let [sum, weights] = [valueAt(1), 1]
  for (let y = step; y < end; y += step) {
    const left = 1 / Math.cosh(y)
    const weight = 2 * left ** df
    sum += weight * valueAt(left)
    weights += weight
  }
  return sum / weights
}
