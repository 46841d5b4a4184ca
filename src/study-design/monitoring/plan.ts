import type { StoppingRules } from '#src/statistics/sequential/monitoring.ts'
import { withFollowUp } from '#src/study-design/designs/group-sequential/follow-up.ts'
import { fields, type Inputs } from '#src/study-design/designs/group-sequential/inputs.ts'
import {
  efficacySpending,
  isMirrored,
  refuse,
  solve,
  spendingOf,
  timesOf,
} from '#src/study-design/designs/group-sequential/plan.ts'
import { isRatioPlanned, ratioWith } from '#src/study-design/designs/group-sequential/ratio.ts'
import { reachedDrift, sizesOf } from '#src/study-design/designs/group-sequential/sizes.ts'
import { type Stops, stopsOf } from '#src/study-design/designs/group-sequential/stopping-fields.ts'
import { checked } from '#src/study-design/frame/checked.ts'
import { type Texts, textsOf } from '#src/study-design/frame/fields.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { readInputs } from '#src/study-design/frame/read-inputs.ts'

/** What monitoring takes from a plan. */
export interface MonitoredPlan {
  inputs: Inputs
  rules: StoppingRules
  /** Planned fractions, the last one 1. */
  times: readonly number[]
  /** For what each planned analysis may stop. */
  stops: Stops
  /** Participants or events. */
  maximum: number
  /** Expectation of Z at the maximum, with the planned effect. */
  drift: number
  /** The hazard ratio of the planned effect; null where the plan does not say it. */
  ratio: number | null
  /** Error of one tail. */
  level: number
}

/** `noSpending`: the boundary has no spending function. `notAPlan`: the parameters have no result. */
export type PlanRefusal = 'noSpending' | 'notAPlan'

/** Reads the plan of a group sequential design's address. */
export function readPlan(parameters: Texts): MonitoredPlan | { refusal: PlanRefusal } {
  const read = readInputs(fields, textsOf(fields, parameters))
  if ('faults' in read) return { refusal: 'notAPlan' }
  const inputs = withFollowUp(read.inputs)
  if ('refusal' in inputs || refuse(inputs)) return { refusal: 'notAPlan' }
  const { futility, futilityGamma, binding, harm, harmGamma, harmLevel, power } = inputs
  const efficacy = efficacySpending(inputs)
  if (!efficacy) return { refusal: 'noSpending' }
  const solved = solve(inputs)
  const values = sizesOf(inputs, solved)
  if ('refusal' in values || 'refusal' in checked(values, { maximum: { as: 'count' } }))
    return { refusal: 'notAPlan' }
  const level = tailLevel(inputs)
  const drift = reachedDrift(solved, values)
  return {
    inputs: values.hr === undefined ? inputs : { ...inputs, hr: Number(values.hr.toPrecision(4)) },
    rules: {
      efficacy,
      isMirrored: isMirrored(inputs),
      futility:
        futility === 'none'
          ? null
          : {
              spending: spendingOf(futility, futilityGamma, 1 - power),
              drift: solved.drift,
              isBinding: binding === 'yes',
            },
      harm: harm === 'byTest' || harm === 'none' ? null : spendingOf(harm, harmGamma, harmLevel),
    },
    times: timesOf(inputs),
    stops: stopsOf(inputs),
    maximum: values.maximum,
    drift,
    ratio: isRatioPlanned(inputs) ? ratioWith(inputs, drift, values.maximum) : null,
    level,
  }
}
