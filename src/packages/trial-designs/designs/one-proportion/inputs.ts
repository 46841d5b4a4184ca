import { maxParticipants } from '../../frame/checked.ts'
import { choice, type InputsOf } from '../../frame/fields.ts'
import { dropout, find, givenSize, type OneSize, proportion, testFields } from '../../frame/planning.ts'

export const fields = {
  find: find('power', 'p1'),
  ...testFields('1'),
  p0: proportion('20'),
  p1: { ...proportion('40'), unless: ['p1'] },
  test: choice(['exact', 'normal']),
  dropout: dropout(),
  n: givenSize('35', { min: 1, max: maxParticipants }),
}

export type Inputs = InputsOf<typeof fields>

/** What was asked for: the nearest proportions that the size shows, where they exist. */
interface Proportions {
  p1?: number
  below?: number
}

export interface NormalQuantities extends OneSize, Proportions {
  power: number
  exact?: number
}

/** A two-sided test rejects on both sides; `level` is the sum of both errors. */
export interface ExactQuantities extends OneSize, Proportions {
  power: number
  atLeast?: number
  atMost?: number
  level: number
  steady?: number
}

export type Quantities = NormalQuantities | ExactQuantities
