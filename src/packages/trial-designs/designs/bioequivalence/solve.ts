import { normalUpperQuantile } from '@marom/statistics/distributions'
import { percentText } from '../../frame/format.ts'
import { refusePower } from '../../frame/planning.ts'
import type { Refusal } from '../../frame/result.ts'
import { roundedTowards, withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs } from './inputs.ts'
import { errorAt, logSdOf, powerAt } from './power.ts'

type Solved = Inputs | { refusal: Refusal<Codes> }

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const { gmr, lower, upper } = inputs
  if (lower >= 1) return { field: 'lower', code: 'lowerNotBelowOne' }
  if (upper <= 1) return { field: 'upper', code: 'upperNotAboveOne' }
  if (gmr <= lower || gmr >= upper) return { field: 'gmr', code: 'outsideLimits' }
  return refusePower(inputs)
}

/** About the distance to the nearer limit, in standard errors, that the power needs: half of it is too little. */
const distanceOf = ({ alpha, power }: Inputs) =>
  Math.max(0.1, normalUpperQuantile(alpha) + normalUpperQuantile(1 - power)) / 2

/**
 * The lowest ratio that the size shows. For each standard deviation that may be observed, the estimates
 * that show bioequivalence lie symmetrically about the middle of the limits, on the logarithmic
 * scale. So the power rises from the lower limit to the middle, and falls in the same way.
 */
function lowestRatio(inputs: Inputs, n: number): Solved {
  const { lower, upper, cv, layout } = inputs
  const withValue = (log: number): Inputs => ({ ...inputs, gmr: Math.exp(log) })
  const to = (Math.log(lower) + Math.log(upper)) / 2
  const found = withFound(inputs, {
    withValue,
    powerOf: (changed) => powerAt(changed, n),
    refuse,
    from: Math.log(lower),
    step: distanceOf(inputs) * logSdOf(cv) * errorAt(layout, n),
    to,
  })
  return 'refusal' in found ? found : { ...found, gmr: roundedTowards(found.gmr, Math.exp(to)) }
}

/**
 * The largest CV, by the reciprocal of the standard deviation: the larger that is, the more estimates,
 * each with its standard error, show bioequivalence.
 */
function largestCv(inputs: Inputs, n: number): Solved {
  const { gmr, lower, upper, layout } = inputs
  const { min, max } = { min: fields.cv.min / 100, max: fields.cv.max / 100 }
  const excess = refuse(inputs)
  if (excess) return { refusal: excess }
  if (powerAt({ ...inputs, cv: max }, n) >= inputs.power)
    return { refusal: { field: 'n', code: 'anyCv', facts: { most: percentText(max) } } }
  const from = 1 / logSdOf(max)
  const nearer = Math.min(Math.log(gmr / lower), Math.log(upper / gmr))
  const found = withFound(inputs, {
    withValue: (precision): Inputs => ({ ...inputs, cv: Math.sqrt(Math.expm1(1 / precision ** 2)) }),
    powerOf: (changed) => powerAt(changed, n),
    refuse,
    from,
    step: Math.max(0.1 * from, (distanceOf(inputs) * errorAt(layout, n)) / nearer - from),
    to: 1 / logSdOf(min),
  })
  return 'refusal' in found ? found : { ...found, cv: roundedTowards(found.cv, min) }
}

/** The inputs with the ratio or the CV of which the size has the power. */
export function solve(inputs: Inputs): Solved {
  const { find, n } = inputs
  if (n === null || find === 'size' || find === 'power') return inputs
  return find === 'gmr' ? lowestRatio(inputs, n) : largestCv(inputs, n)
}
