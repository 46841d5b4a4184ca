import { itemAt } from '@marom/statistics'
import { driftFor, exitsAbove, type Means, power, sumOf, walk } from '@marom/statistics/sequential'
import { probabilityText } from '../../frame/format.ts'
import type { Note } from '../../frame/result.ts'
import type { AllCodes } from './codes.ts'
import type { Inputs, Quantities } from './inputs.ts'
import type { Solved } from './plan.ts'
import { type LookRow, reachedMeans } from './sizes.ts'
import { solvedOf } from './solved.ts'
import { placeNames } from './stopping-text.ts'

/** In points of power, by which an interim analysis shows less than one of an effect from the start. */
const mostLate = 0.1

/** In points of power, that a boundary for futility may take of a delayed effect. */
const mostLost = 0.02

/** Where the power by an interim analysis is furthest below that of an effect from the start. */
function lateEffect(rows: readonly LookRow[], { plan }: Solved, reached: number): Note<AllCodes> | false {
  const steady = exitsAbove(plan, driftFor(plan, reached))
  const by = { now: 0, steady: 0 }
  let worst = { look: 0, now: 0, steady: 0 }
  for (const [look, { efficacyChance }] of rows.slice(0, -1).entries()) {
    by.now += efficacyChance.planned
    by.steady += itemAt(steady, look)
    if (by.steady - by.now > worst.steady - worst.now) worst = { look, ...by }
  }
  const facts = {
    place: { part: placeNames[worst.look] ?? 'firstPlace' },
    chance: probabilityText(worst.now),
    steady: probabilityText(worst.steady),
  } as const
  return worst.steady - worst.now > mostLate && { level: 'caution', key: 'lateEffect', facts }
}

/** How many planned trials stop for futility that would show efficacy later. */
function lateFutility(rows: readonly LookRow[], { plan }: Solved, means: Means): Note<AllCodes> | false {
  const fractions = plan.looks.map(({ fraction }) => fraction)
  const goingOn = walk(fractions, (_, __, look) => ({
    upper: itemAt(plan.looks, look).upper,
    lower: Number.NEGATIVE_INFINITY,
  }))
  const lost = power(goingOn, means) - power(plan, means)
  const stopped = sumOf(rows.slice(0, -1).map(({ futilityChance }) => futilityChance.planned))
  const facts = { stopped: probabilityText(stopped), lost: probabilityText(lost) }
  return lost > mostLost && { level: 'caution', key: 'lateFutility', facts }
}

/** Where a delayed effect makes interim analyses say less. */
export function lateNotes(
  inputs: Inputs,
  values: Quantities,
  rows: readonly LookRow[],
): (Note<AllCodes> | false)[] {
  if (inputs.delay === 0) return []
  const solved = solvedOf(inputs)
  return [
    lateEffect(rows, solved, values.power),
    solved.futility !== null && lateFutility(rows, solved, reachedMeans(inputs, values, solved)),
    { level: 'info', key: 'lateTrend', facts: {} },
  ]
}
