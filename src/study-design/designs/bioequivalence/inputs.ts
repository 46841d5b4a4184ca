import type { ArmSizes } from '#src/study-design/frame/planning.ts'

export type Layout = '2x2' | '2x2x4' | 'parallel'

export interface Inputs {
  layout: Layout
  alpha: number
  power: number
  cv: number
  gmr: number
  lower: number
  upper: number
  dropout: number
  n: number | null
}

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
