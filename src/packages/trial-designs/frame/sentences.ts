import { allocationText, amountText, countText, percentText, probabilityText } from './format.ts'
import { tailLevel } from './planning.ts'
import type { Fact } from './result.ts'

type Sides = '1' | '2'

/** What sentences say of a test, its target power and the power that it reaches. */
export function testFacts(
  test: { alpha: number; sides: Sides; power: number },
  { power }: { power: number },
) {
  const level = tailLevel(test)
  const sides = test.sides === '2' ? 'twoSided' : 'oneSided'
  return {
    sides: { part: sides } as const,
    alpha: amountText(test.alpha),
    level: amountText(level),
    /** The two-sided interval that leads to the same decision as the tested tail. */
    interval: percentText(1 - 2 * level),
    target: percentText(test.power),
    power: probabilityText(power),
  }
}

/** The null hypothesis; `isAbove`: the assumed value is above that of the hypothesis. */
export function relationTo(sides: Sides, isAbove: boolean) {
  const part = sides === '2' ? 'equal' : isAbove ? 'atMost' : 'atLeast'
  return { part } as const
}

/** A count that stays at or below a limit. */
export function countUpTo(limit: number) {
  return limit === 0
    ? ({ part: 'zero' } as const)
    : ({ part: 'notAbove', facts: { count: countText(limit) } } as const)
}

/** None if the power is asked for: the trial then has no target. */
export function targetPower({ power, find }: { power: number; find: string }) {
  return find !== 'power' ? [{ key: 'target', facts: { target: percentText(power) } } as const] : []
}

/**
 * That a value follows from the given size.
 * @param last of which values it is the last that reaches the power; undefined where nothing was found
 */
export function computed<const Value extends Fact, Last extends string>(value: Value, last?: Last) {
  return last === undefined ? [] : [{ key: 'found', facts: { value, last: { part: last } } } as const]
}

export function allocated<Arms extends string>(arms: Arms, allocation: number) {
  return { key: 'allocation', facts: { arms: { part: arms }, ratio: allocationText(allocation) } } as const
}

/**
 * Whom the size counts; with a margin there are two sets of participants, as ICH E9 asks.
 * @param takesCovariates whether covariates are possible, and nothing was said of them yet
 */
export function analysisSet<Included extends string>(
  included: Included,
  { hasMargin = false, takesCovariates = true } = {},
) {
  return {
    key: hasMargin ? 'analysisSets' : 'analysisSet',
    facts: {
      included: { part: included },
      adjustment: { part: takesCovariates ? 'unadjusted' : 'oneEndpoint' },
    },
  } as const
}

/** How many to enroll so that enough remain, or that no loss is allowed for. */
export function losses(
  dropout: number,
  sizes: { enrolledSize?: number; enrolledFirst?: number; enrolledSecond?: number; enrolledTotal?: number },
) {
  const { enrolledFirst, enrolledSecond, enrolledTotal, enrolledSize } = sizes
  const key = dropout === 0 ? 'noDropout' : enrolledFirst === undefined ? 'dropout' : 'dropoutArms'
  return {
    key,
    facts: {
      dropout: percentText(dropout),
      enrolled: countText(enrolledTotal ?? enrolledSize),
      enrolledFirst: countText(enrolledFirst),
      enrolledSecond: countText(enrolledSecond),
    },
  } as const
}

/** The closing sentence; `methodsText` adds the provider and the R package. */
export function calculatedBy<Name extends string>(part: Name) {
  return { key: 'calculation', facts: { method: { part } } } as const
}
