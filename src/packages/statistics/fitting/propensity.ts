import { itemAt } from '../item-at.ts'
import { sum, variance } from '../sample.ts'
import { dot, inverse, times } from '../special/linear-algebra.ts'

/** A person in a comparison without randomization. */
export interface Subject {
  covariates: readonly number[]
  isTreated: boolean
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))

/**
 * Logistic regression of treatment on an intercept and the covariates, by Newton's method.
 * Source: McCullagh P, Nelder JA. Generalized Linear Models, 2nd ed. Chapman and Hall 1989, 4.4.
 * @param subjects all with the same number of covariates, in both arms
 * @returns the intercept and a coefficient for each covariate; very large ones if the covariates
 * separate the arms
 * @throws Error if a covariate is constant or a combination of others
 */
export function treatmentModel(subjects: readonly Subject[]): number[] {
  const rows = subjects.map(({ covariates }) => [1, ...covariates])
  const indices = itemAt(rows, 0).map((_, i) => i)
  let coefficients = indices.map(() => 0)
  for (let step = 0; step < 25; step++) {
    const fitted = rows.map((row) => logistic(dot(row, coefficients)))
    const score = indices.map((i) =>
      rows.reduce(
        (sum, row, k) => sum + itemAt(row, i) * (Number(itemAt(subjects, k).isTreated) - itemAt(fitted, k)),
        0,
      ),
    )
    const information = indices.map((i) =>
      indices.map((j) =>
        rows.reduce((sum, row, k) => {
          const p = itemAt(fitted, k)
          return sum + p * (1 - p) * itemAt(row, i) * itemAt(row, j)
        }, 0),
      ),
    )
    const change = times(inverse(information), score)
    coefficients = coefficients.map((value, i) => value + itemAt(change, i))
    if (change.every((value) => Math.abs(value) < 1e-10)) break
  }
  return coefficients
}

/**
 * Divides 1 by the estimated probability of the treatment that each subject received.
 * Source: Robins JM, Hernán MA, Brumback B. Epidemiology 2000;11:550-60.
 * @returns weights of at least 1, in the order of the subjects
 * @throws Error as `treatmentModel` does
 */
export function inverseProbabilityWeights(subjects: readonly Subject[]): number[] {
  const coefficients = treatmentModel(subjects)
  return subjects.map(({ covariates, isTreated }) => {
    const probability = logistic(dot([1, ...covariates], coefficients))
    return 1 / (isTreated ? probability : 1 - probability)
  })
}

/**
 * The number of subjects without weights that would give an equally precise mean: (sum of weights)²
 * / sum of squares. Source: Kish L. Survey Sampling. Wiley 1965.
 * @param weights at least 0; NaN if all are 0 or there are none
 */
export function effectiveSampleSize(weights: readonly number[]): number {
  return sum(weights) ** 2 / dot(weights, weights)
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  return dot(values, weights) / sum(weights)
}

/**
 * The difference between the arms' weighted means of one covariate, in standard deviations. These
 * are unweighted, so that a difference does not shrink because weights increase the spread.
 * Source: Austin PC, Stuart EA. Statistics in Medicine 2015;34:3661-79.
 * @param covariate its index, from 0; RangeError if a subject does not have it
 * @param weights one for each subject; all 1 if left out
 * @returns treated minus others; NaN if an arm has fewer than two subjects
 */
export function standardizedDifference(
  subjects: readonly Subject[],
  covariate: number,
  weights: readonly number[] = subjects.map(() => 1),
): number {
  const arm = (isTreated: boolean) => {
    const places = subjects.flatMap((one, i) => (one.isTreated === isTreated ? [i] : []))
    const values = places.map((i) => itemAt(itemAt(subjects, i).covariates, covariate))
    const mean = weightedMean(
      values,
      places.map((i) => itemAt(weights, i)),
    )
    return { mean, variance: variance(values) }
  }
  const [treated, other] = [arm(true), arm(false)]
  return (treated.mean - other.mean) / Math.sqrt((treated.variance + other.variance) / 2)
}
