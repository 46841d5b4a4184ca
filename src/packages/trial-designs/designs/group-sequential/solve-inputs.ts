import type { Refusal } from '../../frame/result.ts'
import type { AllCodes } from './codes.ts'
import { endpointOf } from './endpoints/by-unit.ts'
import type { Inputs } from './inputs.ts'
import { refuse as refuseRules } from './plan.ts'
import { shareOf } from './solved.ts'

type Refused = { refusal: Refusal<AllCodes> }

function refusePlan(inputs: Inputs): Refusal<AllCodes> | null {
  const { goal, unit } = inputs
  if (goal === 'supermargin' && unit !== 'proportions') return { field: 'goal', code: 'onlyProportions' }
  return refuseRules(inputs)
}

/** Why inputs have no result: the plan, or the trial with a single analysis, is refused. */
export const refuse = (inputs: Inputs): Refusal<AllCodes> | null =>
  refusePlan(inputs) ?? endpointOf(inputs).refuse(inputs)

/** The inputs with the effect, or the follow-up, with which the given size has the planned power. */
export function solveInputs(inputs: Inputs): Inputs | Refused {
  const { find, unit, n } = inputs
  if (n === null || find === 'size' || find === 'power') return inputs
  if (find === 'followUp' && unit !== 'survival') return { refusal: { field: 'find', code: 'noFollowUp' } }
  const refusal = refusePlan(inputs)
  return refusal ? { refusal } : endpointOf(inputs).solve(inputs, shareOf)
}
