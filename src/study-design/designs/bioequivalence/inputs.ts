import { maxParticipants } from '#src/study-design/frame/design.ts'
import { choice, type InputsOf, number, optionalNumber, percent } from '#src/study-design/frame/fields.ts'
import { type ArmSizes, alpha, dropout, power } from '#src/study-design/frame/planning.ts'

/** Two in each sequence or group: fewer leave almost no degrees of freedom. */
export const lowest = 4

export const fields = {
  layout: choice(['2x2', '2x2x4', 'parallel']),
  alpha: alpha(),
  power: power(),
  cv: percent({ initial: '30', min: 1, max: 300, varies: true }),
  gmr: number({ initial: '0.95', min: 0.01, max: 100, varies: true }),
  lower: number({ initial: '0.8', min: 0.01, max: 100 }),
  upper: number({ initial: '1.25', min: 0.01, max: 100 }),
  dropout: dropout(),
  n: optionalNumber({ min: lowest, max: maxParticipants, isWhole: true }),
}

export type Inputs = InputsOf<typeof fields>

export type Layout = Inputs['layout']

interface SequenceSizes {
  total: number
  firstSequence: number
  secondSequence: number
  enrolledTotal?: number
}

/** Parallel groups have arms, a crossover has sequences. */
export type Sizes = ArmSizes | SequenceSizes

export type Quantities = Sizes & {
  power: number
  df: number
  logSd: number
}
