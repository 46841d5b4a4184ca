import { choice, type InputsOf, number } from '#src/study-design/frame/fields.ts'
import { better, dropout, find, givenSize, proportion, testFields } from '#src/study-design/frame/planning.ts'

const means = { field: 'outcome', options: ['means'] }
const proportions = { field: 'outcome', options: ['proportions'] }
const withMargin = { field: 'goal', options: ['noninferiority'] }

export const fields = {
  find: find('power'),
  outcome: choice(['means', 'proportions']),
  goal: choice(['superiority', 'noninferiority']),
  ...testFields(),
  difference: number({ initial: '5', min: -1e6, max: 1e6, varies: true, onlyWith: means }),
  sd: number({ initial: '10', min: 1e-6, max: 1e6, varies: true, onlyWith: means }),
  p1: { ...proportion('65'), onlyWith: proportions },
  p2: { ...proportion('50'), onlyWith: proportions },
  better: better(withMargin),
  margin: number({ initial: '5', min: 1e-6, max: 1e6, onlyWith: withMargin }),
  m: number({ initial: '20', min: 1, max: 100_000, varies: true }),
  icc: number({ initial: '0.05', min: 0, max: 1, varies: true, unit: 'share' }),
  cv: number({ initial: '0', min: 0, max: 3, unit: 'share' }),
  analysis: choice(['weighted', 'unweighted']),
  dropout: dropout(),
  n: givenSize('8', { max: 100_000 }),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities {
  clusters: number
  clustersTotal: number
  first: number
  second: number
  total: number
  perCluster?: number
  enrolledTotal?: number
  power: number
  designEffect: number
  exact?: number
  normal?: number
}
