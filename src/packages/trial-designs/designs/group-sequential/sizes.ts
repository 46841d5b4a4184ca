import { itemAt } from '@marom/statistics'
import {
  chanceOf,
  type Exits,
  exitsAbove,
  exitsOf,
  expectedFraction,
  type Means,
  meansOf,
} from '@marom/statistics/sequential'
import { maxParticipants } from '../../frame/checked.ts'
import { growthOf } from '../../frame/effect-growth.ts'
import { roundUp } from '../../frame/planning.ts'
import type { Chance } from '../../frame/result.ts'
import { averageRatio, courseOf, monthOf, recruitedBy } from '../../frame/survival-course.ts'
import { armsIn } from './arms-of-plan.ts'
import { endpointOf } from './endpoints/by-unit.ts'
import type { Extent } from './endpoints/endpoint.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { isMirrored, type Solved } from './plan.ts'
import { shareOf, worthOf } from './solved.ts'

/** Absent at a look that cannot stop there. */
const shown = (bound?: number) => (Number.isFinite(bound) ? bound : undefined)
const boundsOf = (bounds: readonly number[] | null) => (bounds ?? []).map(shown)

function boundQuantities(inputs: Inputs, { plan, futility, harm }: Solved): Partial<Quantities> {
  const [z1, z2, z3, z4, z5, z6] = plan.looks.map(({ upper }) => shown(upper))
  const [futility1, futility2, futility3, futility4, futility5] = boundsOf(futility).slice(0, -1)
  const [harm1, harm2, harm3, harm4, harm5, harm6] = boundsOf(inputs.harm === 'byTest' ? null : harm)
  return {
    ...{ z1, z2, z3, z4, z5, z6 },
    ...{ futility1, futility2, futility3, futility4, futility5 },
    ...{ harm1, harm2, harm3, harm4, harm5, harm6 },
  }
}

/** The expectation of Z at the end of the whole trial: rounding up raises it above the planned one. */
export const reachedDrift = (inputs: Inputs, values: Extent & Pick<Quantities, 'inflation'>) =>
  endpointOf(inputs).meanOf(inputs, values, 1 / values.inflation) * Math.sqrt(values.inflation)

/** The expectation of Z at each look of the whole trial, with the arms that it has. */
export function reachedMeans(
  inputs: Inputs,
  values: Extent & Pick<Quantities, 'inflation'>,
  { growth }: Pick<Solved, 'growth'>,
): Means {
  const drift = reachedDrift(inputs, values)
  if (!growth) return drift
  const { total, ratio } = armsIn(values)
  return meansOf(drift, growthOf({ course: courseOf(inputs, total), ratio }))
}

/** A given size may be planned with an effect for which no size is large enough. */
const ifAny = (size: number, { n }: Inputs) => (n === null || size <= maxParticipants ? size : undefined)

export function sizesOf(inputs: Inputs, solved: Solved): Quantities {
  const { plan, drift, planned, none } = solved
  const { find } = inputs
  const endpoint = endpointOf(inputs)
  const worth = worthOf(solved)
  const fixed = endpoint.fixed(inputs)
  const exact = endpoint.needed?.(inputs, worth) ?? fixed * worth
  // Next to no effect needs more than can be counted.
  const inflation = Number.isFinite(exact) ? exact / fixed : worth
  const extent = endpoint.extent(inputs, exact)
  const { maximum } = extent
  const exits = exitsOf(plan, reachedMeans(inputs, { ...extent, inflation }, solved))
  const isPlanned = find === 'size' || find === 'followUp'
  return {
    ...extent,
    ...endpoint.found?.(inputs, shareOf),
    followUp: find === 'followUp' ? inputs.followUp : undefined,
    power: chanceOf(exits.above),
    inflation,
    expectedAlternative: maximum * expectedFraction(plan, exits),
    expectedNull: maximum * expectedFraction(plan, none),
    exactFixed: ifAny(fixed, inputs),
    exactMaximum: ifAny(exact, inputs),
    exactAlternative: isPlanned ? exact * expectedFraction(plan, planned) : undefined,
    exactNull: isPlanned ? exact * expectedFraction(plan, none) : undefined,
    drift: isPlanned ? drift : reachedDrift(inputs, { ...extent, inflation }),
    ...boundQuantities(inputs, solved),
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
  /** The mean hazard ratio by then, of an effect that is delayed. */
  averageHr: number | null
  /** Null at a look that cannot stop there. */
  upper: number | null
  futility: number | null
  harm: number | null
  /** The probability of stopping here, with the planned effect and with none. */
  efficacyChance: Chance
  futilityChance: Chance
  harmChance: Chance
  /** Type I error of the boundary for efficacy so far, with that of a mirrored one. */
  spent: number
}

const differenceOf = (one: Chance, other: Chance): Chance => ({
  planned: Math.max(0, one.planned - other.planned),
  none: Math.max(0, one.none - other.none),
})

/** What a trial has at a look that a number of events decides, with the planned effect. */
type InTime = Pick<LookRow, 'month' | 'recruited' | 'averageHr'>

const timeless: InTime = { month: null, recruited: null, averageHr: null }

function inTimeOf(inputs: Inputs, values: Quantities): (fraction: number, size: number) => InTime {
  if (inputs.unit !== 'survival') return () => timeless
  const { total, ratio, ...arms } = armsIn(values)
  const course = courseOf(inputs, total)
  return (fraction, size) => {
    const month = monthOf(course, arms, size)
    return {
      month,
      recruited: recruitedBy(course, arms, month),
      averageHr: course.delay > 0 ? averageRatio(course, ratio, fraction < 1 ? month : course.end) : null,
    }
  }
}

const known = new WeakMap<Quantities, readonly LookRow[]>()

/** The looks of an answer: its tables, picture, notes and paragraph ask for the same. */
export function lookRows(inputs: Inputs, values: Quantities, solved: Solved): readonly LookRow[] {
  const rows = known.get(values) ?? rowsOf(inputs, values, solved)
  known.set(values, rows)
  return rows
}

function rowsOf(inputs: Inputs, values: Quantities, solved: Solved): LookRow[] {
  const { plan, efficacy, futility, harm, none } = solved
  const reached = reachedMeans(inputs, values, solved)
  const exits = exitsOf(plan, reached)
  const harmPlan = harm && { looks: plan.looks.map((look, i) => ({ ...look, lower: harm[i] ?? look.lower })) }
  const chances = (side: keyof Exits, planned: Exits, none: Exits) =>
    planned[side].map((chance, i): Chance => ({ planned: chance, none: itemAt(none[side], i) }))
  const above = chances('above', exits, none)
  const below = chances('below', exits, none)
  const nothing = { planned: 0, none: 0 }
  const harmed = harmPlan
    ? chances('below', exitsOf(harmPlan, reached), exitsOf(harmPlan, 0))
    : plan.looks.map(() => nothing)
  const errors = exitsAbove(efficacy, 0)
  const tails = isMirrored(inputs) ? 2 : 1
  let spent = 0
  const inTimeAt = inTimeOf(inputs, values)
  // Expected events are not whole.
  const maximum = Math.round(values.maximum)
  return plan.looks.map(({ fraction, upper }, i) => {
    spent += tails * itemAt(errors, i)
    const size = roundUp(fraction * maximum)
    const harmChance = itemAt(harmed, i)
    return {
      fraction,
      size,
      ...inTimeAt(fraction, size),
      upper: shown(upper) ?? null,
      futility: shown(futility?.[i]) ?? null,
      harm: harm?.[i] ?? null,
      efficacyChance: itemAt(above, i),
      futilityChance: futility ? differenceOf(itemAt(below, i), harmChance) : nothing,
      harmChance,
      spent,
    }
  })
}
