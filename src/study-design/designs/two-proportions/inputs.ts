import { choice, type InputsOf, percent } from '#src/study-design/frame/fields.ts'
import {
  type ArmSizes,
  allocation,
  dropout,
  givenSize,
  proportion,
  testFields,
} from '#src/study-design/frame/planning.ts'

const withMargin = { field: 'goal', options: ['noninferiority', 'equivalence', 'supermargin'] }

export const fields = {
  goal: choice(['superiority', 'noninferiority', 'equivalence', 'supermargin']),
  ...testFields(),
  p1: proportion('65'),
  p2: proportion('50'),
  margin: percent({ initial: '10', min: 0.01, max: 90, asks: 'alone', onlyWith: withMargin }),
  variance: choice(['null', 'unpooled']),
  correction: choice(['none', 'continuity'], { onlyWith: { field: 'goal', options: ['superiority'] } }),
  allocation: allocation(),
  dropout: dropout(),
  n: givenSize(),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities extends ArmSizes {
  power: number
  exact?: number
  exactSecond?: number
  exactTotal?: number
  difference: number
}
