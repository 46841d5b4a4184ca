import { countText, percentText, ratioText } from '../../frame/format.ts'
import type { Sentence } from '../../frame/result.ts'
import {
  allocated,
  analysisSet,
  calculatedBy,
  computed,
  relationTo,
  targetPower,
  testFacts,
} from '../../frame/sentences.ts'
import type { Codes } from './codes.ts'
import { type Inputs, type Quantities, textOf } from './inputs.ts'

/** Which of the values that reach the power was found. */
function lastOf({ find, outcome, goal, better, p1, p2 }: Inputs) {
  if (find === 'size' || find === 'power') return undefined
  if (find !== 'effect')
    return ({ m: 'smallestM', icc: 'largestIcc', margin: 'smallestMargin' } as const)[find]
  const isSuperiority = goal === 'superiority'
  if (outcome === 'means') return isSuperiority ? 'smallestDifference' : 'leastFavorable'
  if (isSuperiority) return p1 > p2 ? 'lowestAbove' : 'highestBelow'
  return better === 'higher' ? 'lowestShare' : 'highestShare'
}

function foundText(inputs: Inputs) {
  const { find, outcome } = inputs
  if (find === 'size' || find === 'power') return ''
  const text = textOf(inputs, find === 'effect' ? (outcome === 'means' ? 'difference' : 'p1') : find)
  const isPoints = find === 'margin' && outcome === 'proportions'
  return isPoints ? ({ part: 'value.points', facts: { count: text } } as const) : text
}

/** The correlation; where it was found or is 0, the deviation or the difference. */
export function doubts({ better }: Inputs) {
  return [
    { row: 'icc', side: 'more', part: 'largerIcc' },
    { row: 'sd', side: 'more', part: 'largerSd' },
    { row: 'shareDifference', side: 'less', part: 'smallerShare' },
    { row: 'shareByMargin', side: better === 'higher' ? 'less' : 'more', part: 'shiftedShare' },
  ] as const
}

export function methods(
  inputs: Inputs,
  values: Quantities,
  sensitivity: readonly Sentence<Codes>[] = [],
): Sentence<Codes>[] {
  const { find, outcome, goal, sides, cv, dropout } = inputs
  const isMeans = outcome === 'means'
  const isHigherBetter = inputs.better === 'higher'
  const margin = textOf(inputs, 'margin')
  /** What is found has no source. */
  const sourceUnless = (name: Inputs['find']) => (find === name ? '' : ({ part: 'source' } as const))
  const analysis = cv === 0 ? 'equal' : inputs.analysis
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, isMeans ? inputs.difference > 0 : inputs.p1 > inputs.p2),
    clusters: countText(values.clusters),
    m: textOf(inputs, 'm'),
    total: countText(values.total),
    difference: textOf(inputs, 'difference'),
    sd: textOf(inputs, 'sd'),
    p1: textOf(inputs, 'p1'),
    p2: textOf(inputs, 'p2'),
    margin,
    worse: { part: isHigherBetter ? 'below' : 'above' },
    side: { part: isHigherBetter ? 'above' : 'below' },
    sign: isHigherBetter ? '−' : '',
    test: { part: `${analysis}Test`, facts: { what: { part: isMeans ? 'clusterMeans' : 'clusterShares' } } },
    icc: textOf(inputs, 'icc'),
    cv: textOf(inputs, 'cv'),
    effect: ratioText(Number(values.designEffect.toFixed(2))),
    dropout: percentText(dropout),
    perCluster: countText(values.perCluster),
    enrolled: countText(values.enrolledTotal),
    effectSource: sourceUnless('effect'),
    sizeSource: sourceUnless('m'),
    marginSource: sourceUnless('margin'),
  } as const
  return [
    { key: `${outcome}.${goal}`, facts },
    ...targetPower(inputs),
    { key: goal === 'superiority' ? `${outcome}.detect` : `${outcome}.conclude`, facts },
    { key: `${cv > 0 ? 'varyingSizes' : 'equalSizes'}${find === 'icc' ? 'AtMost' : ''}`, facts },
    ...computed(foundText(inputs), lastOf(inputs)),
    ...sensitivity,
    allocated('groups', 1),
    { key: dropout > 0 ? 'dropout' : 'noDropout', facts },
    analysisSet('clusters', { hasMargin: goal === 'noninferiority' }),
    calculatedBy(({ equal: 'donner', weighted: 'eldridge', unweighted: 'hayes' } as const)[analysis]),
  ]
}

export function formula({ outcome, goal, better, analysis, cv }: Inputs): Codes['formulas'][] {
  const distance = {
    superiority: 'Superiority',
    noninferiority: better === 'higher' ? 'Higher' : 'Lower',
  } as const
  return ['noncentral', 'df', `${outcome}${distance[goal]}`, outcome, cv === 0 ? 'equal' : analysis]
}
