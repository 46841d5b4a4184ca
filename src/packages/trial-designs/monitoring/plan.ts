import { type Means, meansOf, type StoppingRules } from '@marom/statistics/sequential'
import { withUnit } from '../designs/group-sequential/endpoint-fields.ts'
import { fields, type Inputs } from '../designs/group-sequential/inputs.ts'
import { efficacySpending, isMirrored, spendingOf, timesOf } from '../designs/group-sequential/plan.ts'
import { reachedDrift, sizesOf } from '../designs/group-sequential/sizes.ts'
import { refuse, solveInputs } from '../designs/group-sequential/solve-inputs.ts'
import { solvedOf } from '../designs/group-sequential/solved.ts'
import { type Stops, stopsOf } from '../designs/group-sequential/stopping-fields.ts'
import { checked } from '../frame/checked.ts'
import { type Texts, textsOf } from '../frame/fields.ts'
import { tailLevel } from '../frame/planning.ts'
import { readInputs } from '../frame/read-inputs.ts'

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
  /** The same at a share of the maximum. */
  means: Means
  /** Of a survival trial, the hazard ratio under the hypothesis and that of the planned effect. */
  ratios: { tested: number; planned: number } | null
  /** Error of one tail. */
  level: number
}

/** A logarithm of a hazard ratio is so many standard errors with one event. */
const errorsEach = ({ allocation }: Pick<Inputs, 'allocation'>) => Math.sqrt(allocation) / (1 + allocation)

/** The ratio, on the planned side of the tested one, with which Z has an expectation after some events. */
function ratiosOf(inputs: Inputs, drift: number, events: number) {
  const tested = inputs.goal === 'noninferiority' ? inputs.ratioMargin : 1
  const log = drift / (errorsEach(inputs) * Math.sqrt(events))
  return { tested, planned: tested * Math.exp(inputs.hr < tested ? -log : log) }
}

/** `noSpending`: the boundary has no spending function. `notAPlan`: the parameters have no result. */
export type PlanRefusal = 'noSpending' | 'notAPlan'

/** Reads the plan of a group sequential design's address. */
export function readPlan(parameters: Texts): MonitoredPlan | { refusal: PlanRefusal } {
  const read = readInputs(fields, textsOf(fields, withUnit(parameters)))
  if ('faults' in read) return { refusal: 'notAPlan' }
  const inputs = solveInputs(read.inputs)
  if ('refusal' in inputs || refuse(inputs)) return { refusal: 'notAPlan' }
  const { futility, futilityGamma, binding, harm, harmGamma, harmLevel, power } = inputs
  const efficacy = efficacySpending(inputs)
  if (!efficacy) return { refusal: 'noSpending' }
  const solved = solvedOf(inputs)
  const values = sizesOf(inputs, solved)
  if ('refusal' in checked(values, { maximum: { as: 'count' } })) return { refusal: 'notAPlan' }
  const level = tailLevel(inputs)
  const drift = reachedDrift(inputs, values)
  return {
    inputs: { ...inputs, hr: Number(inputs.hr.toPrecision(4)) },
    rules: {
      efficacy,
      isMirrored: isMirrored(inputs),
      futility:
        futility === 'none'
          ? null
          : {
              spending: spendingOf(futility, futilityGamma, 1 - power),
              means: meansOf(solved.drift, solved.growth),
              isBinding: binding === 'yes',
            },
      harm: harm === 'byTest' || harm === 'none' ? null : spendingOf(harm, harmGamma, harmLevel),
    },
    times: timesOf(inputs),
    stops: stopsOf(inputs),
    maximum: values.maximum,
    drift,
    means: meansOf(drift, solved.growth),
    ratios: inputs.unit === 'survival' ? ratiosOf(inputs, drift, values.maximum) : null,
    level,
  }
}
