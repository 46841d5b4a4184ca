import { normalUpperQuantile } from '@marom/statistics/distributions'
import type { Fault } from '../../../frame/fields.ts'
import { tailLevel } from '../../../frame/planning.ts'
import { distanceOf, type Inputs as MeansInputs, residualSd } from '../../two-means/inputs.ts'
import { powerOfWhole } from '../../two-means/power.ts'
import { exactSize } from '../../two-means/size.ts'
import { refuse, solve } from '../../two-means/solve.ts'
import type { Inputs } from '../inputs.ts'
import { armsExtent, type Endpoint, type Extent, oneExtent, refusalOf } from './endpoint.ts'

/** The same trial with a single analysis. */
export function asMeans(inputs: Inputs): MeansInputs {
  const { find, goal, meanMargin, n } = inputs
  return {
    ...inputs,
    find: find === 'effect' ? 'difference' : find === 'power' ? 'power' : 'size',
    goal: goal === 'noninferiority' ? goal : 'superiority',
    margin: meanMargin,
    n,
  }
}

const named = <Code extends string>(refusal: Fault<Code>) => refusalOf(refusal, 'two-means', 'meanMargin')

const sharesOf = ({ control = 0, treated = 0, maximum }: Extent, share: number) =>
  control > 0 ? { first: treated * share, second: control * share } : { first: maximum * share, second: 0 }

/** Where a power is too near to 1 for its quantile, the t test is as good as that of a known deviation. */
const nearOne = 1 - 1e-13

/** By t tests. */
export const means: Endpoint = {
  refuse: (inputs) => {
    const refusal = refuse(asMeans(inputs))
    return refusal && named(refusal)
  },
  fixed: (inputs) => {
    const first = exactSize(asMeans(inputs))
    return inputs.comparison === 'two' ? first * (1 + 1 / inputs.allocation) : first
  },
  extent: (inputs, exact) =>
    inputs.comparison === 'two' ? armsExtent(inputs, exact) : oneExtent(inputs, exact),
  meanOf: (inputs, extent, share) => {
    const { first, second } = sharesOf(extent, share)
    const trial = asMeans(inputs)
    const power = powerOfWhole(trial, { first, second })
    if (power < nearOne) return normalUpperQuantile(tailLevel(inputs)) - normalUpperQuantile(power)
    return distanceOf(trial) / (residualSd(trial) * Math.sqrt(1 / first + (second > 0 ? 1 / second : 0)))
  },
  solve: (inputs, shareOf) => {
    const found = solve(asMeans(inputs), sharesOf(means.extent(inputs, 0), shareOf(inputs)))
    return 'refusal' in found
      ? { refusal: named(found.refusal) }
      : { ...inputs, difference: found.difference }
  },
  sought: ({ goal }) => (goal === 'noninferiority' ? 'leastFavorable' : 'difference'),
  found: (inputs) => (inputs.find === 'effect' ? { [means.sought(inputs)]: inputs.difference } : {}),
}
