import type { ArmSizes, OneSize } from '#src/study-design/frame/planning.ts'

export type Comparison = 'two' | 'paired' | 'one'
type Goal = 'superiority' | 'noninferiority' | 'equivalence'

export interface Inputs {
  comparison: Comparison
  goal: Goal
  sides: '1' | '2'
  alpha: number
  power: number
  difference: number
  sd: number
  margin: number
  ratio: number
  dropout: number
  n: number | null
}

export type Quantities = (OneSize | ArmSizes) & {
  power: number
  effect?: number
  exact?: number
  normal?: number
}
