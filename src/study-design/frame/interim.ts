import type { Texts } from './fields.ts'
import { tailLevel } from './planning.ts'

interface Trial {
  alpha: number
  /** The target power: a proportion. */
  power: number
  sides: '1' | '2'
  /** Whether only one side of a margin is tested, at half the level of two sides. */
  hasMargin: boolean
  /** The size with a single analysis, in all arms together. */
  fixed: number
  unit: 'participants' | 'events' | 'survival'
}

const written = (value: number) => String(Number(value.toPrecision(10)))

/**
 * The parameters of the group sequential design with the size of a trial with one analysis.
 * @param others texts of further fields: dropout, or the course of a survival trial
 */
export function interimTexts(trial: Trial, others: Texts): Texts {
  const { alpha, power, sides, hasMargin, fixed, unit } = trial
  return {
    sides: hasMargin ? '1' : sides,
    alpha: written(hasMargin ? tailLevel(trial) : alpha),
    power: written(power * 100),
    unit,
    fixed: written(fixed),
    ...others,
  }
}
