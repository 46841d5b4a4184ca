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

export interface Quantities {
  clusters: number
  clustersTotal: number
  first: number
  second: number
  total: number
  perCluster?: number
  enrolledTotal?: number
  power: number
  designEffect: number
  exact?: number
  normal?: number
}
