import { amountText, countText, significantText } from '../../frame/format.ts'
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
import { type Inputs, isAdjusted, type Quantities, soughtQuantity } from './inputs.ts'

const lasts = {
  power: undefined,
  difference: 'smallestDifference',
  leastFavorable: 'leastFavorable',
  largest: 'largestDifference',
  margin: 'smallestMargin',
  sd: 'largestSd',
} as const

/** Which of the values that reach the power was found. */
export function lastOf(inputs: Inputs) {
  const sought = soughtQuantity(inputs)
  return sought && lasts[sought]
}

/** The standard deviation; where it was found, the difference. */
export function doubts({ goal, better, difference }: Inputs) {
  const isLess = goal === 'equivalence' ? difference < 0 : better === 'higher'
  return [
    { row: 'sd', side: 'more', part: 'largerSd' },
    { row: 'difference', side: 'less', part: 'smallerDifference' },
    { row: 'differenceByMargin', side: isLess ? 'less' : 'more', part: 'shiftedDifference' },
  ] as const
}

/** Whom the size counts, by default. */
export const included = { two: 'allRandomized', paired: 'allPairs', one: 'allTreated' } as const

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, comparison, goal, sides, better, dropout, allocation } = inputs
  const textOf = (name: 'difference' | 'margin' | 'sd') =>
    (find === name ? significantText : amountText)(inputs[name])
  const assumed = (name: 'difference' | 'sd') =>
    find === name ? textOf(name) : ({ part: 'sourced', facts: { value: textOf(name) } } as const)
  const margin = textOf('margin')
  const isAncova = isAdjusted(inputs)
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, inputs.difference > 0),
    goal: { part: goal },
    first: 'first' in values ? countText(values.first) : undefined,
    second: 'first' in values ? countText(values.second) : undefined,
    total: 'total' in values ? countText(values.total) : undefined,
    size: 'size' in values ? countText(values.size) : undefined,
    difference: assumed('difference'),
    sd: assumed('sd'),
    margin,
    marginSource: find === 'margin' ? '' : ({ part: 'source' } as const),
    test: { part: isAncova ? 'ancova' : 'tTest' },
    tests: { part: isAncova ? 'ancovas' : 'tTests' },
    estimate: { part: isAncova ? 'adjustedMeans' : 'inMeans' },
    /** On the side of the hypothesis, and of the interval that rejects it. */
    side: { part: better === 'higher' ? 'below' : 'above' },
    limits: { part: better === 'higher' ? 'aboveMargin' : 'belowMargin', facts: { margin } },
  } as const
  return [
    { key: `${comparison}.${goal}`, facts },
    ...targetPower(inputs),
    { key: goal === 'superiority' ? `${comparison}.detect` : `${comparison}.conclude`, facts },
    ...(isAncova
      ? [{ key: 'correlation', facts: { correlation: amountText(inputs.correlation) } } as const]
      : []),
    ...computed(find === 'size' || find === 'power' ? '' : textOf(find), lastOf(inputs)),
    ...sensitivity,
    ...(comparison === 'two' ? [allocated('groups', allocation)] : []),
    comparison === 'paired' && dropout > 0
      ? { ...losses(dropout, values), key: 'dropoutPairs' }
      : losses(dropout, values),
    analysisSet(included[comparison], { hasMargin: goal !== 'superiority', takesCovariates: !isAncova }),
    calculatedBy(isAncova ? 'ancovaPower' : goal === 'equivalence' ? 'owen' : 'noncentralT'),
  ]
}

export function formula(inputs: Inputs): Codes['formulas'][] {
  const { comparison, goal, better, allocation } = inputs
  const isAncova = isAdjusted(inputs)
  const isUnequal = comparison === 'two' && allocation !== 1
  const oneTest = isAncova ? (['ancova', 'imbalance'] as const) : (['noncentral'] as const)
  const twoTests = isAncova
    ? (['owenAncova', 'imbalance', 'limits', 'rangeAncova'] as const)
    : (['owen', 'limits', 'range'] as const)
  const power = {
    superiority: [...oneTest, 'superiority'],
    noninferiority: [...oneTest, better],
    equivalence: twoTests,
  } as const
  const error = isAncova ? 'adjusted' : comparison === 'two' ? 'two' : 'one'
  return [...power[goal], error, ...(isUnequal ? ['allocation' as const] : [])]
}
