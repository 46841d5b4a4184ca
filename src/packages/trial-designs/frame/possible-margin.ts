import type { Fault } from './fields.ts'
import { amountText, percentText } from './format.ts'
import { exact } from './read-number.ts'

type Better = 'higher' | 'lower'
type Side = 'below' | 'above'

interface Direction {
  /** Those that have a margin. */
  goal: 'noninferiority' | 'equivalence' | 'supermargin'
  better: Better
  /** The proportion of the control, between 0 and 1. */
  control: number
}

const codes = {
  noninferiority: { below: 'marginBelowZero', above: 'marginAboveOne' },
  equivalence: { below: 'marginBothSides', above: 'marginBothSides' },
  supermargin: { below: 'marginOutOfReach', above: 'marginOutOfReach' },
} as const

type Code = (typeof codes)[Direction['goal']][Side] | 'noPossibleMargin'

export const switchedBetter = ({ better }: { better: Better }): { better: Better } => ({
  better: better === 'higher' ? 'lower' : 'higher',
})

function sidesOf({ goal, better }: Direction): readonly Side[] {
  if (goal === 'equivalence') return ['below', 'above']
  return (better === 'higher') === (goal === 'noninferiority') ? ['below'] : ['above']
}

const roomAt = (side: Side, { control }: Direction) => exact(side === 'below' ? control : 1 - control)

/** With margins below it the hypothesis is a proportion between 0 and 1. */
const roomOf = (direction: Direction) =>
  Math.min(...sidesOf(direction).map((side) => roomAt(side, direction)))

/** The largest margin that leaves the hypothesis a proportion of at least `least`, or 1 minus it. */
export const largestMargin = (direction: Direction, least: number) => exact(roomOf(direction) - least)

/**
 * Refuses a margin that no treatment can violate: under its hypothesis the proportion of the new
 * treatment would be 0 or less, or 1 or more.
 * @param margin above 0, as a proportion
 * @param isRight whether nothing else is wrong with the other direction, which is offered then
 */
export function refuseMargin(
  direction: Direction,
  margin: number,
  isRight: (other: { better: Better }) => boolean,
): Fault<Code> | null {
  const { goal, control } = direction
  const side = sidesOf(direction).find((one) => roomAt(one, direction) <= margin)
  if (!side) return null
  const other = switchedBetter(direction)
  const isOffered = roomOf({ ...direction, ...other }) > margin && isRight(other)
  const facts = {
    margin: amountText(margin * 100),
    control: percentText(control),
    limit: percentText(exact(control + (side === 'below' ? -margin : margin))),
    most: amountText(roomOf(direction) * 100),
  }
  return { field: 'margin', code: codes[goal][side], facts, ...(isOffered ? { offers: [other] } : {}) }
}

/**
 * Why a search for a margin found none: in place of a refusal that names the size alone.
 * @param largest the last margin that was tried, as a proportion
 * @param isEnough whether a margin of the other direction has just the power
 */
export function noPossibleMargin<Other extends string>(
  refusal: Fault<Other>,
  direction: Direction,
  { largest, isEnough }: { largest: number; isEnough: (other: { better: Better }) => boolean },
): Fault<Other | Code> {
  const { control, goal } = direction
  if (refusal.code !== 'unreachable' || goal !== 'noninferiority') return refusal
  const other = switchedBetter(direction)
  const facts = { ...refusal.facts, margin: amountText(largest * 100), control: percentText(control) }
  return { ...refusal, code: 'noPossibleMargin', facts, ...(isEnough(other) ? { offers: [other] } : {}) }
}
