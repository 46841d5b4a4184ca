import { normalQuantile } from '@marom/statistics/distributions'
import { percentText } from '../../frame/format.ts'
import { refusePower, tailLevel } from '../../frame/planning.ts'
import { largestMargin, noPossibleMargin, refuseMargin } from '../../frame/possible-margin.ts'
import type { Refusal } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import { withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, nullDifferences, type Quantities } from './inputs.ts'
import { powerOfWhole } from './power.ts'

type Refused = { refusal: Refusal<Codes> }

/** A margin that no treatment can violate; null without a margin. */
function refuseImpossible(inputs: Inputs): Refusal<Codes> | null {
  const { goal, better, p2: control, margin } = inputs
  if (goal === 'superiority') return null
  return refuseMargin({ goal, better, control }, margin, (other) => refuse({ ...inputs, ...other }) === null)
}

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const { find, goal, margin, better, p1, p2 } = inputs
  if (find === 'margin' && goal === 'superiority') return { field: 'find', code: 'noMargin' }
  // Rounded to the digits that can be typed: 0.4 - 0.5 is slightly above -0.1.
  const difference = Number((p1 - p2).toFixed(10))
  const gain = better === 'higher' ? difference : -difference
  if (goal === 'superiority' && p1 === p2) return { field: 'p2', code: 'sameProportions' }
  const impossible = refuseImpossible(inputs)
  if (impossible) return find === 'margin' ? { ...impossible, field: 'p2' } : impossible
  const isBeyond = {
    superiority: false,
    noninferiority: gain <= -margin,
    equivalence: Math.abs(difference) >= margin,
    supermargin: gain <= margin,
  }[goal]
  if (isBeyond) return { field: find === 'margin' ? 'p1' : 'margin', code: 'beyondMargin' }
  return refusePower(inputs)
}

/** From a value with too little power. */
interface Range {
  from: number
  to: number
}

const shareOf = ({ min, max }: { min: number; max: number }) => ({ least: min / 100, most: max / 100 })
const { least, most } = shareOf(fields.p1)
const possible = (proportion: number) => Math.min(most, Math.max(least, proportion))

/**
 * Proportions in group 1. For a power of 50 % and more the size that is needed falls with the
 * distance from the hypothesis, so that one value on each side has the power. A margin below a
 * proportion near 0 is an exception: there the size first rises, as the variance does.
 */
function proportions(inputs: Inputs): Range[] {
  const { goal, better, p2, margin } = inputs
  const [up, down] = [
    { from: p2, to: most },
    { from: p2, to: least },
  ]
  if (goal === 'superiority') return [up, down]
  if (goal === 'equivalence')
    return [
      { from: possible(p2 + margin), to: p2 },
      { from: possible(p2 - margin), to: p2 },
    ]
  const from = possible(p2 + nullDifferences(inputs)[0])
  return [{ ...(better === 'higher' ? up : down), from }]
}

/** With a margin below the difference, smaller ones are easier to show. Larger ones end at the possible. */
function margins({ goal, better, p1, p2 }: Inputs): Range {
  const range = shareOf(fields.margin)
  const gain = better === 'higher' ? p1 - p2 : p2 - p1
  if (goal === 'supermargin') return { from: Math.max(range.least, gain), to: range.least }
  const from = Math.max(range.least, goal === 'equivalence' ? Math.abs(gain) : -gain)
  const largest = goal === 'superiority' ? 0 : largestMargin({ goal, better, control: p2 }, least)
  return { from, to: Math.max(from, Math.min(range.most, largest)) }
}

interface Arms {
  first: number
  second: number
}

/** With the arms of the given size: real numbers. */
type Sought = Inputs & { arms: Arms }

const powerOfFound = ({ powerOf, withValue }: ReturnType<typeof searchFor>, value: number) =>
  powerOf(withValue(value))

function searchFor(inputs: Sought, { from, to }: Range, withValue: (value: number) => Inputs) {
  const { arms } = inputs
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(inputs.power)
  // About half the distance that is needed.
  const step = (Math.max(z, 0.1) * 0.2) / Math.sqrt(Math.min(arms.first, arms.second))
  const powerOf = (changed: Inputs) => powerOfWhole(changed, arms)
  return { withValue, powerOf, refuse, from, to, step: step * Math.sign(to - from) }
}

/** Unequal proportions of an equivalence study only have less power, or hardly more. */
function refuseEqual(inputs: Sought): Refused | null {
  const power = powerOfWhole({ ...inputs, p1: inputs.p2 }, inputs.arms)
  if (inputs.goal !== 'equivalence' || power >= inputs.power) return null
  const reached = percentText(Math.floor(power * 1000) / 1000)
  return { refusal: { field: 'n', code: 'equalTooFew', facts: { reached } } }
}

/** The proportion in group 1 above and below the control; or why there is none. */
function foundProportions(inputs: Sought): { above?: Inputs; below?: Inputs } | Refused {
  const sides: { above?: Inputs; below?: Inputs } = {}
  const impossible = refuseImpossible(inputs)
  let refused = impossible ? { refusal: impossible } : refuseEqual(inputs)
  if (refused) return refused
  for (const range of proportions(inputs)) {
    const search = searchFor(inputs, range, (p1) => ({ ...inputs, p1 }))
    // The search begins at the limit of a proportion, not where the hypothesis is true.
    const isUnlimited = powerOfFound(search, range.from) >= inputs.power
    const solved: Inputs | Refused = isUnlimited
      ? { refusal: { field: 'margin', code: 'anyProportion' } }
      : withFound(inputs, search)
    if ('refusal' in solved) refused ??= solved
    else sides[solved.p1 > inputs.p2 ? 'above' : 'below'] = solved
  }
  return refused && !sides.above && !sides.below ? refused : sides
}

const searchMargin = (inputs: Sought) =>
  searchFor(inputs, margins(inputs), (margin) => ({ ...inputs, margin }))

function foundMargin(inputs: Sought): Inputs | Refused {
  const { goal, better, p2: control, power } = inputs
  const search = searchMargin(inputs)
  if (goal !== 'superiority' && powerOfFound(search, search.from) >= power)
    return { refusal: { field: 'p1', code: 'anyMargin' } }
  const found = withFound(inputs, search)
  if (goal === 'superiority' || !('refusal' in found)) return found
  const isEnough = (other: Pick<Inputs, 'better'>) => {
    const switched = searchMargin({ ...inputs, ...other })
    return powerOfFound(switched, switched.from) < power && powerOfFound(switched, switched.to) >= power
  }
  const tried = { largest: search.to, isEnough }
  return { refusal: noPossibleMargin(found.refusal, { goal, better, control }, tried) }
}

const armsGiven = ({ n, allocation }: Inputs): Arms => armsOf(n ?? Number.NaN, 1 / allocation)

/** The inputs with the proportion or margin with which the size has the power. */
export function solve(inputs: Inputs, arms = armsGiven(inputs)): Inputs | Refused {
  const { find } = inputs
  if (inputs.n === null || find === 'size' || find === 'power') return inputs
  if (find === 'margin') return foundMargin({ ...inputs, arms })
  const sides = foundProportions({ ...inputs, arms })
  return 'refusal' in sides ? sides : (sides.above ?? sides.below ?? inputs)
}

/** What was found; on both sides of the control where both have an answer. */
export function foundIn(inputs: Inputs, arms = armsGiven(inputs)): Partial<Quantities> {
  const { find, goal, margin } = inputs
  if (inputs.n === null || find === 'size' || find === 'power') return {}
  if (find === 'margin') return goal === 'supermargin' ? { largestMargin: margin } : { margin }
  const sides = foundProportions({ ...inputs, arms })
  if ('refusal' in sides) return {}
  const [above, below] = [sides.above?.p1, sides.below?.p1]
  if (goal === 'superiority') return { above, below }
  if (goal === 'equivalence') return { highest: above, lowest: below }
  return inputs.better === 'higher' ? { lowest: inputs.p1 } : { highest: inputs.p1 }
}
