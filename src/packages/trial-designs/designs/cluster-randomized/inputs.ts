import { choice, type InputsOf, number } from '../../frame/fields.ts'
import { amountText, percentText, significantText } from '../../frame/format.ts'
import { better, dropout, find, givenSize, proportion, testFields } from '../../frame/planning.ts'

const means = { field: 'outcome', options: ['means'] }
const proportions = { field: 'outcome', options: ['proportions'] }
const withMargin = { field: 'goal', options: ['noninferiority'] }

export const fields = {
  find: find('power', 'effect', 'm', 'icc', 'margin'),
  outcome: choice(['means', 'proportions']),
  goal: choice(['superiority', 'noninferiority']),
  ...testFields(),
  difference: number({
    initial: '5',
    min: -1e6,
    max: 1e6,
    varies: true,
    onlyWith: means,
    unless: ['effect'],
  }),
  sd: number({ initial: '10', min: 1e-6, max: 1e6, varies: true, onlyWith: means }),
  p1: { ...proportion('65'), onlyWith: proportions, unless: ['effect'] },
  p2: { ...proportion('50'), onlyWith: proportions },
  better: better(withMargin),
  margin: number({
    initial: '5',
    min: 1e-6,
    max: 1e6,
    varies: true,
    onlyWith: withMargin,
    unless: ['margin'],
  }),
  m: number({ initial: '20', min: 1, max: 100_000, varies: true, unless: ['m'] }),
  icc: number({ initial: '0.05', min: 0, max: 1, varies: true, unit: 'share', unless: ['icc'] }),
  cv: number({ initial: '0', min: 0, max: 3, unit: 'share', isConventional: true }),
  analysis: choice(['weighted', 'unweighted']),
  dropout: dropout(),
  n: givenSize('8', { max: 100_000 }),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities {
  /** What was asked for. */
  difference?: number
  p1?: number
  /** Below the control, where the one above it is `p1`. */
  p1Below?: number
  m?: number
  icc?: number
  margin?: number
  /** Of proportions. */
  marginPoints?: number
  clusters: number
  clustersTotal: number
  /** Participants in each arm, which are as many: `p1` is that of the new treatment, `p2` of the control. */
  first: number
  second: number
  total: number
  perCluster?: number
  enrolledTotal?: number
  power: number
  designEffect: number
  /** The found size of a cluster before it is rounded up. */
  exactM?: number
  exact?: number
  normal?: number
}

/** What was found, as it is printed; what was typed, with all its digits. */
export function textOf(
  inputs: Inputs,
  name: 'difference' | 'p1' | 'p2' | 'm' | 'icc' | 'margin' | 'sd' | 'cv',
): string {
  const isFound = fields[name].unless?.includes(inputs.find) ?? false
  const value = inputs[name]
  if (name === 'p1' || name === 'p2')
    return isFound ? percentText(Number(value.toFixed(4))) : percentText(value)
  return isFound && name !== 'm' ? significantText(value) : amountText(value)
}
