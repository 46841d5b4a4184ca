import { normalQuantile } from '@marom/statistics/distributions'
import { mostDeviations, refuseDeviations, refusePower, roundUp, tailLevel } from '../../frame/planning.ts'
import type { Refusal } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import { withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { distanceOf, fields, type Inputs, isAdjusted, residualSd } from './inputs.ts'
import { powerOfWhole, precisionAt } from './power.ts'

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const { find, goal, difference, sd, n, allocation } = inputs
  if (find === 'margin' && goal === 'superiority') return { field: 'find', code: 'noMargin' }
  const margin = goal === 'superiority' ? 0 : inputs.margin
  const excess = refuseDeviations({ difference, margin }, sd)
  if (excess) return excess
  if (goal === 'superiority' && difference === 0) return { field: 'difference', code: 'noDifference' }
  if (goal === 'noninferiority' && distanceOf(inputs) <= 0) return { field: 'margin', code: 'beyondMargin' }
  if (goal === 'equivalence' && Math.abs(difference) >= margin)
    return { field: 'margin', code: 'beyondMargin' }
  // Adjustment leaves no degree of freedom to three participants.
  if (isAdjusted(inputs) && n === 2 && roundUp(n / allocation) === 1)
    return { field: 'n', code: 'tooSmall', facts: { min: 3 } }
  return refusePower(inputs)
}

/** The values of what is asked for, from one with too little power. */
interface Search {
  withValue: (value: number) => Inputs
  from: number
  to: number
}

/** With a margin: the worst difference with which the conclusion is reached. */
function differences(inputs: Inputs): Search {
  const { goal, better, margin, sd } = inputs
  const withValue = (difference: number) => ({ ...inputs, difference })
  if (goal === 'equivalence') return { withValue, from: margin, to: 0 }
  const longest = Math.min(mostDeviations * sd, fields.difference.max)
  if (goal === 'superiority') return { withValue, from: 0, to: longest }
  return better === 'higher'
    ? { withValue, from: -margin, to: longest }
    : { withValue, from: margin, to: -longest }
}

function margins(inputs: Inputs): Search {
  const { goal, better, difference, sd } = inputs
  const loss = better === 'higher' ? -difference : difference
  return {
    withValue: (margin) => ({ ...inputs, margin }),
    from: Math.max(fields.margin.min, goal === 'equivalence' ? Math.abs(difference) : loss),
    to: Math.min(mostDeviations * sd, fields.margin.max),
  }
}

/** By the reciprocal: the power falls as the standard deviation rises. */
function deviations(inputs: Inputs): Search {
  const { goal, difference, margin } = inputs
  const longest = Math.max(Math.abs(difference), goal === 'superiority' ? 0 : margin)
  return {
    withValue: (precision) => ({ ...inputs, sd: 1 / precision }),
    from: 1 / fields.sd.max,
    to: Math.min(1 / fields.sd.min, mostDeviations / (longest || 1)),
  }
}

/**
 * The inputs with the difference, margin or standard deviation with which the size has the power.
 * @param arms of that size, real numbers; one group is the first
 */
export function solve(
  inputs: Inputs,
  arms = armsOf(inputs.n ?? Number.NaN, 1 / inputs.allocation),
): Inputs | { refusal: Refusal<Codes> } {
  const { find, n, sd, power } = inputs
  if (n === null || find === 'size' || find === 'power') return inputs
  const search = { difference: differences, margin: margins, sd: deviations }[find](inputs)
  const isLimited = find === 'margin' && inputs.goal !== 'superiority'
  if (isLimited && powerOfWhole(search.withValue(search.from), arms) >= power)
    return { refusal: { field: 'difference', code: 'anyMargin' } }
  // About the distance that is needed: half of it is too little.
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(power)
  const error = precisionAt(inputs, arms.first).error * residualSd({ ...inputs, sd: 1 })
  const distance = Math.max(z, 0.1) * error * 0.5
  return withFound(inputs, {
    ...search,
    step: find === 'sd' ? distance / distanceOf(inputs) : distance * sd * Math.sign(search.to - search.from),
    powerOf: (changed) => powerOfWhole(changed, arms),
    refuse,
  })
}
