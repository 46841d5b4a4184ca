import { maxParticipants } from '../../frame/checked.ts'
import { choice, type InputsOf, number, percent, type Texts } from '../../frame/fields.ts'
import { type ArmSizes, alpha, dropout, find, givenSize, power } from '../../frame/planning.ts'

/** Two in each sequence or group: fewer leave almost no degrees of freedom. */
export const lowest = 4

/** `95` is read as 0.95. */
const ratioOfMeans = (initial: string, varies = false) =>
  number({ initial, min: 0.01, max: 10, varies, unit: 'share', isConventional: true })

export const fields = {
  find: find('power', 'gmr', 'cv'),
  layout: choice(['2x2', '2x2x4', 'parallel']),
  alpha: alpha(),
  power: power(),
  cv: percent({ initial: '30', min: 1, max: 300, varies: true, unless: ['cv'] }),
  gmr: { ...ratioOfMeans('0.95', true), unless: ['gmr'] },
  lower: ratioOfMeans('0.8'),
  upper: ratioOfMeans('1.25'),
  dropout: dropout(),
  n: givenSize('40', { min: lowest, max: maxParticipants }),
}

/** Both limits in one field, such as `80/125` or `0.80–1.25`. */
const pair = /^\s*(\d*[.,]?\d+)\s*%?\s*[/:\u2013-]\s*(\d*[.,]?\d+)\s*%?\s*$/

export function rewrite(given: Texts): Texts {
  for (const text of [given.lower, given.upper]) {
    const [, lower, upper] = pair.exec(text?.slice(0, 31) ?? '') ?? []
    if (lower !== undefined && upper !== undefined) return { ...given, lower, upper }
  }
  return given
}

export type Inputs = InputsOf<typeof fields>

export type Layout = Inputs['layout']

/** Participants who can be evaluated, by ICH M13A: 12, or 12 in each of two groups. */
export const smallestTotal = ({ layout }: Pick<Inputs, 'layout'>) => (layout === 'parallel' ? 24 : 12)

interface SequenceSizes {
  total: number
  firstSequence: number
  secondSequence: number
  enrolledTotal?: number
}

/** Parallel groups have arms, of which the first has the test product; a crossover has sequences. */
export type Sizes = ArmSizes | SequenceSizes

export type Quantities = Sizes & {
  power: number
  /** What was asked for: the ratios furthest from the middle of the limits, or the largest CV. */
  gmr?: number
  highest?: number
  cv?: number
  /** The total that reaches the power, where the smallest allowed one is larger. */
  byPower?: number
  df: number
  logSd: number
}
