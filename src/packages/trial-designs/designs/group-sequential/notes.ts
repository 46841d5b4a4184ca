import { amountText, countText, meanText, percentText } from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import type { Note } from '../../frame/result.ts'
import type { AllCodes } from './codes.ts'
import { meaningNotes } from './endpoint-text.ts'
import { hasEffect } from './endpoints/by-unit.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { lateNotes } from './late-notes.ts'
import { isMirrored } from './plan.ts'
import { lookRows } from './sizes.ts'
import { solvedOf } from './solved.ts'
import { placeNames } from './stopping-text.ts'
import { counted, followUpText, shareText, unitOf } from './text.ts'

/**
 * `test/study-design/bench/simulate.ts`: below these maximums the t test, or the
 * log-rank test, has 3 points of power less than planned. How few the first look has, decides little.
 */
const few = { participants: 50, pairs: 50, events: 25 }
const tooFew = 10

/** A boundary for futility is worth a note if the trial spares less than this without an effect. */
const fewSpared = 0.05

/** What was found, and what does not follow from a given size. */
function foundNote(inputs: Inputs, values: Quantities): Note<AllCodes> | false {
  const { find, futility, power } = inputs
  const facts = {
    unit: { part: unitOf(inputs) },
    total: countText(values.total),
    maximum: counted(inputs, countText(values.maximum)),
    target: percentText(power),
    effect: shareText(values.effect),
    followUp: followUpText(inputs),
  } as const
  if (find === 'followUp') return { level: 'info', key: 'foundFollowUp', facts }
  if (find === 'effect') return !hasEffect(inputs) && { level: 'info', key: 'foundEffect', facts }
  return find === 'power' && futility !== 'none' && { level: 'info', key: 'held', facts }
}

export function notes(inputs: Inputs, values: Quantities): Note<AllCodes>[] {
  const rows = lookRows(inputs, values, solvedOf(inputs))
  const unit = unitOf(inputs)
  const { maximum, expectedNull, total } = values
  // With everybody recruited before the last interim look, the later looks spare nobody.
  const late = rows
    .slice(0, -1)
    .findIndex(({ recruited }) => recruited !== null && total !== undefined && recruited >= total)
  const facts = {
    unit: { part: unit },
    level: amountText(tailLevel(inputs)),
    maximum: counted(inputs, countText(maximum)),
    expectedNull: meanText(expectedNull),
    expectedAlternative: meanText(values.expectedAlternative),
    cost: percentText(Number((values.inflation - 1).toFixed(3))),
    place: { part: placeNames[late] ?? 'firstPlace' },
  } as const
  const found: (Note<AllCodes> | false)[] = [
    foundNote(inputs, values),
    ...meaningNotes(inputs, values),
    ...lateNotes(inputs, values, rows),
    maximum < tooFew
      ? { level: 'stop', key: 'tooFew', facts }
      : maximum < few[unit] && { level: 'caution', key: 'few', facts },
    inputs.futility === 'none' &&
      expectedNull > (1 - fewSpared) * maximum && { level: 'info', key: 'noSavings', facts },
    late >= 0 && { level: 'info', key: 'recruited', facts },
    inputs.futility !== 'none' &&
      (inputs.binding === 'yes'
        ? { level: 'caution', key: 'binding', facts }
        : { level: 'info', key: 'nonbinding', facts }),
    inputs.boundary === 'none' && inputs.futility !== 'none' && { level: 'info', key: 'futilityOnly', facts },
    !isMirrored(inputs) && { level: 'info', key: 'efficacyLevel', facts },
    { level: 'info', key: 'sizes', facts },
  ]
  return found.filter((note) => note !== false)
}
