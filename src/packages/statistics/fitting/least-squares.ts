import { tQuantile } from '../distributions/distributions.ts'
import type { Estimate } from '../interval.ts'
import { itemAt } from '../item-at.ts'
import { dot, inverse, times } from '../special/linear-algebra.ts'

export interface Point {
  x: number
  y: number
}

/** A curve with parameters, and its derivatives by the parameters. */
export interface Model {
  value: (x: number, parameters: readonly number[]) => number
  gradient: (x: number, parameters: readonly number[]) => number[]
}

interface Fit {
  parameters: number[]
  covariance: number[][]
  /** Residual standard deviation. */
  sigma: number
  degreesOfFreedom: number
  /** The 0.975 quantile of Student's distribution with these degrees of freedom. */
  t975: number
}

const emaxParameters = (parameters: readonly number[]) => ({
  placebo: itemAt(parameters, 0),
  max: itemAt(parameters, 1),
  half: itemAt(parameters, 2),
})

/** The Emax model `placebo + max * dose / (half + dose)` with parameters [placebo, max, half]. */
export const emaxModel: Model = {
  value(dose, parameters) {
    const { placebo, max, half } = emaxParameters(parameters)
    return placebo + (max * dose) / (half + dose)
  },
  gradient(dose, parameters) {
    const { max, half } = emaxParameters(parameters)
    return [1, dose / (half + dose), (-max * dose) / (half + dose) ** 2]
  },
}

function normalMatrix(gradients: readonly number[][]): number[][] {
  const size = itemAt(gradients, 0).length
  const indices = Array.from({ length: size }, (_, i) => i)
  return indices.map((i) =>
    indices.map((j) => gradients.reduce((sum, g) => sum + itemAt(g, i) * itemAt(g, j), 0)),
  )
}

const squaresOf = (model: Model, points: readonly Point[], parameters: readonly number[]) =>
  points.reduce((sum, { x, y }) => sum + (y - model.value(x, parameters)) ** 2, 0)

/**
 * The step, halved until it lowers the sum of squares: a full step may overshoot the minimum.
 * @returns null at the minimum, where no step lowers the sum
 */
function descend(
  model: Model,
  points: readonly Point[],
  from: readonly number[],
  step: readonly number[],
): number[] | null {
  const before = squaresOf(model, points, from)
  for (let share = 1; share > 1e-6; share /= 2) {
    const to = from.map((value, j) => value + share * itemAt(step, j))
    if (squaresOf(model, points, to) < before) return to
  }
  return null
}

/**
 * Nonlinear least squares by Gauss-Newton with step halving, 50 steps at most.
 * Source: Bates DM, Watts DG. Nonlinear Regression Analysis and Its Applications. Wiley 1988, 2.2.
 * @param points more than there are parameters: with as many, errors and limits are NaN
 * @param start parameters near the answer
 * @throws Error if the normal matrix has no inverse: too few distinct x, or a start too far away
 */
export function fitCurve(model: Model, points: readonly Point[], start: readonly number[]): Fit {
  let parameters = [...start]
  for (let i = 0; i < 50; i++) {
    const gradients = points.map((point) => model.gradient(point.x, parameters))
    const residuals = points.map((point) => point.y - model.value(point.x, parameters))
    const right = parameters.map((_, j) =>
      dot(
        gradients.map((g) => itemAt(g, j)),
        residuals,
      ),
    )
    const step = times(inverse(normalMatrix(gradients)), right)
    const next = descend(model, points, parameters, step)
    if (!next) break
    parameters = next
  }
  const degreesOfFreedom = points.length - parameters.length
  const unscaled = inverse(normalMatrix(points.map((point) => model.gradient(point.x, parameters))))
  const variance = squaresOf(model, points, parameters) / degreesOfFreedom
  const covariance = unscaled.map((row) => row.map((value) => value * variance))
  const t975 = tQuantile(0.975, degreesOfFreedom)
  return { parameters, covariance, sigma: Math.sqrt(variance), degreesOfFreedom, t975 }
}

/**
 * The fitted curve at x with its 95 % confidence interval, by the delta method.
 * @param x in the domain of the model
 * @returns in the unit of y; NaN limits if the fit has as many parameters as points
 */
export function curveAt(model: Model, fit: Fit, x: number): Estimate {
  const value = model.value(x, fit.parameters)
  const gradient = model.gradient(x, fit.parameters)
  const error = Math.sqrt(dot(gradient, times(fit.covariance, gradient)))
  const margin = fit.t975 * error
  return { value, lower: value - margin, upper: value + margin }
}

/**
 * A parameter with its 95 % Wald interval, by Student's distribution.
 * @param index from 0, in the order of the model's parameters
 * @returns NaN limits if the fit has as many parameters as points
 * @throws RangeError if there is no such parameter
 */
export function parameterInterval(fit: Fit, index: number): Estimate {
  const value = itemAt(fit.parameters, index)
  const margin = fit.t975 * Math.sqrt(itemAt(itemAt(fit.covariance, index), index))
  return { value, lower: value - margin, upper: value + margin }
}
