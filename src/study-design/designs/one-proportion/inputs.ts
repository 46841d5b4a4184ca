import { maxExact } from '#src/study-design/frame/exact-binomial.ts'
import { choice, type InputsOf } from '#src/study-design/frame/fields.ts'
import {
  dropout,
  find,
  givenSize,
  type OneSize,
  proportion,
  testFields,
} from '#src/study-design/frame/planning.ts'

export const fields = {
  find: find('power'),
  ...testFields('1'),
  p0: proportion('20'),
  p1: proportion('40'),
  test: choice(['exact', 'normal']),
  dropout: dropout(),
  n: givenSize('35', { min: 1, max: maxExact }),
}

export type Inputs = InputsOf<typeof fields>

export interface NormalQuantities extends OneSize {
  power: number
  exact?: number
}

/** A two-sided test rejects on both sides; `level` is the sum of both errors. */
export interface ExactQuantities extends OneSize {
  power: number
  atLeast?: number
  atMost?: number
  level: number
  steady?: number
}

export type Quantities = NormalQuantities | ExactQuantities
