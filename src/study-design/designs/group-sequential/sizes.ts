import {
  exitsAbove,
  exitsBelow,
  expectedFraction,
  power,
} from '#src/statistics/sequential/stopping-boundaries.ts'
import { enrolled, roundUp } from '#src/study-design/frame/planning.ts'
import { armsOf } from '#src/study-design/frame/root-finding.ts'
import { armsAt, monthOf, recruitedBy } from '#src/study-design/frame/survival-course.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { isMirrored, type Solved } from './plan.ts'

/** Participants of a survival trial in which the maximum number of events is expected by its end. */
function participants(inputs: Inputs, maximum: number, exact: number) {
  const { allocation, accrual, followUp } = inputs
  const { first, second } = armsAt(inputs)
  // Expected events of a control participant and the treated ones enrolled with it.
  const eventsEach = first + allocation * second
  const arms = armsOf(maximum / eventsEach, allocation)
  return {
    control: arms.first,
    treated: arms.second,
    total: arms.first + arms.second,
    duration: accrual + followUp,
    exactTotal: (exact / eventsEach) * (1 + allocation),
  }
}

const boundsOf = (bounds: readonly number[] | null) => bounds ?? []

export function sizesOf(inputs: Inputs, solved: Solved): Quantities {
  const { plan, drift, fixedDrift } = solved
  const { fixed, dropout, unit } = inputs
  const inflation = (drift / fixedDrift) ** 2
  const exact = fixed * inflation
  const maximum = roundUp(exact)
  const reached = drift * Math.sqrt(maximum / exact)
  const [z1, z2, z3, z4, z5, z6] = plan.looks.map(({ upper }) => upper)
  const [futility1, futility2, futility3, futility4, futility5] = boundsOf(solved.futility).slice(0, -1)
  const [harm1, harm2, harm3, harm4, harm5, harm6] = boundsOf(inputs.harm === 'byTest' ? null : solved.harm)
  return {
    maximum,
    enrolledSize: unit === 'participants' && dropout > 0 ? enrolled(maximum, dropout) : undefined,
    power: power(plan, reached),
    inflation,
    expectedAlternative: maximum * expectedFraction(plan, reached),
    expectedNull: maximum * expectedFraction(plan, 0),
    ...(unit === 'survival' ? participants(inputs, maximum, exact) : {}),
    exactMaximum: exact,
    exactAlternative: exact * expectedFraction(plan, drift),
    exactNull: exact * expectedFraction(plan, 0),
    drift,
    ...{ z1, z2, z3, z4, z5, z6 },
    ...{ futility1, futility2, futility3, futility4, futility5 },
    ...{ harm1, harm2, harm3, harm4, harm5, harm6 },
  }
}

/** What a trial has at a look, and how it may stop there. */
export interface LookRow {
  fraction: number
  /** Participants or events, rounded up. */
  size: number
  /** Of a survival trial, with the planned effect. */
  month: number | null
  recruited: number | null
  upper: number
  futility: number | null
  harm: number | null
  /** The probability of stopping here, with the planned effect and with none. */
  efficacyChance: Chance
  futilityChance: Chance
  harmChance: Chance
  /** Type I error of the boundary for efficacy so far, with that of a mirrored one. */
  spent: number
}

interface Chance {
  planned: number
  none: number
}

const differenceOf = (one: Chance, other: Chance): Chance => ({
  planned: Math.max(0, one.planned - other.planned),
  none: Math.max(0, one.none - other.none),
})

/** The drift of the whole maximum: rounding up raises the information. */
export const reachedDrift = ({ drift }: Solved, { maximum, exactMaximum }: Quantities) =>
  drift * Math.sqrt(maximum / exactMaximum)

const known = new WeakMap<Quantities, readonly LookRow[]>()

/** The looks of an answer: its tables, picture, notes and paragraph ask for the same. */
export function lookRows(inputs: Inputs, values: Quantities, solved: Solved): readonly LookRow[] {
  const rows = known.get(values) ?? rowsOf(inputs, values, solved)
  known.set(values, rows)
  return rows
}

function rowsOf(inputs: Inputs, values: Quantities, solved: Solved): LookRow[] {
  const { plan, efficacy, futility, harm } = solved
  const reached = reachedDrift(solved, values)
  const chances = (exits: (drift: number) => number[]): Chance[] => {
    const none = exits(0)
    return exits(reached).map((planned, i) => ({ planned, none: none[i] ?? 0 }))
  }
  const above = chances((drift) => exitsAbove(plan, drift))
  const below = chances((drift) => exitsBelow(plan, drift))
  const harmPlan = harm && { looks: plan.looks.map((look, i) => ({ ...look, lower: harm[i] ?? look.lower })) }
  const harmed = harmPlan ? chances((drift) => exitsBelow(harmPlan, drift)) : []
  const nothing = { planned: 0, none: 0 }
  const errors = exitsAbove(efficacy, 0)
  const tails = isMirrored(inputs) ? 2 : 1
  let spent = 0
  const arms = { first: values.control ?? 0, second: values.treated ?? 0 }
  return plan.looks.map(({ fraction, upper }, i) => {
    spent += tails * (errors[i] ?? 0)
    const size = roundUp(fraction * values.maximum)
    const month = inputs.unit === 'survival' ? monthOf(inputs, arms, size) : null
    const harmChance = harmed[i] ?? nothing
    return {
      fraction,
      size,
      month,
      recruited: month === null ? null : recruitedBy(inputs, arms, month),
      upper,
      futility: futility?.[i] ?? null,
      harm: harm?.[i] ?? null,
      efficacyChance: above[i] ?? nothing,
      futilityChance: futility ? differenceOf(below[i] ?? nothing, harmChance) : nothing,
      harmChance,
      spent,
    }
  })
}
