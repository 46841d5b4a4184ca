import { choice, type InputsOf, percent } from '#src/study-design/frame/fields.ts'
import {
  type ArmSizes,
  allocation,
  better,
  dropout,
  find,
  givenSize,
  proportion,
  testFields,
} from '#src/study-design/frame/planning.ts'

const withMargin = { field: 'goal', options: ['noninferiority', 'equivalence', 'supermargin'] }

export const fields = {
  find: find('power'),
  goal: choice(['superiority', 'noninferiority', 'equivalence', 'supermargin']),
  ...testFields(),
  p1: proportion('65'),
  p2: proportion('50'),
  margin: percent({ initial: '10', min: 0.01, max: 90, asks: 'alone', onlyWith: withMargin }),
  better: better({ field: 'goal', options: ['noninferiority', 'supermargin'] }),
  variance: choice(['null', 'unpooled']),
  correction: choice(['none', 'continuity'], { onlyWith: { field: 'goal', options: ['superiority'] } }),
  allocation: allocation(),
  dropout: dropout(),
  n: givenSize('170'),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities extends ArmSizes {
  power: number
  exact?: number
  exactSecond?: number
  exactTotal?: number
  difference: number
}

/** Only without a margin: Fleiss's correction is for the hypothesis of equality. */
export const isCorrected = ({ goal, correction }: Pick<Inputs, 'goal' | 'correction'>) =>
  goal === 'superiority' && correction === 'continuity'

/** The differences (first minus second) under the hypotheses, one for each test. */
export function nullDifferences({
  goal,
  margin,
  better,
}: Pick<Inputs, 'goal' | 'margin' | 'better'>): [number, ...number[]] {
  if (goal === 'equivalence') return [-margin, margin]
  const gain = { superiority: 0, noninferiority: -margin, supermargin: margin }[goal]
  return [better === 'higher' || gain === 0 ? gain : -gain]
}
