import { roundUp } from '../../frame/planning.ts'
import type { Draw } from '../../simulation/draw.ts'
import type { Planned } from '../../simulation/planned.ts'

export interface Look {
  /** Participants or events so far. */
  size: number
  /** Bounds of the statistic that the analysis computes; a missing one is infinite. */
  upper: number
  /** Crossed from above, for futility or harm. */
  lower: number
  /** The bound for harm alone. */
  harm: number
}

/** How a trial ended. */
export interface Course {
  isCrossed: boolean
  size: number
}

/**
 * One trial. The effect is that of its endpoint: a mean, a proportion, a hazard ratio or its logarithm.
 * @param see is called at each look with its index and its Z, unless there are too few for a test
 */
export type Run = (draw: Draw, effect: number, see?: (look: number, z: number) => void) => Course

/** A two-sided test also stops at the mirrored bounds, unless others are chosen. */
const isMirrored = (planned: Planned) =>
  planned.option('goal', 'superiority') === 'superiority' &&
  planned.option('sides') === '2' &&
  planned.option('futility', 'none') === 'none' &&
  planned.option('harm', 'byTest') === 'byTest'

export function looksOf(planned: Planned, hasLower: boolean): Look[] {
  const count = planned.number('looks')
  const maximum = planned.value('maximum')
  return Array.from({ length: count }, (_, index) => {
    const look = index + 1
    const typed = look < count ? planned.optional(`t${look}`) : 100
    const fraction = typed === null ? look / count : typed / 100
    const upper = planned.computed(`z${look}`) ?? Number.POSITIVE_INFINITY
    const found = (name: string) => planned.computed(`${name}${look}`) ?? Number.NEGATIVE_INFINITY
    const harm = isMirrored(planned) ? -upper : found('harm')
    const lower = Math.max(found('futility'), harm)
    return {
      size: roundUp(fraction * maximum),
      upper,
      lower: hasLower ? lower : Number.NEGATIVE_INFINITY,
      harm,
    }
  })
}
