import type { ArmSizes } from '#src/study-design/frame/planning.ts'

export interface Inputs {
  goal: 'superiority' | 'noninferiority' | 'equivalence' | 'supermargin'
  sides: '1' | '2'
  alpha: number
  power: number
  p1: number
  p2: number
  margin: number
  variance: 'null' | 'unpooled'
  correction: 'none' | 'continuity'
  ratio: number
  dropout: number
  n: number | null
}

export interface Quantities extends ArmSizes {
  power: number
  exact?: number
  exactSecond?: number
  exactTotal?: number
  difference: number
}
