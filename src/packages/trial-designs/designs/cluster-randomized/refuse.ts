import { refuseDeviations, refusePower } from '../../frame/planning.ts'
import { refuseMargin } from '../../frame/possible-margin.ts'
import { exact } from '../../frame/read-number.ts'
import type { Refusal } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import { effectOf } from './effect.ts'
import type { Inputs } from './inputs.ts'

export const directionOf = ({ better, p2 }: Inputs) =>
  ({ goal: 'noninferiority', better, control: p2 }) as const

/** A margin of proportions that no treatment can violate. */
function refuseImpossible(inputs: Inputs): Refusal<Codes> | null {
  const { outcome, goal, margin } = inputs
  if (outcome === 'means' || goal === 'superiority') return null
  const isRight = (other: Pick<Inputs, 'better'>) => refuse({ ...inputs, ...other }) === null
  return refuseMargin(directionOf(inputs), exact(margin / 100), isRight)
}

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const { find, difference, sd } = inputs
  const isMeans = inputs.outcome === 'means'
  if (find === 'margin' && inputs.goal === 'superiority') return { field: 'find', code: 'noMargin' }
  const margin = inputs.goal === 'superiority' ? 0 : inputs.margin
  const excess = isMeans && refuseDeviations({ difference, margin }, sd)
  if (excess) return excess
  const impossible = refuseImpossible(inputs)
  if (impossible) return find === 'margin' ? { ...impossible, field: 'p2' } : impossible
  const { distance } = effectOf(inputs)
  if (inputs.goal === 'noninferiority' && distance <= 0) return { field: 'margin', code: 'beyondMargin' }
  if (distance === 0)
    return isMeans ? { field: 'difference', code: 'noDifference' } : { field: 'p2', code: 'sameProportions' }
  return refusePower(inputs)
}
