import { amountText, countText, percentText, quantityText } from '../../frame/format.ts'
import type { Sentence } from '../../frame/result.ts'
import {
  allocated,
  analysisSet,
  calculatedBy,
  computed,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '../../frame/sentences.ts'
import type { Codes } from './codes.ts'
import { type Inputs, isCorrected, type Quantities, soughtQuantity } from './inputs.ts'

const rounded = { as: 'percent', decimals: 2 } as const

/** A proportion that was typed, or found. */
export const shareText = (share: number, isFound: boolean) =>
  isFound ? quantityText(share, rounded) : percentText(share)

/** A margin that was typed, or found, in percentage points. */
const pointsText = (margin: number, isFound: boolean) =>
  isFound ? (margin * 100).toFixed(2) : amountText(margin * 100)

/** Which of the values that reach the power was found. */
export function lastOf(inputs: Inputs) {
  const lasts = {
    power: undefined,
    margin: 'smallestMargin',
    largestMargin: 'largestMargin',
    above: 'lowestAbove',
    below: 'highestBelow',
    lowest: 'lowestShare',
    highest: 'highestShare',
  } as const
  const sought = soughtQuantity(inputs)
  return sought && lasts[sought]
}

/** The difference; where it was found, the proportion of the control. */
export function doubts({ goal, better, p1, p2 }: Inputs) {
  const isLess = goal === 'equivalence' ? p1 < p2 : better === 'higher'
  return [
    { row: 'effect', side: 'less', part: 'smallerShare' },
    { row: 'differenceByMargin', side: isLess ? 'less' : 'more', part: 'shiftedShare' },
    { row: 'p2', side: 'more', part: 'largerControl' },
  ] as const
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, goal, sides, better, p1, p2, allocation } = inputs
  const margin = pointsText(inputs.margin, find === 'margin')
  const isSuperiority = goal === 'superiority'
  const underHypothesis = isSuperiority ? 'pooled' : 'score'
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, p1 > p2),
    /** On the side of the hypothesis, and of the interval that rejects it. */
    side: { part: better === 'higher' ? 'below' : 'above' },
    exceeds: { part: better === 'higher' ? 'exceeds' : 'fallsBelow' },
    limits: { part: intervalOf(inputs), facts: { margin } },
    variance: { part: inputs.variance === 'null' ? underHypothesis : 'unpooled' },
    goal: { part: goal },
    first: countText(values.first),
    second: countText(values.second),
    total: countText(values.total),
    p1: {
      part: find === 'p1' ? 'foundFirst' : 'assumedFirst',
      facts: { p1: shareText(p1, find === 'p1') },
    },
    p2: percentText(p2),
    margin,
    marginSource: find === 'margin' ? '' : ({ part: 'source' } as const),
  } as const
  return [
    { key: goal, facts },
    ...(isCorrected(inputs) ? [{ key: 'correction', facts: {} } as const] : []),
    ...targetPower(inputs),
    { key: isSuperiority ? 'detect' : 'conclude', facts },
    ...computed(
      find === 'margin' ? { part: 'value.points', facts: { count: margin } } : shareText(p1, true),
      lastOf(inputs),
    ),
    ...sensitivity,
    allocated('groups', allocation),
    losses(inputs.dropout, values),
    analysisSet('allRandomized', { hasMargin: goal === 'noninferiority' || goal === 'equivalence' }),
    calculatedBy(methodOf(inputs)),
  ]
}

/** Where the interval lies if the study succeeds. */
function intervalOf({ goal, better }: Inputs) {
  const isAbove = better === 'higher'
  if (goal === 'supermargin') return isAbove ? 'abovePositive' : 'belowNegative'
  return isAbove ? 'aboveNegative' : 'belowPositive'
}

/** Fleiss has the pooled variance and the correction, Farrington and Manning the margins. */
export function methodOf(inputs: Inputs) {
  const { variance, goal } = inputs
  if (variance === 'unpooled' && !isCorrected(inputs)) return 'chow'
  return goal === 'superiority' ? 'fleiss' : 'farringtonManning'
}

export function formula(inputs: Inputs): Codes['formulas'][] {
  const { goal, better, variance } = inputs
  const side = better === 'higher' ? 'Higher' : 'Lower'
  const size = {
    superiority: ['size', 'superiority'],
    noninferiority: ['size', `noninferiority${side}`],
    supermargin: ['size', `supermargin${side}`],
    equivalence: ['equivalence', 'fromBelow', 'fromAbove'],
  } as const
  const ofEquality = ['pooled', 'mean'] as const
  const underHypothesis = goal === 'superiority' ? ofEquality : (['constrained'] as const)
  return [
    ...size[goal],
    'assumed',
    ...(variance === 'null' ? underHypothesis : (['unpooled'] as const)),
    'allocation',
    ...(isCorrected(inputs) ? ['corrected' as const] : []),
  ]
}
