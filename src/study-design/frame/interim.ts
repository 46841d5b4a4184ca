import type { Texts } from './fields.ts'
import { tailLevel } from './planning.ts'

interface Trial {
  alpha: number
  /** The target power: a proportion. */
  power: number
  sides: '1' | '2'
  /** The power of a given size is not planned. */
  find: string
}

interface Size {
  /** In all arms together, with a single analysis. */
  fixed: number
  unit: 'participants' | 'events' | 'survival'
  /** Whether one side of a margin is tested, at half the level of two sides. */
  hasMargin: boolean
}

/** What the fields of the group sequential design accept. */
const least = { alpha: 0.00001, fixed: 2 }

const written = (value: number) => String(Number(value.toPrecision(10)))

/**
 * The parameters of the group sequential design with the size of a trial with one analysis.
 * @param others texts of further fields: dropout, or the course of a survival trial
 * @returns null where the power is asked for, and where that design would refuse the size or the level
 */
export function interimTexts(trial: Trial, { fixed, unit, hasMargin }: Size, others: Texts): Texts | null {
  const alpha = hasMargin ? tailLevel(trial) : trial.alpha
  if (trial.find === 'power' || fixed < least.fixed || alpha < least.alpha) return null
  return {
    sides: hasMargin ? '1' : trial.sides,
    alpha: written(alpha),
    power: written(trial.power * 100),
    unit,
    fixed: written(fixed),
    ...others,
  }
}
