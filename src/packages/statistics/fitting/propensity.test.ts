import { describe, expect, test } from 'vitest'
import {
  effectiveSampleSize,
  inverseProbabilityWeights,
  type Subject,
  standardizedDifference,
  treatmentModel,
} from './propensity.ts'

const group = (count: number, value: number, isTreated: boolean): Subject[] =>
  Array.from({ length: count }, () => ({ covariates: [value], isTreated }))

// Treated: 12 of 20 with the covariate, 5 of 20 without it.
const fourfold = [...group(12, 1, true), ...group(8, 1, false), ...group(5, 0, true), ...group(15, 0, false)]

describe('logistic regression of treatment', () => {
  test('a fourfold table, by hand: ln(5/15) = -1.0986 and ln((12/8) / (5/15)) = 1.5041', () => {
    const [intercept, slope] = treatmentModel(fourfold)
    expect(intercept).toBeCloseTo(-1.0986, 4)
    expect(slope).toBeCloseTo(1.5041, 4)
  })
})

describe('weights by inverse probability', () => {
  test('the fourfold table: 20/12, 20/8, 20/5 and 20/15', () => {
    const weights = inverseProbabilityWeights(fourfold)
    expect([weights[0], weights[12], weights[20], weights[25]].map((w) => w?.toFixed(4))).toEqual([
      '1.6667',
      '2.5000',
      '4.0000',
      '1.3333',
    ])
  })

  test('a covariate that the model holds as it is: no difference is left', () => {
    expect(standardizedDifference(fourfold, 0, inverseProbabilityWeights(fourfold))).toBeCloseTo(0, 8)
  })
})

describe('effective sample size', () => {
  test('weights 1, 2 and 3, by hand: 36 / 14; equal weights: as many as there are', () => {
    expect(effectiveSampleSize([1, 2, 3])).toBeCloseTo(36 / 14, 12)
    expect(effectiveSampleSize([4, 4, 4, 4, 4])).toBeCloseTo(5, 12)
  })
})

describe('standardized difference', () => {
  const subjects = [1, 2, 3, 4, 5].flatMap((value) => [
    ...group(1, value, true),
    ...group(1, value + 1, false),
  ])

  test('means 3 and 4, both variances 2.5, by hand: -0.6325', () => {
    expect(standardizedDifference(subjects, 0)).toBeCloseTo(-0.6325, 4)
  })

  test('only means are weighted: all weight on 5 and on 2 gives 3 / 1.5811 = 1.8974', () => {
    const weights = subjects.map(({ covariates: [value], isTreated }) =>
      Number(isTreated ? value === 5 : value === 2),
    )
    expect(standardizedDifference(subjects, 0, weights)).toBeCloseTo(1.8974, 4)
  })
})
