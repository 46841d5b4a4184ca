import { expect, test } from 'vitest'
import { curveAt, emaxModel, fitCurve } from './fitting/least-squares.ts'
import { standardizedDifference } from './fitting/propensity.ts'
import { itemAt, needLength } from './item-at.ts'
import { conditionalPower } from './sequential/conditional-power.ts'
import { exitAbove } from './sequential/group-sequential.ts'
import { walk } from './sequential/plan.ts'
import { dot, times } from './special/linear-algebra.ts'

test('an item from the start or from the end', () => {
  expect(itemAt([5, 6, 7], 0)).toBe(5)
  expect(itemAt([5, 6, 7], -1)).toBe(7)
  expect(itemAt(Float64Array.of(5, 6), 1)).toBe(6)
})

const points = [0, 10, 20, 40, 80].map((x) => ({ x, y: x / (20 + x) + (x % 3) / 100 }))
const plan = walk([0.5, 1], () => ({ upper: 2.2, lower: -1 }))

test.each([
  ['an item before the start', () => itemAt([1], -2)],
  ['an item after the end', () => itemAt([1], 1)],
  ['a place that is no number', () => itemAt([1], Number.NaN)],
  ['another length', () => needLength([1, 2], 3)],
  ['a vector that is too short', () => dot([1, 2, 3], [1, 2])],
  ['a vector that is too long', () => times([[1, 2]], [1, 2, 3])],
  ['a model without its last parameter', () => fitCurve(emaxModel, points, [0, 1])],
  [
    'a curve of another model',
    () => curveAt({ ...emaxModel, gradient: () => [1] }, fitCurve(emaxModel, points, [0, 1, 20]), 5),
  ],
  [
    'a subject without the covariate',
    () =>
      standardizedDifference(
        [true, true, false, false].map((isTreated, i) => ({ isTreated, covariates: i < 3 ? [i] : [] })),
        0,
      ),
  ],
  ['a look that the plan does not have', () => conditionalPower(plan, 2, 1)],
  ['a stage whose values have no mass', () => exitAbove({ fraction: 0.5, at: [0, 1], mass: [1] }, 1, 2)],
])('a missing number throws: %s', (_, compute) => expect(compute).toThrow(RangeError))
