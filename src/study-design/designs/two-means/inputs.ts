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
