import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Inputs } from './inputs.ts'

/** How far the effect that the events need may be from the ratio: formulas for them differ by less. */
const farthest = 1.25

/** A logarithm of a hazard ratio is so many standard errors with one event. */
const errorsEach = ({ allocation }: Pick<Inputs, 'allocation'>) => Math.sqrt(allocation) / (1 + allocation)

/**
 * Whether the typed hazard ratio is the effect that the events are planned for. In a trial with a
 * margin it is not: there the effect is the distance from the margin.
 */
export function isRatioPlanned(inputs: Inputs): boolean {
  const { unit, hr, fixed, power } = inputs
  if (unit !== 'survival' || hr === 1) return false
  const needed = normalUpperQuantile(tailLevel(inputs)) + normalUpperQuantile(1 - power)
  const expected = Math.abs(Math.log(hr)) * errorsEach(inputs) * Math.sqrt(fixed)
  return Math.abs(Math.log(expected / needed)) <= Math.log(farthest)
}

/** The hazard ratio, on the side of the typed one, with which Z has an expectation after some events. */
export function ratioWith(inputs: Inputs, drift: number, events: number): number {
  const log = drift / (errorsEach(inputs) * Math.sqrt(events))
  return Math.exp(inputs.hr < 1 ? -log : log)
}
