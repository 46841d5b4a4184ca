export interface Inputs {
  outcome: 'means' | 'proportions'
  goal: 'superiority' | 'noninferiority'
  sides: '1' | '2'
  alpha: number
  power: number
  difference: number
  sd: number
  p1: number
  p2: number
  margin: number
  m: number
  icc: number
  cv: number
  dropout: number
  n: number | null
}
