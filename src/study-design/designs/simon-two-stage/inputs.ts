import { choice, type InputsOf, number, percent } from '#src/study-design/frame/fields.ts'
import { dropout, type OneSize, power } from '#src/study-design/frame/planning.ts'

const proportion = (initial: string) =>
  percent({ initial, min: 0.1, max: 99.9, varies: true, asks: 'together' })

export const fields = {
  criterion: choice(['optimal', 'minimax']),
  alpha: number({ initial: '0.05', min: 0.001, max: 0.5, unit: 'share' }),
  power: power(),
  p0: proportion('10'),
  p1: proportion('30'),
  dropout: dropout(),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities extends OneSize {
  r1: number
  n1: number
  r: number
  power: number
  level: number
  earlyStop: number
  expectedSize: number
  singleStage: number
}
