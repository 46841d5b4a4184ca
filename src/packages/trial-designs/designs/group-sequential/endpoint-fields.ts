import { courseFields } from '../../frame/course-fields.ts'
import { choice, number } from '../../frame/fields.ts'
import { allocation, better, dropout } from '../../frame/planning.ts'
import { fields as survival } from '../time-to-event/inputs.ts'
import { fields as means } from '../two-means/inputs.ts'
import { fields as proportions } from '../two-proportions/inputs.ts'

const ofUnit = (...options: readonly string[]) => ({ field: 'unit', options })
const ofMeans = ofUnit('means')
const ofProportions = ofUnit('proportions')
const ofSurvival = ofUnit('survival')
const ofEndpoint = ofUnit('means', 'proportions', 'survival')
const withGoal = (...options: readonly string[]) => ({ field: 'goal', options })
const unless = ['effect']

/**
 * What is measured, and what is assumed of it: the fields of the designs with a single analysis. Only
 * the abstract units, `participants` and `events`, have their size with a single analysis typed.
 */
export const effectFields = {
  unit: choice(['means', 'proportions', 'survival', 'participants', 'events']),
  comparison: { ...means.comparison, onlyWith: ofMeans },
  goal: choice(['superiority', 'noninferiority', 'supermargin'], { onlyWith: ofEndpoint }),
  difference: { ...means.difference, onlyWith: ofMeans, unless },
  sd: { ...means.sd, onlyWith: ofMeans, unless: undefined },
  correlation: { ...means.correlation, onlyWith: [ofMeans, { field: 'comparison', options: ['two'] }] },
  p1: { ...proportions.p1, onlyWith: ofProportions, unless },
  p2: { ...proportions.p2, onlyWith: ofProportions },
  hr: { ...survival.hr, onlyWith: ofSurvival, unless },
  meanMargin: { ...means.margin, onlyWith: [ofMeans, withGoal('noninferiority')], unless: undefined },
  pointMargin: {
    ...proportions.margin,
    onlyWith: [ofProportions, withGoal('noninferiority', 'supermargin')],
    unless: undefined,
  },
  ratioMargin: { ...survival.margin, onlyWith: [ofSurvival, withGoal('noninferiority')], unless: undefined },
  better: better(withGoal('noninferiority', 'supermargin')),
  fixed: number({ initial: '200', min: 2, max: 1_000_000, onlyWith: ofUnit('participants', 'events') }),
  method: { ...survival.method, onlyWith: ofSurvival },
  variance: { ...proportions.variance, onlyWith: ofProportions },
  correction: { ...proportions.correction, onlyWith: [ofProportions, withGoal('superiority')] },
}

/** Arms, losses, and the course of a survival trial. */
export const trialFields = {
  allocation: { ...allocation(), onlyWith: [ofEndpoint, { field: 'comparison', options: ['two'] }] },
  dropout: { ...dropout(), onlyWith: ofUnit('means', 'proportions', 'participants') },
  ...courseFields([ofSurvival]),
}

/** Older addresses have a size with a single analysis, and count participants unless they say more. */
export const withUnit = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  given.unit === undefined && given.fixed !== undefined ? { unit: 'participants', ...given } : given
