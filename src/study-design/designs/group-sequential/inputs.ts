export type Boundary = 'obrienFleming' | 'pocock' | 'hwangShihDeCani' | 'wangTsiatis'

/**
 * What the boundaries depend on; `t1` to `t5` are percentages of the information, null where the
 * looks are evenly spaced.
 */
export interface Rules {
  boundary: Boundary
  gamma: number
  shape: number
  sides: '1' | '2'
  alpha: number
  power: number
  looks: number
  t1: number | null
  t2: number | null
  t3: number | null
  t4: number | null
  t5: number | null
}

export interface Inputs extends Rules {
  unit: 'participants' | 'events'
  fixed: number
  dropout: number
}
