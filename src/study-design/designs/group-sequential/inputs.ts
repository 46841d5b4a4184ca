import type { en } from '#content/study-design/designs/group-sequential/en.ts'

export type Boundary = 'obrienFleming' | 'pocock' | 'hwangShihDeCani' | 'wangTsiatis'

/** `t1` to `t5` are percentages of the information; null where the looks are evenly spaced. */
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

export interface Shown {
  maximum: number
  enrolledSize?: number
  power: number
  inflation: number
  expectedAlternative: number
  expectedNull: number
  exactMaximum: number
  exactAlternative: number
  exactNull: number
  drift: number
}

type Bounds = { [Name in Extract<keyof (typeof en)['quantities'], `z${number}`>]?: number }

/** The page shows the bounds only in its table; in files and checks each is a quantity. */
export type Quantities = Shown & Bounds
