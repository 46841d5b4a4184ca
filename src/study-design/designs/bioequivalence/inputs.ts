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
