import { errsTooOften, maxExact, searchExact } from '../../frame/exact-binomial.ts'
import {
  amountText,
  countText,
  levelText,
  percentText,
  probabilityText,
  significantText,
} from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import type { Note } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import type { ExactQuantities, Inputs, Quantities } from './inputs.ts'
import { trueChances } from './z-test.ts'

/** A power that is off by more, to either side, is pointed out. */
const mostOff = 0.03

/** The rule on the side of the assumed proportion. */
function ruleNote({ p0, p1 }: Inputs, values: ExactQuantities): Note<Codes> {
  const { size } = values
  const isAbove = p1 > p0
  const count = isAbove ? values.atLeast : values.atMost
  const facts = {
    size: countText(size),
    p0: percentText(p0),
    count: countText(count),
    share: count === undefined ? undefined : `${((100 * count) / size).toFixed(1)}%`,
  }
  if (count === undefined) return { level: 'stop', key: 'never', facts }
  return { level: 'info', key: isAbove ? 'above' : 'below', facts }
}

/** How far the z test is from its exact probabilities, and from the exact test. */
function approximationNotes(inputs: Inputs, { size, power }: Quantities): Note<Codes>[] {
  const { n } = inputs
  const nominal = tailLevel(inputs)
  const chances = trueChances(inputs, size)
  const isPowerOff = Math.abs(chances.power - power) > mostOff
  const level = errsTooOften(chances.level, nominal) ?? (isPowerOff ? 'caution' : null)
  const exact = n === null && size <= maxExact ? searchExact({ ...inputs, level: nominal }, null) : null
  const isOff = exact !== null && Math.abs(Math.log(exact.chosen.n / size)) > Math.log(1.1)
  const facts = {
    size: countText(size),
    level: levelText(chances.level),
    nominal: amountText(nominal),
    power: probabilityText(chances.power),
    exact: countText(exact?.chosen.n),
  } as const
  return [
    ...(level ? [{ level, key: 'approximate', facts } as const] : []),
    ...(isOff ? [{ level: 'info', key: 'exactSize', facts } as const] : []),
  ]
}

/** Which true proportions the size shows; a one-sided test of either side has its own. */
function nearestNote({ find, sides, power }: Inputs, { size, p1, below }: Quantities): Note<Codes>[] {
  if (find !== 'p1') return []
  const shown = (share: number) => `${significantText(share * 100)}%`
  const facts = {
    size: countText(size),
    power: percentText(power),
    p1: p1 === undefined ? undefined : shown(p1),
    below: below === undefined ? undefined : shown(below),
  }
  if (p1 === undefined) return [{ level: 'info', key: 'nearest.below', facts }]
  if (below === undefined) return [{ level: 'info', key: 'nearest.above', facts }]
  return [{ level: 'info', key: sides === '2' ? 'nearest.both' : 'nearest.either', facts }]
}

export function notes(inputs: Inputs, values: Quantities): Note<Codes>[] {
  const others = 'level' in values ? [ruleNote(inputs, values)] : approximationNotes(inputs, values)
  return [...nearestNote(inputs, values), ...others]
}
