import type { Fault } from '../../../frame/fields.ts'
import type { Inputs as ProportionsInputs } from '../../two-proportions/inputs.ts'
import { askedSize, meanBySize } from '../../two-proportions/power.ts'
import { foundIn, refuse, solve } from '../../two-proportions/solve.ts'
import type { Inputs } from '../inputs.ts'
import { armsExtent, type Endpoint, type Extent, refusalOf } from './endpoint.ts'

/** The same trial with a single analysis. */
export function asProportions(inputs: Inputs): ProportionsInputs {
  const { find, pointMargin } = inputs
  return {
    ...inputs,
    find: find === 'effect' ? 'p1' : find === 'power' ? 'power' : 'size',
    margin: pointMargin,
  }
}

const named = <Code extends string>(refusal: Fault<Code>) =>
  refusalOf(refusal, 'two-proportions', 'pointMargin')

const sharesOf = ({ control = 0, treated = 0 }: Extent, share: number) => ({
  first: treated * share,
  second: control * share,
})

/** By z tests of the difference. */
export const proportions: Endpoint = {
  refuse: (inputs) => {
    const refusal = refuse(asProportions(inputs))
    return refusal && named(refusal)
  },
  fixed: (inputs) => askedSize(asProportions(inputs)) * (1 + 1 / inputs.allocation),
  extent: armsExtent,
  meanOf: (inputs, extent, share) => {
    const { first, second } = sharesOf(extent, share)
    return meanBySize({ ...asProportions(inputs), allocation: first / second })(first)
  },
  solve: (inputs, shareOf) => {
    const found = solve(asProportions(inputs), sharesOf(armsExtent(inputs, 0), shareOf(inputs)))
    return 'refusal' in found ? { refusal: named(found.refusal) } : { ...inputs, p1: found.p1 }
  },
  sought: ({ goal, better, p1, p2 }) => {
    if (goal === 'superiority') return p1 > p2 ? 'above' : 'below'
    return better === 'lower' ? 'highest' : 'lowest'
  },
  found: (inputs, shareOf) =>
    foundIn(asProportions(inputs), sharesOf(armsExtent(inputs, 0), shareOf(inputs))),
}
