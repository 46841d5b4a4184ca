import { itemAt } from '@marom/statistics'
import { meansOf, power as powerOfPlan } from '@marom/statistics/sequential'
import { amountText, percentText, ratioText, significantText } from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import type { Fact, Note, Sentence } from '../../frame/result.ts'
import { analysisSet, computed } from '../../frame/sentences.ts'
import { armsAt, courseOf } from '../../frame/survival-course.ts'
import { notes as survivalNotes } from '../time-to-event/notes.ts'
import {
  doubts as survivalDoubts,
  lastOf as survivalLast,
  methods as survivalMethods,
} from '../time-to-event/text.ts'
import { assumedSize } from '../two-means/assumed-notes.ts'
import { isAdjusted } from '../two-means/inputs.ts'
import { meaning as ofMeans } from '../two-means/notes.ts'
import {
  included,
  doubts as meansDoubts,
  lastOf as meansLast,
  methods as meansMethods,
} from '../two-means/text.ts'
import { meaning as ofProportions } from '../two-proportions/meaning.ts'
import { benefit, excessAt, fewExpected } from '../two-proportions/notes.ts'
import {
  methodOf,
  doubts as proportionsDoubts,
  lastOf as proportionsLast,
  methods as proportionsMethods,
  shareText,
} from '../two-proportions/text.ts'
import { armsIn } from './arms-of-plan.ts'
import type { AllCodes } from './codes.ts'
import { asMeans } from './endpoints/means.ts'
import { asProportions } from './endpoints/proportions.ts'
import { asSurvival } from './endpoints/survival.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { isMirrored } from './plan.ts'
import { sizesOf } from './sizes.ts'
import { solvedOf, worthOf } from './solved.ts'

type Said = Sentence<AllCodes>[]
type Part = Fact<AllCodes['parts']>

const from = <S extends object, Name extends 'two-means' | 'two-proportions' | 'time-to-event'>(
  design: Name,
  sentences: readonly S[],
) => sentences.map((sentence) => ({ ...sentence, from: design }))

/** Sizes by the names that the designs with a single analysis have for them; pairs and one group have no arms. */
function groupsOf({ control, treated, maximum, power }: Quantities) {
  const hasArms = control !== undefined && treated !== undefined
  const [first, second] = hasArms ? [treated, control] : [maximum, 0]
  return { first, second, size: maximum, total: maximum, power }
}

/** The hypothesis and its test, in the sentences of the design with a single analysis. */
export function hypothesis(inputs: Inputs, values: Quantities): Said {
  const groups = groupsOf(values)
  if (inputs.unit === 'means') return from('two-means', meansMethods(asMeans(inputs), groups).slice(0, 1))
  if (inputs.unit === 'proportions') {
    const said = proportionsMethods(asProportions(inputs), { ...groups, difference: 0 })
    return from('two-proportions', said.slice(0, said[1]?.key === 'correction' ? 2 : 1))
  }
  if (inputs.unit !== 'survival') return []
  const unsaid = { expectedEvents: 1, controlEvents: 1, treatedEvents: 1, duration: 1 }
  return from('time-to-event', survivalMethods(asSurvival(inputs), { ...groups, ...unsaid }).slice(0, 1))
}

/** What the analysis is adjusted for. */
export function covariate(inputs: Inputs, values: Quantities): Said {
  if (inputs.unit !== 'means') return []
  const said = meansMethods(asMeans(inputs), groupsOf(values))
  return from(
    'two-means',
    said.filter(({ key }) => key === 'correlation'),
  )
}

/** The same plan with a changed assumption: its size, and the power that this one keeps. */
function others(inputs: Inputs, { total, maximum }: Quantities) {
  const valuesWith = (changed: Partial<Inputs>) => {
    const other = { ...inputs, ...changed }
    return sizesOf(other, solvedOf(other))
  }
  return {
    needed: (changed: Partial<Inputs>) => {
      const needed = valuesWith(changed)
      return needed.total ?? needed.maximum
    },
    left: (changed: Partial<Inputs>) => valuesWith({ ...changed, find: 'power', n: total ?? maximum }).power,
  }
}

function proportionNotes(inputs: Inputs, values: Quantities): Note<AllCodes>[] {
  const trial = asProportions(inputs)
  const groups = groupsOf(values)
  const { plan } = solvedOf(inputs)
  // With a separate boundary below, only one side is tested for efficacy.
  const tested = isMirrored(inputs) ? trial : { ...trial, sides: '1' as const, alpha: tailLevel(inputs) }
  const excess = excessAt(tested, groups, itemAt(plan.looks, -1).upper)
  const few = fewExpected(trial, groups)
  const notes = [
    ...ofProportions(trial, values),
    ...benefit(trial, groups, others(inputs, values)),
    ...(few ? [few] : []),
  ]
  return [
    ...from('two-proportions', notes),
    ...(excess ? [{ level: 'caution', key: 'levelAtEnd', facts: excess } as const] : []),
  ]
}

function ratioNotes(inputs: Inputs, values: Quantities) {
  const trial = asSurvival(inputs)
  const solved = solvedOf(inputs)
  const { first, second, total } = armsIn(values)
  const { first: controlEvents, second: treatedEvents } = armsAt(courseOf(trial, total))
  const sizes = {
    ...{ first, second, total, expectedEvents: values.maximum, power: values.power, hrAbove: values.hrAbove },
    ...{ controlEvents, treatedEvents, duration: 0 },
  }
  const notes = survivalNotes(trial, sizes, {
    powerOf: (mean) => powerOfPlan(solved.plan, meansOf(mean, solved.growth)),
    worth: worthOf(solved),
    ...others(inputs, values),
  })
  // A small maximum has a note of this page.
  return notes.filter(({ key }) => key !== 'fewEvents')
}

/** What the effect means, and what was found, in the sentences of the same design. */
export function meaningNotes(inputs: Inputs, values: Quantities): Note<AllCodes>[] {
  if (inputs.unit === 'means') {
    const trial = asMeans(inputs)
    return from('two-means', [...ofMeans(trial), ...assumedSize(trial, others(inputs, values))])
  }
  if (inputs.unit === 'proportions') return proportionNotes(inputs, values)
  if (inputs.unit !== 'survival') return []
  return from('time-to-event', ratioNotes(inputs, values))
}

/** The assumptions of which the size is made. */
export function assumed(inputs: Inputs): Part {
  const { unit, find, comparison, difference, sd, p1, p2, hr } = inputs
  const isFound = find === 'effect'
  if (unit === 'means')
    return {
      part: `assumed.${comparison}`,
      facts: { difference: (isFound ? significantText : amountText)(difference), sd: amountText(sd) },
    }
  if (unit === 'proportions')
    return { part: 'assumed.proportions', facts: { p1: shareText(p1, isFound), p2: percentText(p2) } }
  const text = isFound ? significantText(hr) : ratioText(hr)
  return { part: 'assumed.survival', facts: { hr: text, source: isFound ? '' : { part: 'source' } } }
}

/** The effect that was found, and which of the values that reach the power it is. */
export function foundEffect(inputs: Inputs, { effect }: Quantities): Said {
  const { unit, find } = inputs
  if (find !== 'effect') return []
  if (unit === 'means') return computed(significantText(inputs.difference), meansLast(asMeans(inputs)))
  if (unit === 'proportions')
    return computed(shareText(inputs.p1, true), proportionsLast(asProportions(inputs)))
  if (unit === 'survival') return computed(significantText(inputs.hr), survivalLast(asSurvival(inputs)))
  if (effect === undefined) throw new RangeError('No effect was found.')
  return computed(percentText(Number(effect.toFixed(3))), 'smallestEffect')
}

const ownRows: Readonly<Partial<Record<string, string>>> = {
  effect: 'pointsByEffect',
  differenceByMargin: 'pointsByMargin',
}

/** Those of the design with a single analysis, by names of this one. */
export function doubts(inputs: Inputs) {
  if (inputs.unit === 'means') return meansDoubts(asMeans(inputs))
  if (inputs.unit === 'survival') return survivalDoubts(inputs)
  if (inputs.unit === 'proportions')
    return proportionsDoubts(asProportions(inputs)).map((doubt) => ({
      ...doubt,
      row: ownRows[doubt.row] ?? doubt.row,
    }))
  return [{ row: 'effect', side: 'less', part: 'lessEffect' } as const]
}

/** Whom the size counts. */
export function analyzed({ unit, comparison, goal, correlation }: Inputs) {
  return analysisSet(unit === 'means' ? included[comparison] : 'allRandomized', {
    hasMargin: goal === 'noninferiority',
    takesCovariates: unit !== 'survival' && (unit !== 'means' || correlation === 0),
  })
}

/** The method of the size with a single analysis, with its source. */
export function basis(inputs: Inputs): Part {
  if (inputs.unit === 'means') return { part: isAdjusted(asMeans(inputs)) ? 'ancovaPower' : 'noncentralT' }
  if (inputs.unit === 'proportions') return { part: methodOf(asProportions(inputs)) }
  return { part: inputs.delay > 0 ? 'basis.averaged' : `basis.${inputs.method}` }
}
