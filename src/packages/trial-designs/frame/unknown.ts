import type { Fault } from './fields.ts'
import { percentText } from './format.ts'
import { valueForChance } from './root-finding.ts'

interface Unknown<V, Refused> {
  /** The inputs with a value of what is asked for. */
  withValue: (value: number) => V
  powerOf: (inputs: V) => number
  /** Called with the last value: what is refused there cannot be found. */
  refuse: (inputs: V) => Refused | null
  /** From a value with too little power, by a step towards `to`. */
  from: number
  step: number
  to: number
}

type Unreachable = { refusal: Fault<'unreachable'> }

/**
 * The inputs with the value at which the power reaches its target.
 * @returns a refusal if even the last value has less: the field to change is the size
 */
export function withFound<V extends { power: number }, Refused extends Fault>(
  { power }: V,
  { withValue, powerOf, refuse, ...range }: Unknown<V, Refused>,
): V | Unreachable | { refusal: Refused } {
  const refusal = refuse(withValue(range.to))
  if (refusal) return { refusal }
  const found = valueForChance((value) => powerOf(withValue(value)), power, range)
  if (found !== null) return withValue(found)
  const most = percentText(Math.floor(powerOf(withValue(range.to)) * 1000) / 1000)
  return { refusal: { field: 'n', code: 'unreachable', facts: { most } } }
}

/**
 * A found value with ten digits, as its field writes it, moved by at most two units of the last one
 * to the side with more power. So a power that must be reached exactly, as by an exact test, is.
 * @param value not 0
 * @param to where the power is larger
 */
export function roundedTowards(value: number, to: number): number {
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 9)
  const units = value / unit
  const isUp = to > value
  const rounded = Number((unit * (isUp ? Math.ceil(units) + 1 : Math.floor(units) - 1)).toPrecision(10))
  return isUp ? Math.min(to, rounded) : Math.max(to, rounded)
}
