import { choice, type InputsOf, percent } from '../../frame/fields.ts'
import {
  type ArmSizes,
  allocation,
  better,
  dropout,
  find,
  givenSize,
  proportion,
  testFields,
} from '../../frame/planning.ts'

const withMargin = { field: 'goal', options: ['noninferiority', 'equivalence', 'supermargin'] }

export const fields = {
  find: find('power', 'p1', 'margin'),
  goal: choice(['superiority', 'noninferiority', 'equivalence', 'supermargin']),
  ...testFields(),
  p1: { ...proportion('65'), unless: ['p1'] },
  p2: proportion('50'),
  margin: percent({
    initial: '10',
    min: 0.01,
    max: 90,
    asks: 'alone',
    varies: true,
    onlyWith: withMargin,
    unless: ['margin'],
  }),
  better: better({ field: 'goal', options: ['noninferiority', 'supermargin'] }),
  variance: choice(['null', 'unpooled']),
  correction: choice(['none', 'continuity'], { onlyWith: { field: 'goal', options: ['superiority'] } }),
  allocation: allocation(),
  dropout: dropout(),
  n: givenSize('170'),
}

export type Inputs = InputsOf<typeof fields>

/** `first`, with `p1`, is the new treatment; `second`, with `p2`, the control. */
export interface Quantities extends ArmSizes {
  power: number
  /** What was asked for: a proportion in group 1, or the margin. */
  above?: number
  below?: number
  lowest?: number
  highest?: number
  margin?: number
  largestMargin?: number
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

/** The quantity that is asked for, where it is not a size. `inputs` have what was found. */
export function soughtQuantity({ find, goal, better, p1, p2 }: Inputs) {
  if (find === 'size') return undefined
  if (find === 'margin' && goal === 'supermargin') return 'largestMargin'
  if (find !== 'p1') return find
  if (goal === 'superiority') return p1 > p2 ? 'above' : 'below'
  const isHighest = goal === 'equivalence' ? p1 > p2 : better === 'lower'
  return isHighest ? 'highest' : 'lowest'
}
