import { percentText } from '../../frame/format.ts'
import { refusePower } from '../../frame/planning.ts'
import type { Refusal } from '../../frame/result.ts'
import { withFound } from '../../frame/unknown.ts'
import { chancesAt, type Stages } from './chances.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs } from './inputs.ts'

/** The stages that are given; null where they are searched. */
export function givenStages({ r1, n1, r, n }: Inputs): Stages | null {
  return r1 === null || n1 === null || r === null || n === null ? null : { r1, n1, r, n }
}

function refuseStages({ r1, n1, r, n }: Stages): Refusal<Codes> | null {
  if (n1 >= n) return { field: 'n1', code: 'stages' }
  if (r1 >= n1) return { field: 'r1', code: 'stages' }
  return r < r1 || r >= n ? { field: 'r', code: 'stages' } : null
}

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const stages = givenStages(inputs)
  if (inputs.p1 <= inputs.p0) return { field: 'p1', code: 'notAbove' }
  return (stages && refuseStages(stages)) ?? (inputs.find === 'power' ? null : refusePower(inputs))
}

/** The inputs with the rate at which the given stages have the power: it rises with the rate. */
export function solve(inputs: Inputs): Inputs | { refusal: Refusal<Codes> } {
  const { find, p0, power } = inputs
  const stages = givenStages(inputs)
  if (find !== 'p1' || !stages) return inputs
  const refusal = refuseStages(stages)
  if (refusal) return { refusal }
  const { positive } = chancesAt(stages, p0)
  if (positive >= power)
    return {
      refusal: {
        field: 'r',
        code: 'tooLenient',
        facts: { chance: percentText(Number(positive.toFixed(3))) },
      },
    }
  return withFound(inputs, {
    withValue: (p1) => ({ ...inputs, p1 }),
    powerOf: ({ p1 }) => chancesAt(stages, p1).positive,
    refuse,
    from: p0,
    step: 0.1,
    to: fields.p1.max / 100,
  })
}
