import { choice, type InputsOf, number } from '../../frame/fields.ts'
import {
  type ArmSizes,
  allocation,
  better,
  dropout,
  find,
  givenSize,
  type OneSize,
  testFields,
} from '../../frame/planning.ts'

const ofGroups = { field: 'comparison', options: ['two'] }
const withMargin = { field: 'goal', options: ['noninferiority', 'equivalence'] }

export const fields = {
  find: find('power', 'difference', 'margin', 'sd'),
  comparison: choice(['two', 'paired', 'one']),
  goal: choice(['superiority', 'noninferiority', 'equivalence']),
  ...testFields(),
  difference: number({ initial: '5', min: -1e6, max: 1e6, varies: true, unless: ['difference'] }),
  sd: number({ initial: '10', min: 1e-6, max: 1e6, varies: true, unless: ['sd'] }),
  correlation: number({
    initial: '0',
    min: 0,
    max: 0.99,
    varies: true,
    unit: 'share',
    isConventional: true,
    onlyWith: ofGroups,
  }),
  margin: number({
    initial: '5',
    min: 1e-6,
    max: 1e6,
    varies: true,
    onlyWith: withMargin,
    unless: ['margin'],
  }),
  better: better({ field: 'goal', options: ['noninferiority'] }),
  allocation: { ...allocation(), onlyWith: ofGroups },
  dropout: dropout(),
  n: givenSize('64'),
}

export type Inputs = InputsOf<typeof fields>

export type Comparison = Inputs['comparison']

/** `first` is the new treatment, and `difference` is first minus second. */
export type Quantities = (OneSize | ArmSizes) & {
  power: number
  /** What was asked for: the difference to show, or with a margin the last one that is no worse. */
  difference?: number
  leastFavorable?: number
  /** With two one-sided tests, in either direction. */
  largest?: number
  margin?: number
  sd?: number
  effect?: number
  exact?: number
  normal?: number
}

/** How far the assumption lies inside the margin, or from equality: what the test has to show. */
export function distanceOf({ goal, difference, margin, better }: Inputs): number {
  if (goal === 'superiority') return Math.abs(difference)
  if (goal === 'equivalence') return margin - Math.abs(difference)
  return (better === 'higher' ? difference : -difference) + margin
}

/** The standard deviation that the baseline value does not explain: that of the residuals of both groups. */
export const residualSd = ({ sd, correlation }: Pick<Inputs, 'sd' | 'correlation'>) =>
  sd * Math.sqrt(1 - correlation ** 2)

/** Whether the analysis has the baseline value as a covariate, which takes one degree of freedom. */
export const isAdjusted = ({ correlation }: Pick<Inputs, 'correlation'>) => correlation > 0

/** The quantity that is asked for, where it is not a size. */
export function soughtQuantity({ find, goal }: Inputs) {
  if (find !== 'difference') return find === 'size' ? undefined : find
  return ({ superiority: 'difference', noninferiority: 'leastFavorable', equivalence: 'largest' } as const)[
    goal
  ]
}
