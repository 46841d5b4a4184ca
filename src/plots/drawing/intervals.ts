import type { Estimate } from '../statistics/interval.ts'
import { tenth } from './path.ts'
import type { Scale } from './scale.ts'

/** Whiskers with caps for estimates that stand at x coordinates: one path for all. */
export function intervalPath(estimates: readonly (Estimate & { at: number })[], y: Scale): string {
  return estimates
    .map(({ at, lower, upper }) => {
      const start = tenth(at - 3)
      return `M${start} ${tenth(y(lower))}h6m-3 0V${tenth(y(upper))}m-3 0h6`
    })
    .join('')
}
